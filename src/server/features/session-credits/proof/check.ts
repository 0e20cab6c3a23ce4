import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { ledgerChecks, programmes } from '#database/schema/index.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import { beginningOf, dateAt } from '#domain/time/local.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { pollingWorker } from '#server/outbox/polling-worker.ts';
import type { Worker } from '#server/worker.ts';
import { lockLedger } from '../kind.ts';
import { checkChain } from './chain.ts';
import { reconcile } from './reconciliation.ts';

export interface LedgerCheck {
  readonly at: number;
  /** Those that were found in order, from the first on. */
  readonly transfers: number;
  /** Each in a sentence; none while the books are right. */
  readonly faults: readonly string[];
}

/** Checks the ledger of a programme, the chain of its transfers and what it says of bookings, and keeps what was found. */
export const checkLedger = (db: Database, programmeId: string, at: number): Promise<LedgerCheck> =>
  db.transaction(async () => {
    // Nothing is booked while it is looked at.
    await lockLedger(db, programmeId);
    const { transfers, fault } = await checkChain(db, programmeId);
    const faults = [...(fault === null ? [] : [fault]), ...(await reconcile(db, programmeId))];
    const found = { checkedAt: at, transfers, faults };
    await db.orm
      .insert(ledgerChecks)
      .values({ programmeId, ...found })
      .onConflictDoUpdate({ target: ledgerChecks.programmeId, set: found });
    return { at, transfers, faults };
  });

/** What the latest check of a programme found; null before the first. */
export async function lastCheck(db: Database, programmeId: string): Promise<LedgerCheck | null> {
  const [found] = await db.orm
    .select()
    .from(ledgerChecks)
    .where(eq(ledgerChecks.programmeId, programmeId));
  return found ? { at: found.checkedAt, transfers: found.transfers, faults: found.faults } : null;
}

/** Two o'clock at night by UTC, the latest that has been. */
const lastNight = (now: number): number =>
  beginningOf('UTC', dateAt('UTC', now - 2 * HOUR)) + 2 * HOUR;

interface Night {
  readonly db: Database;
  readonly log: Log;
}

/** Checks every ledger that was not checked since last night; resolves to how many. */
export async function checkLedgers(
  { db, log }: Night,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  const due = await db.orm
    .select({ id: programmes.id })
    .from(programmes)
    .leftJoin(ledgerChecks, eq(ledgerChecks.programmeId, programmes.id))
    .where(
      and(
        gt(programmes.ledgerPosition, 0),
        or(isNull(ledgerChecks.checkedAt), lt(ledgerChecks.checkedAt, lastNight(now))),
      ),
    )
    .orderBy(asc(programmes.id));
  let checked = 0;
  for (const { id } of due) {
    if (signal?.aborted) break;
    const { faults, transfers } = await checkLedger(db, id, now);
    checked += 1;
    if (faults.length > 0)
      log.error('The books of a programme are wrong.', new Error(faults[0]), {
        programme: id,
        transfers,
        faults: faults.length,
      });
  }
  return checked;
}

/** Checks all ledgers every night, and after a night in which nothing ran. */
export const ledgerWorker = ({ db, clock, log }: Night & { readonly clock: Clock }): Worker =>
  pollingWorker({
    db,
    clock,
    log,
    channel: 'ledger_checks',
    longestSleep: HOUR,
    async work(now, signal) {
      await checkLedgers({ db, log }, now, signal);
      return lastNight(now) + DAY;
    },
  });
