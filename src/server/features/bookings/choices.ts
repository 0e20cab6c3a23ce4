import { asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Endpoints } from '#contract/endpoints.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookings, organizations, sessions, users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { visibleTo } from './policy.ts';

type Column = typeof bookings.sessionId | typeof bookings.coachId | typeof bookings.organizationId;

/** The sessions, coaches and organisations of the bookings that somebody may see, by name. */
export async function choicesFor(
  db: Database,
  principal: Principal,
): Promise<ResponseOf<Endpoints['GET /bookings/choices']>> {
  const among = (column: Column): SQL =>
    isStaff(principal)
      ? eachOf(column)
      : sql`(select ${column} from ${bookings} where ${visibleTo(principal)})`;
  return {
    sessions: await db.orm
      .select({ id: sessions.id, name: sessions.name })
      .from(sessions)
      .where(inArray(sessions.id, among(bookings.sessionId)))
      .orderBy(asc(sessions.name)),
    coaches: await db.orm
      .select({ id: users.id, name: users.fullName })
      .from(users)
      .where(inArray(users.id, among(bookings.coachId)))
      .orderBy(asc(users.fullName)),
    organizations: await db.orm
      .select({ id: organizations.id, name: organizations.name })
      .from(organizations)
      .where(inArray(organizations.id, among(bookings.organizationId)))
      .orderBy(asc(organizations.name)),
  };
}

/** Each value of a column once, from one to the next through its index: so many steps as there are values, however many bookings have them. */
const eachOf = (column: Column): SQL => sql`(
  with recursive each_one(value) as (
    (select ${column} from ${bookings} order by ${column} limit 1)
    union all
    select (select ${column} from ${bookings} where ${column} > each_one.value order by ${column} limit 1)
    from each_one where each_one.value is not null
  )
  select value from each_one where value is not null)`;
