import { and, eq, gt, max } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import { hasComeIn, isLocked } from '#machines/user/states.ts';
import type { Database } from '#database/database.ts';
import { signInLocks, timers, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import { lockedAccount } from '#server/identity/locks.ts';
import { ring, send } from '#server/records/send.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { userKind } from './kind.ts';

/**
 * Tells the account of a person that too many passwords were wrong (domain reference, 3.1, LOCK). Signing in is closed by then, whatever becomes of this; a lock
 * that has ended meanwhile is not told, and neither is the same one twice.
 */
export const lockDelivery =
  ({ db, clock }: { readonly db: Database; readonly clock: Clock }): Delivery =>
  async (payload) => {
    const { userId, at } = lockedAccount.parse(payload);
    if (userId === null) return;
    await db.transaction(async () => {
      const [person] = await db.orm.select().from(users).where(eq(users.id, userId)).for('update');
      const until = await lockedUntil(db, userId, clock.now());
      if (!person || !hasComeIn(person) || until === null) return;
      if (isLocked(person)) {
        if ((person.lockedUntil ?? 0) > at) return;
        await endFormerLock(db, userId, at);
      }
      await send(db, userKind, userId, { type: 'LOCK', until, by: system, at });
    });
  };

/** Null where the lock has ended meanwhile. */
async function lockedUntil(db: Database, userId: string, now: number): Promise<number | null> {
  const [lock] = await db.orm
    .select({ until: max(signInLocks.lockedUntil) })
    .from(signInLocks)
    .where(and(eq(signInLocks.userId, userId), gt(signInLocks.lockedUntil, now)));
  return lock?.until ?? null;
}

/** Its end is due, and its timer has not rung yet. */
async function endFormerLock(db: Database, userId: string, at: number): Promise<void> {
  const [due] = await db.orm
    .select({ timer: timers.timer })
    .from(timers)
    .where(and(eq(timers.machine, userKind.chart.name), eq(timers.entityId, userId)));
  if (due) await ring(db, userKind, userId, due.timer, at);
}
