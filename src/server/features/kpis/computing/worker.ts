import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { kpiStates } from '#machines/kpi/states.gen.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { beginningOf, dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { kpis } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { pollingWorker } from '#server/outbox/polling-worker.ts';
import type { Worker } from '#server/worker.ts';
import { compute, longSpan, recentSpan } from './compute.ts';

/** Ten past midnight by UTC, the latest that has been: every period that ended is over everywhere the product reckons. */
const lastNight = (now: number): number =>
  beginningOf('UTC', dateAt('UTC', now - 10 * MINUTE)) + 10 * MINUTE;

/** Computes what was not computed since last night; resolves to how many KPIs. */
export async function computeDue(db: Database, now: number, signal?: AbortSignal): Promise<number> {
  const due = await db.orm
    .select({ id: kpis.id })
    .from(kpis)
    .where(
      and(
        eq(kpis.source, 'computed'),
        inState(kpis.status, kpiStates.open),
        or(isNull(kpis.computedAt), lt(kpis.computedAt, lastNight(now))),
      ),
    )
    .orderBy(kpis.id);
  let done = 0;
  for (const { id } of due) {
    if (signal?.aborted) break;
    await compute(db, id, now, (period, _, computedAt) =>
      computedAt === null ? longSpan(period, now) : recentSpan(period, computedAt, now),
    );
    done += 1;
  }
  return done;
}

interface Night {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Computes every night, and after a night in which nothing ran. */
export const kpiWorker = ({ db, clock, log }: Night): Worker =>
  pollingWorker({
    db,
    clock,
    log,
    channel: 'kpi_values',
    longestSleep: HOUR,
    async work(now, signal) {
      await computeDue(db, now, signal);
      return lastNight(now) + DAY;
    },
  });
