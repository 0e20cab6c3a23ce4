import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { lengthInWords } from '#domain/time/words.ts';
import type { Database } from '#database/database.ts';
import { signInLocks } from '#database/schema/index.ts';
import { refuse, type Refusal } from '#server/http/answers/refusal.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { policyFor } from '#server/policy-for.ts';
import { auditAccess } from './audit.ts';
import { keyFor, keyedHash } from './keys.ts';

/** What whoever is locked out is told at `field`: for how long accounts are locked (domain reference, 1: signInLock). */
export async function lockedOut(db: Database, field: string): Promise<Refusal> {
  const { parameters } = await policyFor(db, null);
  const length = lengthInWords(parameters.signInLockTime);
  return refuse.invalid({ [field]: `Your account is locked for ${length}.` });
}

/** Milliseconds after which a failure is forgotten, so that mistyping once a week never locks anybody out. */
const remembered = DAY;

/** What failures are counted for: an e-mail address, whether it has an account or not, kept only as a keyed hash. */
export const accountOf = (secret: Uint8Array, email: string): string =>
  keyedHash(keyFor('sign-in accounts', secret), email.trim().toLowerCase());

/**
 * Whose failures count. Somebody in a browser in which they signed in before, or who is signed in, has a counter of their own there (`own`): it alone decides whether
 * they are locked, so that nobody else can shut them out. Their failures count for the account as well, and lock everybody else out of it.
 */
export interface Counted {
  readonly account: string;
  readonly own: string | null;
}

export async function isLocked(
  db: Database,
  { account, own }: Counted,
  now: number,
): Promise<boolean> {
  const locked = await db.orm
    .select({ account: signInLocks.account })
    .from(signInLocks)
    .where(and(eq(signInLocks.account, own ?? account), gt(signInLocks.lockedUntil, now)));
  return locked.length > 0;
}

/** The name of the errand that tells the account of a person that it was locked. */
export const lockJob = 'lockAccount';

/** `userId` is null where nobody has the address that was typed. `at`: epoch milliseconds. */
export const lockedAccount = z.object({ userId: z.string().nullable(), at: z.number() });

interface Failure extends Counted {
  readonly userId: string | null;
  readonly now: number;
}

/**
 * Counts a failure; true when whoever failed is locked out now. The failure that locks it is audited, and the person's account is told. An address that
 * nobody has costs the same.
 */
export const countFailure = (db: Database, failure: Failure): Promise<boolean> =>
  db.transaction(async () => {
    const { account, own, userId, now: at } = failure;
    const { locked, justLocked } = await count(db, { account, userId, now: at });
    if (justLocked) {
      await auditAccess(db, { kind: 'accountLocked', userId, at });
      const payload: z.input<typeof lockedAccount> = { userId, at };
      await enqueue(db, [{ kind: lockJob, payload, dedupeKey: `lock:${newId(at)}` }], at);
    }
    return own === null ? locked : (await count(db, { account: own, userId, now: at })).locked;
  });

/** One statement, so that attempts at the same moment are all counted. */
async function count(
  db: Database,
  { account, userId, now }: Omit<Failure, 'own'>,
): Promise<{ locked: boolean; justLocked: boolean }> {
  const at = instantOf(now);
  const { signInFailures, signInLockTime } = (await policyFor(db, null)).parameters;
  const begunAnew = sql`(${signInLocks.lockedUntil} IS NOT NULL OR ${signInLocks.failedAt} <= ${instantOf(now - remembered)}::timestamptz)`;
  const failures = sql`(CASE WHEN ${begunAnew} THEN 1 ELSE ${signInLocks.failures} + 1 END)`;
  const [counted] = await db.orm
    .insert(signInLocks)
    .values({ account, userId, failures: 1, failedAt: now })
    .onConflictDoUpdate({
      target: signInLocks.account,
      set: {
        userId,
        failures,
        failedAt: now,
        lockedUntil: sql`CASE WHEN ${failures} >= ${signInFailures}::int THEN ${instantOf(now + signInLockTime)}::timestamptz END`,
      },
      setWhere: sql`${signInLocks.lockedUntil} IS NULL OR ${signInLocks.lockedUntil} <= ${at}::timestamptz`,
    })
    .returning({ failures: signInLocks.failures, lockedUntil: signInLocks.lockedUntil });
  if (counted?.failures === 1) await forgetOldFailures(db, now);
  const justLocked = counted !== undefined && counted.lockedUntil !== null;
  return { locked: counted === undefined || justLocked, justLocked };
}

/** After a success. False when whoever succeeded was locked out meanwhile: then the success does not count. A lock is not cleared. */
export async function clearFailures(db: Database, counted: Counted, now: number): Promise<boolean> {
  await db.orm
    .delete(signInLocks)
    .where(
      and(
        inArray(signInLocks.account, [counted.account, counted.own ?? counted.account]),
        or(isNull(signInLocks.lockedUntil), lte(signInLocks.lockedUntil, now)),
      ),
    );
  return !(await isLocked(db, counted, now));
}

async function forgetOldFailures(db: Database, now: number): Promise<void> {
  await db.orm.execute(sql`
    DELETE FROM sign_in_locks WHERE account IN (
      SELECT account FROM sign_in_locks WHERE failed_at < ${instantOf(now - remembered)}::timestamptz
      ORDER BY failed_at LIMIT 50 FOR UPDATE SKIP LOCKED)`);
}

const instantOf = (ms: number): string => new Date(ms).toISOString();
