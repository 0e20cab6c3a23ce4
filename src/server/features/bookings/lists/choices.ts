import { sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { visibleTo } from '../record/policy.ts';

type Column = typeof bookings.sessionId | typeof bookings.coachId;

/** The sessions or coaches of the bookings that somebody may see. */
export function choicesFor(principal: Principal, kind: 'session' | 'coach'): SQL {
  const among = (column: Column): SQL =>
    isStaff(principal)
      ? eachOf(column)
      : sql`(select ${column} from ${bookings} where ${visibleTo(principal)})`;
  return kind === 'session'
    ? sql`select s.id, s.name, null::text as hint from sessions s where s.id in ${among(bookings.sessionId)}`
    : sql`select u.id, u.full_name as name, null::text as hint from users u where u.id in ${among(bookings.coachId)}`;
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
