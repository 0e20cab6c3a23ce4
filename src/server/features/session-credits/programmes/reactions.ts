import { and, eq } from 'drizzle-orm';
import { creditLotState, creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { programmeChart } from '#machines/programme/chart.ts';
import { programmeVerbs, type ProgrammeEvent } from '#machines/programme/capabilities.ts';
import type { ProgrammeContext } from '#machines/programme/context.ts';
import { endsAt } from '#machines/programme/running.ts';
import { isSent } from '#machines/verbs.ts';
import { inState } from '#database/in-state.ts';
import { creditLots } from '#database/schema/index.ts';
import type { EffectContext } from '#server/records/kind.ts';
import { reactTo } from '#server/records/reactions.ts';
import { hasEnded } from './ended.ts';
import { armLots } from './follow.ts';
import { takeBack } from './take-back.ts';

type ProgrammeEffect = EffectContext<ProgrammeContext, never, ProgrammeEvent>;

/** The credits of a programme go its way. Each lot does so in a transaction of its own: there may be thousands. */
export const creditsOfProgrammes = reactTo(programmeChart, {
  expireCredits: ({ db, id, at }) =>
    armLots(
      db,
      'END',
      at,
      and(eq(creditLots.programmeId, id), inState(creditLots.status, creditLotStates.usable)),
    ),
  extendCredits: (context) => lastAsLong(context),
  async reissueCredits(context) {
    const { db, id, at } = context;
    await armLots(
      db,
      'REOPEN',
      at,
      and(
        eq(creditLots.programmeId, id),
        inState(creditLots.status, creditLotState.expired),
        hasEnded,
      ),
    );
    await lastAsLong(context);
  },
  async takeBackCredits({ db, id, event, by, at }) {
    const teamId = isSent(programmeVerbs, event, 'REMOVE_TEAM') ? (event.teamId ?? null) : null;
    await takeBack(db, { programmeId: id, teamId, by, at });
  },
});

/** Lots that would have ended with the programme last as long as it does now. */
async function lastAsLong({ db, id, before, after, at }: ProgrammeEffect): Promise<void> {
  if (!before || after.context.creditExpiry !== 'atProgrammeEnd') return;
  await armLots(
    db,
    'EXTEND',
    at,
    and(
      eq(creditLots.programmeId, id),
      inState(creditLots.status, creditLotStates.paying),
      eq(creditLots.expiresAt, endsAt(before.context)),
    ),
  );
}
