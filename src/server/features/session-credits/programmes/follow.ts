import { eq, type SQL } from 'drizzle-orm';
import { programmeState, programmeStates } from '#machines/programme/states.gen.ts';
import type { CreditLotEvent } from '#machines/credit-lot/capabilities.ts';
import { isOneOf } from '#machines/states.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { creditLots, programmes } from '#database/schema/index.ts';
import { decide } from '#machines/decide.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import { sendLocked } from '#server/records/send.ts';
import { armTimers } from '#server/records/timers.ts';
import { lotMachine } from '../arm-expiry.ts';
import { programmeExpiry } from '../programme.ts';
import { creditLotKind, type CreditLot } from '../kind.ts';
import { lastEnd, lastExpiry } from './ended.ts';

/** What lots are told by their programme, by the timers that tell them. */
type Following = 'END' | 'EXTEND' | 'REOPEN';

/** Lets lots of a programme go its way as soon as this transaction ends, each in one of its own. */
export async function armLots(
  db: Database,
  timer: Following,
  at: number,
  which: SQL | undefined,
): Promise<void> {
  const lots = await db.orm.select({ id: creditLots.id }).from(creditLots).where(which);
  await armTimers(
    db,
    lots.map(({ id }) => ({ machine: lotMachine, entityId: id, timer, runAt: at })),
  );
}

type Programme = typeof programmes.$inferSelect;

const isActive = isOneOf(programmeStates.active);

/** Tells a lot what its programme has come to, behind the lock of the programme; nothing where that has changed again, or the lot has nothing to do with it. */
const follow =
  (
    eventFor: (
      db: Database,
      lot: CreditLot,
      programme: Programme,
      at: number,
    ) => Promise<CreditLotEvent | null>,
  ) =>
  async (db: Database, id: string, at: number): Promise<void> => {
    const lot = await creditLotKind.lock(db, id);
    if (!lot) return;
    const [programme] = await db.orm
      .select()
      .from(programmes)
      .where(eq(programmes.id, lot.extra.programmeId));
    const event = programme && (await eventFor(db, lot, programme, at));
    if (event && decide(creditLotChart, lot.row, event).accepted)
      await sendLocked(db, creditLotKind, lot, event);
  };

export const following: Readonly<
  Partial<Record<string, (db: Database, id: string, at: number) => Promise<void>>>
> = {
  END: follow(async (_, { row: { context } }, programme, at) => {
    if (programme.status !== programmeState.complete) return null;
    const lasted = context.expiresAt === programmeExpiry(programme) ? null : context.expiresAt;
    return { type: 'END', lasted, by: system, at };
  }),
  EXTEND: follow(async (_, __, programme, at) =>
    isActive(programme.status)
      ? { type: 'EXTEND', expiresAt: programmeExpiry(programme), by: system, at }
      : null,
  ),
  REOPEN: follow(async (db, { id }, programme, at) => {
    const ended = isActive(programme.status) ? await lastEnd(db, id) : null;
    if (!ended) return null;
    const units = (await lastExpiry(db, id))?.units ?? 0;
    if (units === 0) return null;
    const expiresAt = ended.lasted ?? programmeExpiry(programme);
    return { type: 'REOPEN', units, expiresAt, by: system, at };
  }),
} satisfies Record<Following, unknown>;
