import { programmeAwardRinging, programmeAwards } from './features/awards/public.ts';
import { syncRinging, syncTimers } from './features/external-calendars/public.ts';
import { lotMachine, lotRinging } from './features/session-credits/public.ts';
import { allKinds, ringingKinds } from './kinds.gen.ts';
import type { Ringing } from './timers/ringing.ts';

/** The names of the kinds whose charts wait for a moment. */
const timed = new Set<string>(
  allKinds
    .filter(({ chart }) =>
      chart.machine.events.some((type: string) => type.startsWith('xstate.after')),
    )
    .map(({ chart }) => chart.name),
);

/** Everything whose timers ring, by the name under which it sets them: each kind of record whose chart waits, and what sets its timers otherwise. */
export const timedKinds: Readonly<Record<string, Ringing>> = {
  ...Object.fromEntries(Object.entries(ringingKinds).filter(([name]) => timed.has(name))),
  [syncTimers]: syncRinging,
  [lotMachine]: lotRinging,
  [programmeAwards]: programmeAwardRinging,
};
