import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { timers } from '#database/schema/index.ts';
import { HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import { backOff, lineOf } from '#server/outbox/back-off.ts';
import { countDeaths } from '#server/outbox/deaths.ts';
import { pollingWorker } from '#server/outbox/polling-worker.ts';
import type { Worker } from '#server/worker.ts';
import type { Ringing } from './ringing.ts';

export interface TimerOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Whose timers ring, by the name of their chart. */
  readonly kinds: Readonly<Record<string, Ringing>>;
  /** Milliseconds between two looks at the table when no hint comes and no timer is due; a minute unless told. */
  readonly pollEvery?: number;
}

export interface TimerWorker extends Worker {
  /** Rings every timer due at `now`, and those that they set and that are due too, in the order of their moments; resolves to how many were tried. */
  runDue(now: number, signal?: AbortSignal): Promise<number>;
}

/** Timers taken at a time. */
const batchSize = 20;
/** For so long nobody else takes a timer that was taken; a worker that died in between gives it up by that. */
const lease = MINUTE;
const firstPause = MINUTE;
const longestPause = HOUR;

interface Claimed extends Record<string, unknown> {
  readonly machine: string;
  readonly entityId: string;
  readonly timer: string;
  readonly attempts: number;
  readonly dueAt: string;
}

/**
 * Rings timers at least once, each in a transaction of its own in which it also goes away. A timer is taken before its record is locked, in a transaction of
 * its own, so that no command that holds the record and clears its timers ever waits for a worker that waits for the record. A timer that was cleared or
 * moved in the meantime does not ring; one that fails is tried again with growing pauses and keeps no other waiting; one whose process died five times is set
 * aside.
 */
export function timerWorker({
  db,
  clock,
  log,
  kinds,
  pollEvery = MINUTE,
}: TimerOptions): TimerWorker {
  /** What killed its process before is taken alone, so that it takes no other along. */
  const take = async (now: number, isAlone: boolean): Promise<Claimed[]> => {
    const claimed = await db.orm.execute<Claimed>(sql`
      with due as (
        select machine, entity_id, timer, run_at from timers
        where run_at <= ${instant(now)} and set_aside_at is null and not is_taken
          and ${isAlone ? sql`deaths > 0` : sql`deaths = 0`}
        order by run_at, entity_id, timer limit ${isAlone ? 1 : batchSize} for update skip locked)
      update timers set run_at = ${instant(now + lease)}, attempts = timers.attempts + 1, is_taken = true
      from due
      where timers.machine = due.machine and timers.entity_id = due.entity_id and timers.timer = due.timer
      returning timers.machine, timers.entity_id as "entityId", timers.timer, timers.attempts, due.run_at as "dueAt"`);
    return claimed.toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt));
  };

  const next = async (now: number): Promise<Claimed[]> => {
    const unharmed = await take(now, false);
    return unharmed.length > 0 ? unharmed : take(now, true);
  };

  const ring = async (
    { machine, entityId, timer, attempts }: Claimed,
    now: number,
  ): Promise<void> => {
    const claimed = and(
      eq(timers.machine, machine),
      eq(timers.entityId, entityId),
      eq(timers.timer, timer),
      eq(timers.runAt, now + lease),
    );
    try {
      const kind = kinds[machine];
      if (!kind) throw new Error(`Nobody hears the timers of ${machine}`);
      await db.transaction(async () => {
        const exists = await kind.lock(db, entityId);
        const [mine] = await db.orm
          .delete(timers)
          .where(claimed)
          .returning({ timer: timers.timer });
        if (exists && mine) await kind.ring(db, entityId, timer, now);
      });
    } catch (error) {
      log.error('A timer failed and is tried again.', error, {
        machine,
        entity: entityId,
        timer,
        attempts,
      });
      const runAt = now + backOff(attempts, firstPause, longestPause);
      await db.orm
        .update(timers)
        .set({ runAt, lastError: lineOf(error), isTaken: false })
        .where(claimed);
    }
  };

  const runDue = async (now: number, signal?: AbortSignal): Promise<number> => {
    let tried = 0;
    await countDeaths({ db, log }, 'timers', now);
    for (let claimed = await next(now); claimed.length > 0; claimed = await next(now)) {
      for (const timer of claimed) await ring(timer, now);
      tried += claimed.length;
      if (signal?.aborted) break;
    }
    return tried;
  };

  return {
    runDue,
    ...pollingWorker({
      db,
      clock,
      log,
      channel: 'timers',
      longestSleep: pollEvery,
      async work(now, signal) {
        await runDue(now, signal);
        const [earliest] = await db.orm
          .select({ at: timers.runAt })
          .from(timers)
          .where(isNull(timers.setAsideAt))
          .orderBy(timers.runAt)
          .limit(1);
        return earliest?.at ?? null;
      },
    }),
  };
}

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
