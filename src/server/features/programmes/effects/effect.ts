import type { ProgrammeContext } from '#machines/programme/context.ts';
import type { ProgrammeEvent } from '#machines/programme/capabilities.ts';
import type { programmeMachine } from '#machines/programme/machine.ts';
import type { EffectContext, EffectHandlers } from '#server/records/kind.ts';

export type ProgrammeEffect = EffectContext<ProgrammeContext, never, ProgrammeEvent>;

/** What the chart of programmes orders, by name. */
export type ProgrammeEffects = EffectHandlers<
  typeof programmeMachine,
  ProgrammeContext,
  never,
  ProgrammeEvent
>;
