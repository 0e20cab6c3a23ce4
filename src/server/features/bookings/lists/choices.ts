import { sql, type SQL } from 'drizzle-orm';
import type { BookingFind } from '#domain/bookings/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { visibleTo } from '../record/policy.ts';

type Column =
  | typeof bookings.sessionId
  | typeof bookings.coachId
  | typeof bookings.teamId
  | typeof bookings.programmeId;

/** What the bookings that somebody may see can be narrowed to. */
export function choicesFor(principal: Principal, kind: BookingFind): SQL {
  const among = (column: Column): SQL =>
    isStaff(principal)
      ? eachOf(column)
      : sql`(select ${column} from ${bookings} where ${visibleTo(principal)})`;
  const none = sql`null::text as hint`;
  const sources: Readonly<Record<BookingFind, () => SQL>> = {
    session: () =>
      sql`select s.id, s.name, ${none} from sessions s where s.id in ${among(bookings.sessionId)}`,
    coach: () =>
      sql`select u.id, u.full_name as name, ${none} from users u where u.id in ${among(bookings.coachId)}`,
    member: () => membersFor(principal),
    team: () =>
      sql`select t.id, t.name, ${none} from teams t where t.id in ${among(bookings.teamId)}`,
    programme: () =>
      sql`select p.id, p.name, ${none} from programmes p where p.id in ${among(bookings.programmeId)}`,
  };
  return sources[kind]();
}

/** Members are many: whether one takes part is asked of each that is found, not the other way round. Staff tell those of one name apart by their organisation. */
function membersFor(principal: Principal): SQL {
  if (!isStaff(principal))
    return sql`select u.id, u.full_name as name, null::text as hint from users u where u.id in (
      select a.user_id from attendees a join ${bookings} on ${bookings.id} = a.booking_id where ${visibleTo(principal)})`;
  return sql`select u.id, u.full_name as name, (select o.name from organizations o where o.id = u.organization_id) as hint
    from users u where exists (select from attendees a where a.user_id = u.id)`;
}

/** Each value of a column once, from one to the next through its index: so many steps as there are values, however many bookings have them. */
const eachOf = (column: Column): SQL => sql`(
  with recursive each_one(value) as (
    (select ${column} from ${bookings} where ${column} is not null order by ${column} limit 1)
    union all
    select (select ${column} from ${bookings} where ${column} > each_one.value order by ${column} limit 1)
    from each_one where each_one.value is not null
  )
  select value from each_one where value is not null)`;
