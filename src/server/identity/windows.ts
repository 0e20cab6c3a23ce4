import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { rateWindows } from '#database/schema/index.ts';

/** Mails with a link to one address, so that nobody's mailbox is filled by somebody else. The last one of them goes on being good. */
export const linksAllowed = { most: 5, window: 15 * 60_000 } as const;

/** Counts a wish for a link to one address, whether it has an account or not. Resolves to null when it is granted, else to the milliseconds until the next one is. */
export async function takeLinkAttempt(
  db: Database,
  account: string,
  now: number,
): Promise<number | null> {
  const windowStart = now - (now % linksAllowed.window);
  const [row] = await db.orm
    .insert(rateWindows)
    .values({ key: `password link ${account}`, windowStart, hits: 1 })
    .onConflictDoUpdate({
      target: [rateWindows.key, rateWindows.windowStart],
      set: { hits: sql`${rateWindows.hits} + 1` },
    })
    .returning({ hits: rateWindows.hits });
  const hits = row?.hits ?? Infinity;
  if (hits === 1) await forgetOldWindows(db, now);
  return hits <= linksAllowed.most ? null : windowStart + linksAllowed.window - now;
}

/** A few at a time, with whoever opens a new one; those that another caller removes just now are left to that caller. */
async function forgetOldWindows(db: Database, now: number): Promise<void> {
  const before = new Date(now - 2 * linksAllowed.window).toISOString();
  await db.orm.execute(sql`
    DELETE FROM rate_windows WHERE (key, window_start) IN (
      SELECT key, window_start FROM rate_windows WHERE window_start < ${before}
      ORDER BY window_start LIMIT 50 FOR UPDATE SKIP LOCKED)`);
}
