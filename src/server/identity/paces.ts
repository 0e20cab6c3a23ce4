import { setTimeout as passing } from 'node:timers/promises';
import { eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { attemptPaces } from '#database/schema/index.ts';
import type { Attempts, Trying } from '#server/http/limits/attempts.ts';
import { networkOf } from '#server/http/limits/networks.ts';

/**
 * How failures from one address, which a whole office may share, slow down those that follow. Nobody is shut out: an attempt waits for its turn, and a right
 * password then gets in.
 */
export const pace = {
  /** Failures that cost nobody anything. */
  free: 20,
  /** Milliseconds in which one failure is forgotten. */
  forgottenIn: 30_000,
  /** Milliseconds between two attempts, after the first failure that is not free; twice as long after each `doubledBy` more. */
  shortest: 250,
  doubledBy: 5,
  /** Milliseconds between two attempts, however many have failed; and the longest that one is kept waiting for its turn. */
  longest: 8_000,
} as const;

/** More failures than these make nothing slower, and are not remembered. */
const most = pace.free + pace.doubledBy * (1 + Math.log2(pace.longest / pace.shortest));
/** Requests that wait for their turn in this process; more are told to come again. */
const mostWaiting = 500;

type Pause = (ms: number) => Promise<unknown>;

/** Attempts as they are counted in the database, so that all processes count together. While they wait they hold no connection to it. */
export function pacedAttempts(db: Database, pause: Pause = (ms) => passing(ms)): Attempts {
  let waiting = 0;
  return {
    async take(trying) {
      const wait = await takeTurn(db, keyOf(trying), trying.now);
      if (wait === null || (wait > 0 && waiting >= mostWaiting)) return pace.longest;
      if (wait === 0) return null;
      waiting += 1;
      await pause(wait).finally(() => (waiting -= 1));
      return null;
    },
    async giveBack(trying) {
      await db.orm
        .update(attemptPaces)
        .set({ failures: sql`greatest(${attemptPaces.failures} - 1, 0)` })
        .where(eq(attemptPaces.key, keyOf(trying)));
    },
  };
}

/** People who are signed in are slowed down by themselves alone. */
const keyOf = ({ principalId, address, purpose = 'proofs' }: Trying): string =>
  `${purpose}, ${principalId === null ? `address ${networkOf(address)}` : `person ${principalId}`}`;

/**
 * Counts an attempt as if it failed and gives it the next turn, in one statement, so that attempts at the same moment come one after the other. Resolves to the
 * milliseconds until then; null, and nothing is counted, when that is too long.
 */
async function takeTurn(db: Database, key: string, now: number): Promise<number | null> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  const limit = sql`${at} + ${milliseconds(sql`${pace.longest}::float8`)}`;
  // A clock that was put back leaves a turn behind that nobody was ever given.
  const before = sql`(case when ${attemptPaces.turnAt} > ${limit} then ${at} else ${attemptPaces.turnAt} end)`;
  const turn = sql`greatest(${at}, ${before} + ${distance(remembered(at))})`;
  const [taken] = await db.orm
    .insert(attemptPaces)
    .values({ key, failures: 1, countedAt: now, turnAt: now })
    .onConflictDoUpdate({
      target: attemptPaces.key,
      set: {
        failures: sql`least(${remembered(at)} + 1, ${most}::float8)`,
        countedAt: now,
        turnAt: turn,
      },
      setWhere: sql`${turn} <= ${limit}`,
    })
    .returning({ failures: attemptPaces.failures, turnAt: attemptPaces.turnAt });
  if (taken?.failures === 1) await forgetOldPaces(db, now);
  return taken === undefined ? null : Math.max(0, taken.turnAt - now);
}

/** Failures that are not forgotten yet. */
const remembered = (at: SQL): SQL =>
  sql`greatest(0, ${attemptPaces.failures} - greatest(0, extract(epoch from ${at} - ${attemptPaces.countedAt})) * ${1000 / pace.forgottenIn}::float8)`;

/** What lies between two attempts after so many failures. */
const distance = (failures: SQL): SQL =>
  sql`(case when ${failures} < ${pace.free}::float8 then interval '0' else ${milliseconds(
    sql`round(least(${pace.longest}::float8, ${pace.shortest}::float8 * power(2, (${failures} - ${pace.free}::float8) / ${pace.doubledBy}::float8)))`,
  )} end)`;

const milliseconds = (ms: SQL): SQL => sql`${ms} * interval '1 millisecond'`;

async function forgetOldPaces(db: Database, now: number): Promise<void> {
  const old = lt(attemptPaces.countedAt, now - most * pace.forgottenIn);
  const keys = db.orm
    .select({ key: attemptPaces.key })
    .from(attemptPaces)
    .where(old)
    .orderBy(attemptPaces.countedAt)
    .limit(50)
    .for('update', { skipLocked: true });
  await db.orm.delete(attemptPaces).where(sql`${attemptPaces.key} in ${keys}`);
}
