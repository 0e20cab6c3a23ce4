import { and, asc, eq, ilike, notInArray, sql } from 'drizzle-orm';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { users } from '#database/schema/index.ts';
import { likePattern } from '#server/http/lists.ts';
import { personReferenceColumns } from '#server/records/people.ts';

interface Wanted {
  readonly id?: string;
  readonly search?: string | null | undefined;
  /** Those who are not to be found. */
  readonly without?: readonly string[];
}

/** Coaches of a programme, found by name; at most 20. */
export const coachesFor = (
  db: Database,
  programmeId: string,
  { id, search, without = [] }: Wanted,
) =>
  db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(
      and(
        eq(users.role, 'Coach'),
        inState(users.status, userState.active),
        sql`exists (select 1 from programme_coaches c where c.programme_id = ${programmeId} and c.coach_id = ${users.id})`,
        id === undefined ? undefined : eq(users.id, id),
        without.length === 0 ? undefined : notInArray(users.id, [...without]),
        search ? ilike(users.fullName, likePattern(search)) : undefined,
      ),
    )
    .orderBy(asc(byName(users.fullName)), asc(users.id))
    .limit(20);
