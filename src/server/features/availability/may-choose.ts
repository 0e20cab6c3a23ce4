import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { onlyItsCoach } from '#machines/booking/capabilities/people.ts';
import { isMember, isStaff } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { inState } from '#database/in-state.ts';
import { coachesBookableBy } from './permitted-coach.ts';

/**
 * Whose times somebody may look at in order to choose one: staff everybody's, coaches their own, members those of the coaches they, or a team they lead, may
 * book (domain reference, 4). Coaches who are not active have none.
 */
export async function mayChooseTimesOf(
  db: Database,
  principal: Pick<Principal, 'id' | 'role'>,
  coachIds: readonly string[],
  now: number,
): Promise<string[]> {
  if (coachIds.length === 0) return [];
  if (isMember(principal)) return coachesBookableBy(db, principal.id, coachIds, now);
  const coaches = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.id, [...coachIds]),
        eq(users.role, 'Coach'),
        inState(users.status, userState.active),
      ),
    );
  const known = coaches.map(({ id }) => id);
  return isStaff(principal) ? known : known.filter((id) => id === principal.id);
}

/**
 * Refuses whoever may not choose a time of a coach, before anything is said of that time, and in the same words whether there is such a coach or not: to
 * coaches those of the chart, whose sessions are theirs alone to give.
 */
export async function refuseStrangeCoach(
  db: Database,
  by: Pick<Principal, 'id' | 'role'>,
  coachId: string,
  now: number,
): Promise<void> {
  if (by.role === 'Coach' && by.id !== coachId)
    throw refuse.decided({ status: 403, errors: { event: onlyItsCoach } });
  const [known] = await mayChooseTimesOf(db, by, [coachId], now);
  if (known === undefined) throw refuse.invalid({ coach: 'This coach can no longer be booked.' });
}
