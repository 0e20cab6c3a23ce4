import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { rateWindows } from '#database/schema/index.ts';
import type { TakeCredentialAttempt } from '#server/http/rate-limits.ts';

interface Allowance {
  /** Calls in one window. */
  readonly most: number;
  /** Milliseconds. */
  readonly window: number;
}

const quarterOfAnHour = 15 * 60_000;

/**
 * Attempts to present a password. From one address only those count that fail, because a whole office may share it; for one account all
 * count, because each costs us 19 MiB for a moment. Guessing is stopped long before, by the lock.
 */
export const attemptsAllowed = {
  address: { most: 100, window: quarterOfAnHour },
  account: { most: 60, window: quarterOfAnHour },
  /** Mails with a link to one address, so that nobody's mailbox is filled by somebody else. */
  link: { most: 5, window: quarterOfAnHour },
} as const satisfies Record<string, Allowance>;

/** For `rateLimits` of the http core. */
export const takeAddressAttempt =
  (db: Database): TakeCredentialAttempt =>
  ({ address, now }) =>
    take(db, addressKey(address), attemptsAllowed.address, now);

/** The attempt from this address was a good one after all. `now` as it was when the attempt was taken. */
export async function giveAddressAttemptBack(
  db: Database,
  address: string,
  now: number,
): Promise<void> {
  await db.orm
    .update(rateWindows)
    .set({ hits: sql`greatest(${rateWindows.hits} - 1, 0)` })
    .where(
      and(
        eq(rateWindows.key, addressKey(address)),
        eq(rateWindows.windowStart, startOf(attemptsAllowed.address, now)),
      ),
    );
}

/** Counts an attempt on an account. Resolves to null when it may go on, else to the milliseconds until the next one may. */
export const takeAccountAttempt = (
  db: Database,
  account: string,
  now: number,
): Promise<number | null> => take(db, `sign-in account ${account}`, attemptsAllowed.account, now);

/** Counts a wish for a link to one address, whether it has an account or not. Resolves like {@link takeAccountAttempt}. */
export const takeLinkAttempt = (
  db: Database,
  account: string,
  now: number,
): Promise<number | null> => take(db, `password link ${account}`, attemptsAllowed.link, now);

async function take(
  db: Database,
  key: string,
  allowance: Allowance,
  now: number,
): Promise<number | null> {
  const windowStart = startOf(allowance, now);
  const [row] = await db.orm
    .insert(rateWindows)
    .values({ key, windowStart, hits: 1 })
    .onConflictDoUpdate({
      target: [rateWindows.key, rateWindows.windowStart],
      set: { hits: sql`${rateWindows.hits} + 1` },
    })
    .returning({ hits: rateWindows.hits });
  const hits = row?.hits ?? Infinity;
  if (hits === 1) await forgetOldWindows(db, now);
  return hits <= allowance.most ? null : windowStart + allowance.window - now;
}

const startOf = ({ window }: Allowance, now: number): number => now - (now % window);

/** A few at a time, with whoever opens a new one; those that another caller removes just now are left to that caller. */
async function forgetOldWindows(db: Database, now: number): Promise<void> {
  const before = new Date(now - 2 * quarterOfAnHour).toISOString();
  await db.orm.execute(sql`
    DELETE FROM rate_windows WHERE (key, window_start) IN (
      SELECT key, window_start FROM rate_windows WHERE window_start < ${before}
      ORDER BY window_start LIMIT 50 FOR UPDATE SKIP LOCKED)`);
}

/** One household or machine has a whole /64 of the newer addresses; counting them singly would count nothing. */
function addressKey(address: string): string {
  const isVersion6 = address.includes(':') && !/^::ffff:\d+\./i.test(address);
  return `sign-in address ${isVersion6 ? networkOf(address) : address.replace(/^::ffff:/i, '')}`;
}

function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
