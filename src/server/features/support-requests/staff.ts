import { and, asc, eq, ilike, inArray } from 'drizzle-orm';
import { audiences, isFor } from '#machines/audiences.ts';
import { isStaff } from '#machines/person.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { users, wellbeingReaders } from '#database/schema/index.ts';
import { likePattern } from '#server/http/lists.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Principal } from '#server/http/principal.ts';
import { personReferenceColumns } from '#server/records/people.ts';

/** Accounts of staff that are there. */
export const isOfStaff = and(
  inArray(users.role, [...audiences.staff]),
  inState(users.status, userStates.open),
);

/** Who of staff reads concerns about somebody's wellbeing, by name: staff see it, and super admins choose them. */
export async function readersFor(db: Database, { role }: Principal) {
  const people = isStaff({ role })
    ? await db.orm
        .select(personReferenceColumns)
        .from(wellbeingReaders)
        .innerJoin(users, eq(users.id, wellbeingReaders.userId))
        .orderBy(asc(byName(users.fullName)), asc(users.id))
    : [];
  return { people, mayChange: isFor('superAdmins', role) };
}

/** These read them from now on, and nobody else. */
export async function chooseReaders(
  db: Database,
  ids: readonly string[],
  at: number,
): Promise<void> {
  const wanted = [...new Set(ids)];
  await db.transaction(async () => {
    const found = await db.orm
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, wanted), isOfStaff));
    if (found.length < wanted.length) throw refuse.invalid({ users: 'Choose members of staff.' });
    await db.orm.delete(wellbeingReaders);
    if (wanted.length > 0)
      await db.orm
        .insert(wellbeingReaders)
        .values(wanted.map((userId) => ({ userId, addedAt: at })))
        .onConflictDoNothing();
  });
}

/** People of staff, found by name. */
export const staffFound = (db: Database, search: string | null | undefined) =>
  db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(and(isOfStaff, search ? ilike(users.fullName, likePattern(search)) : undefined))
    .orderBy(asc(byName(users.fullName)), asc(users.id))
    .limit(20);
