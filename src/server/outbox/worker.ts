import { and, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { idempotencyKeys, outbox } from '#database/schema/index.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import type { Clock } from '#server/clock.ts';
import type { Log } from '#server/log.ts';
import type { Worker } from '#server/worker.ts';
import { backOff, lineOf } from './back-off.ts';
import { countDeaths, publishSetAside } from './deaths.ts';
import { pollingWorker } from './polling-worker.ts';

/**
 * Runs one errand; rejects when it must be tried again. It may run more than once for the same `id`; `attempt` counts from 1. What takes long ends early once
 * `signal` is aborted: it is then taken up again by the next worker, as if it had not been tried.
 */
export type Delivery = (
  payload: unknown,
  id: string,
  attempt?: number,
  signal?: AbortSignal,
) => Promise<void>;

export interface OutboxOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** Who runs the errands of each kind. */
  readonly deliveries: Readonly<Record<string, Delivery>>;
  /** Milliseconds between two looks at the table when no hint comes; 10 seconds unless told. */
  readonly pollEvery?: number;
  /** The kinds that it takes, or leaves to others; all unless told. */
  readonly takes?: { readonly only: readonly string[] } | { readonly except: readonly string[] };
  /** Errands taken at a time; 10 unless told. */
  readonly atOnce?: number;
  /** Milliseconds after which it says that it is still busy with what it has taken; a minute unless told. */
  readonly renewEvery?: number;
}

export interface OutboxWorker extends Worker {
  /** Runs everything due at `now`, once each; resolves to how many errands were tried. */
  runDue(now: number, signal?: AbortSignal): Promise<number>;
  /** Removes what is done for 30 days, and the idempotency keys of more than 7 days ago. */
  tidy(now: number): Promise<void>;
}

/** For so long nobody else takes an errand that was taken, unless its worker says anew that it is busy with it; one that died gives it up by that. */
const lease = 5 * MINUTE;
const mostAttempts = 10;
const firstPause = MINUTE;
const longestPause = 6 * HOUR;

interface Claimed extends Record<string, unknown> {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/**
 * Runs the errands of the outbox, at least once each: an errand is taken for a while, run outside any transaction, and marked as done. What fails is tried
 * again with growing pauses; after 10 attempts, or when its process died five times, it is set aside in the table, and the log and `/health/ready` say so.
 */
export function outboxWorker({
  db,
  clock,
  log,
  deliveries,
  pollEvery = 10_000,
  takes = { except: [] },
  atOnce = 10,
  renewEvery = MINUTE,
}: OutboxOptions): OutboxWorker {
  const isOurs =
    'only' in takes
      ? inArray(outbox.kind, [...takes.only])
      : takes.except.length === 0
        ? sql`true`
        : notInArray(outbox.kind, [...takes.except]);

  /** What killed its process before is taken alone, so that it takes no other along. */
  const take = async (now: number, isAlone: boolean): Promise<Claimed[]> =>
    db.orm.execute<Claimed>(sql`
      update outbox set run_at = ${instant(now + lease)}, attempts = attempts + 1, is_taken = true
      where id in (
        select id from outbox
        where done_at is null and set_aside_at is null and not is_taken and run_at <= ${instant(now)}
          and ${isOurs} and ${isAlone ? sql`deaths > 0` : sql`deaths = 0`}
        order by run_at, id limit ${isAlone ? 1 : atOnce} for update skip locked)
      returning id, kind, payload, attempts`);

  const next = async (now: number): Promise<Claimed[]> => {
    const unharmed = await take(now, false);
    return unharmed.length > 0 ? unharmed : take(now, true);
  };

  /** What takes longer than it was taken for is kept by saying so, now and then. */
  const whileKept = async (claimed: readonly Claimed[], work: Promise<unknown>): Promise<void> => {
    const ids = claimed.map(({ id }) => id);
    const keep = () =>
      db.orm
        .update(outbox)
        .set({ runAt: clock.now() + lease })
        .where(and(inArray(outbox.id, ids), eq(outbox.isTaken, true), isNull(outbox.doneAt)));
    const renewing = setInterval(() => {
      keep().catch((error: unknown) => log.error('Errands could not be kept for longer.', error));
    }, renewEvery);
    try {
      await work;
    } finally {
      clearInterval(renewing);
    }
  };

  const giveBack = async ({ id, attempts }: Claimed, now: number): Promise<void> => {
    const untried = { runAt: now, attempts: attempts - 1, isTaken: false };
    await db.orm
      .update(outbox)
      .set(untried)
      .where(and(eq(outbox.id, id), isNull(outbox.doneAt)));
  };

  const run = async (job: Claimed, now: number, signal?: AbortSignal): Promise<void> => {
    const { id, kind, payload, attempts } = job;
    try {
      const deliver = deliveries[kind];
      if (!deliver) throw new Error(`Nobody runs errands of the kind ${kind}`);
      await deliver(payload, id, attempts, signal);
      const done = { doneAt: now, lastError: null, isTaken: false };
      await db.orm.update(outbox).set(done).where(eq(outbox.id, id));
    } catch (error) {
      if (signal?.aborted) return giveBack(job, now);
      const isLast = attempts >= mostAttempts;
      if (isLast)
        log.error('An errand failed for the last time and is given up.', error, {
          id,
          kind,
          attempts,
        });
      else
        log.warn('An errand failed and is tried again.', {
          id,
          kind,
          attempts,
          because: lineOf(error),
        });
      const runAt = now + backOff(attempts, firstPause, longestPause);
      await db.orm
        .update(outbox)
        .set({
          runAt,
          lastError: lineOf(error),
          isTaken: false,
          ...(isLast && { setAsideAt: now }),
        })
        .where(and(eq(outbox.id, id), isNull(outbox.doneAt)));
      if (isLast) await publishSetAside(db);
    }
  };

  const runDue = async (now: number, signal?: AbortSignal): Promise<number> => {
    let tried = 0;
    await countDeaths({ db, log }, 'outbox', now);
    for (let claimed = await next(now); claimed.length > 0; claimed = await next(now)) {
      await whileKept(claimed, Promise.all(claimed.map((job) => run(job, now, signal))));
      tried += claimed.length;
      if (signal?.aborted) break;
    }
    return tried;
  };

  const tidy = async (now: number): Promise<void> => {
    await db.orm.delete(outbox).where(lt(outbox.doneAt, now - 30 * DAY));
    await db.orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, now - 7 * DAY));
  };

  let tidiedAt = Number.NEGATIVE_INFINITY;

  return {
    runDue,
    tidy,
    ...pollingWorker({
      db,
      clock,
      log,
      channel: 'outbox',
      longestSleep: pollEvery,
      async work(now, signal) {
        await runDue(now, signal);
        if (now - tidiedAt >= HOUR) {
          await tidy(now);
          tidiedAt = now;
        }
        return null;
      },
    }),
  };
}

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
