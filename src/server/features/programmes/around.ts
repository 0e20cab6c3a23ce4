import { and, eq, sql } from 'drizzle-orm';
import { bookingState, bookingStates, type BookingState } from '#machines/booking/states.gen.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { bookings } from '#database/schema/index.ts';
import { bookingsVisibleTo } from '#server/features/bookings/public.ts';
import { seesWhole, visibleLots } from './visible.ts';

interface Coach {
  readonly id: string;
  readonly fullName: string;
  readonly pictureUrl: string | null;
}

interface Team {
  readonly id: string;
  readonly name: string;
}

interface Booked {
  readonly areAll: boolean;
  readonly requested: number;
  readonly upcoming: number;
  readonly next: string | null;
  readonly waiting: number;
  readonly completed: number;
}

interface Around extends Record<string, unknown> {
  readonly coaches: Coach[];
  /** Those that take part as a whole; null to whoever is not told. */
  readonly teams: Team[] | null;
  readonly booked: Booked;
  readonly expiring: { units: number; at: string } | null;
}

const nobody: Around = {
  coaches: [],
  teams: null,
  booked: { areAll: false, requested: 0, upcoming: 0, next: null, waiting: 0, completed: 0 },
  expiring: null,
};

/** Who is about a programme, what is booked in it and what expires next, as far as it concerns the reader; in one query. */
export async function aroundOf(
  db: Database,
  id: string,
  reader: Person,
  now: number,
): Promise<Around> {
  const [found] = await db.orm.execute<Around>(sql`select
    ${coaches(id)} as coaches,
    ${seesWhole(reader) ? teams(id) : sql`null::json`} as teams,
    ${booked(id, reader, now)} as booked,
    ${expiring(id, reader)} as expiring`);
  if (!found) return nobody;
  const { booked: counts, expiring: first } = found;
  return {
    ...found,
    booked: { ...counts, next: counts.next && wired(counts.next) },
    expiring: first && { ...first, at: wired(first.at) },
  };
}

/** The database writes instants of JSON with an offset. */
const wired = (instant: string): string => new Date(instant).toISOString();

const coaches = (id: string) => sql`coalesce((
  select json_agg(json_build_object('id', u.id, 'fullName', u.full_name, 'pictureUrl', u.picture_url)
    order by ${byName(sql`u.full_name`)}, u.id)
  from users u join programme_coaches c on c.coach_id = u.id
  where c.programme_id = ${id} and ${inState(sql`u.status`, userStates.open)}), '[]'::json)`;

const teams = (id: string) => sql`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name) order by ${byName(sql`t.name`)}, t.id)
  from teams t join programme_teams pt on pt.team_id = t.id
  where pt.programme_id = ${id} and ${inState(sql`t.status`, teamState.active)}), '[]'::json)`;

/** Of the bookings that somebody may see, state by state: an index counts each. */
function booked(id: string, reader: Person, now: number) {
  const { startsAt, status, programmeId } = bookings;
  const found = (states: readonly BookingState[]) =>
    sql`from ${bookings} where ${and(eq(programmeId, id), inState(status, states), bookingsVisibleTo(reader))}`;
  const many = (states: readonly BookingState[]) => sql`(select count(*) ${found(states)})`;
  return sql`json_build_object(
    'areAll', ${isStaff(reader)}::boolean,
    'requested', ${many(bookingStates.asked)},
    'upcoming', ${many(bookingStates.upcoming)},
    'next', (select min(${startsAt}) ${found(bookingStates.beforeStart)} and ${startsAt} > ${new Date(now).toISOString()}::timestamptz),
    'waiting', ${many(bookingStates.outcomeDue)},
    'completed', ${many([bookingState.completed])})`;
}

/** The first of the credits that somebody may know of to expire, and what expires with them. */
const expiring = (id: string, reader: Person) => sql`(
  select json_build_object('units', sum(l.available), 'at', l.expires_at)
  from credit_lots l
  where l.programme_id = ${id} and l.unit = 'session' and l.available > 0 and ${inState(sql`l.status`, creditLotStates.usable)} and ${visibleLots(reader)}
  group by l.expires_at order by l.expires_at limit 1)`;
