import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { slotHoldState } from '#machines/slot-hold/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  knownBrowsers,
  passwordCredentials,
  passwordLinks,
  slotHolds,
  timers,
  users,
} from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';

/** What is written about somebody that decides how they come in, and what they are let in to. */
export const accessFields = ['email', 'role', 'organizationId', 'loginMethod'] as const;

/** One person, or those whom a question finds. */
type People = string | SQL;

/**
 * What ends with a change of an account, inside the transaction that changes it: of its status, password, address, role, organisation or way of signing in. Open links
 * are void, and those that were asked for and not sent yet are not sent; times that are kept are given up; whoever is at their organisation's provider begins anew;
 * browsers are no longer known. Sign-ins are ended by whoever changes the account, because the one that asks may stay.
 */
export async function endWhatHungOn(db: Database, people: People, at: number): Promise<void> {
  const whose = typeof people === 'string' ? sql`(${people}::uuid)` : people;
  await db.orm
    .update(users)
    .set({ accessChangedAt: at })
    .where(sql`${users.id} in ${whose}`);
  await db.orm
    .update(passwordLinks)
    .set({ voidedAt: at })
    .where(
      and(
        sql`${passwordLinks.userId} in ${whose}`,
        isNull(passwordLinks.usedAt),
        isNull(passwordLinks.voidedAt),
      ),
    );
  await db.orm.delete(knownBrowsers).where(sql`${knownBrowsers.userId} in ${whose}`);
  await releaseHolds(db, whose, at);
}

/** Whether something that was begun or asked for then is over, because the account has changed since. */
export const isOver = (begunAt: number, accessChangedAt: number | null): boolean =>
  accessChangedAt !== null && begunAt < accessChangedAt;

/** A hold lapses by its own timer; it rings now. */
async function releaseHolds(db: Database, whose: SQL, at: number): Promise<void> {
  const held = await db.orm
    .update(slotHolds)
    .set({ expiresAt: at })
    .where(
      and(sql`${slotHolds.memberId} in ${whose}`, inState(slotHolds.status, slotHoldState.held)),
    )
    .returning({ id: slotHolds.id });
  const ids = held.map((each) => each.id);
  if (ids.length === 0) return;
  await db.orm
    .update(timers)
    .set({ runAt: at })
    .where(and(eq(timers.machine, 'slot-hold'), inArray(timers.entityId, ids)));
  db.afterCommit(() => void db.outside(() => db.notify('timers')));
}

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  /** Somebody else has set it: it has to be replaced before anything else. */
  readonly temporary: boolean;
  readonly at: number;
}

/** Gives somebody another password, inside the current transaction, and ends what hung on the one before. Nobody else writes one. */
export async function writePassword(
  db: Database,
  { userId, passwordHash, temporary, at }: NewPassword,
): Promise<void> {
  const set = { passwordHash, changedAt: at, temporary };
  await db.orm
    .insert(passwordCredentials)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: passwordCredentials.userId, set });
  await endWhatHungOn(db, userId, at);
}
