import { sql, type SQL } from 'drizzle-orm';

/** About how many people a cell is; not counted where no floor asks it. */
export const peopleIn = (inGroups: boolean, person: SQL): SQL =>
  inGroups ? sql`count(distinct ${person})::int` : sql`0`;

/** Whether something is about enough people to be told by itself, within a cell that is shown. */
export const isEnough = (floor: number | null, people: SQL): SQL =>
  floor === null ? sql`true` : sql`${people} >= ${floor}`;

/** Who takes part in a booking, or asked for it: a row for each, where it has to be known how many people a cell is about; else none. */
export const peopleOfBooking = (inGroups: boolean): SQL =>
  inGroups
    ? sql`left join lateral (
        select a.user_id as person from attendees a where a.booking_id = b.id
        union select b.requester_id where b.requester_id is not null) p on true`
    : sql`cross join (select null::uuid as person) p`;

/** The Monday of the week of an instant, and the first day of its month, by UTC. */
export const weekOf = (instant: SQL): SQL =>
  sql`date_trunc('week', ${instant} at time zone 'UTC')::date::text`;
export const monthOf = (instant: SQL): SQL =>
  sql`date_trunc('month', ${instant} at time zone 'UTC')::date::text`;
