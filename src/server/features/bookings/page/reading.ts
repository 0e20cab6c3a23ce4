import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inMilliseconds } from '#database/sql-values.ts';
import { aroundPage, pageItself } from '#database/paged/around-a-page.ts';
import {
  bookingGroups,
  bookingRequests,
  bookings,
  creditLots,
  ledgerTransfers,
  meetingSeats,
  organizations,
  programmes,
  sessions,
  users,
} from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import type { Movement } from '../credit/credit-of.ts';
import { groupsVisibleTo } from '../groups/visible.ts';
import {
  kindOf,
  summaryColumns,
  summaryOf,
  type BookingSummary,
  type Expected,
  type LookerKind,
} from '../lists/summaries.ts';
import { inOrder, timesOfRequest } from '../lists/whole.ts';
import { forgivenHere, recordAround, teamLeaderId, type Booking } from '../record/load.ts';
import { visibleTo } from '../record/policy.ts';

type Person = BookingSummary['coach'];

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What stands in other tables about a booking, for its page. */
interface Beside {
  readonly request: { id: string; message: string | null; requester: Person } | null;
  readonly programme: Named | null;
  readonly group: Named | null;
  readonly lot: { id: string; expiresAt: number; programme: Named } | null;
  readonly movements: readonly Movement[];
  readonly seats: readonly Seat[];
  /** Who called it off, recorded its outcome or asked for another time. */
  readonly named: readonly Person[];
}

export interface Seat {
  readonly userId: string;
  readonly name: string;
  readonly joinedAt: number;
  readonly leftAt: number | null;
  readonly seenAt: number;
}

/** A booking with everything that its page tells of it. */
export interface ReadBooking {
  readonly summary: BookingSummary;
  readonly record: Booking;
  readonly expected: readonly Expected[];
  /** The starts that its request names. */
  readonly times: readonly number[];
  readonly beside: Beside;
}

const namedOf = (table: unknown): SQL =>
  sql`json_build_object('id', ${table}.id, 'name', ${table}.name)`;

const person = sql`json_build_object('id', p.id, 'fullName', p.full_name, 'pictureUrl', p.picture_url)`;

const request = sql`(
  select json_build_object('id', r.id, 'message', r.message, 'requester', ${person})
  from ${bookingRequests} r join ${users} p on p.id = r.requester_id where r.booking_id = ${bookings.id})`;

const programme = sql`(select ${namedOf(sql`g`)} from ${programmes} g where g.id = ${bookings.programmeId})`;

const group = (looker: Looker): SQL => sql`(
  select ${namedOf(sql`booking_groups`)} from ${bookingGroups}
  where booking_groups.id = ${bookings.bookingGroupId} and ${groupsVisibleTo({ id: sql`page.reader`, role: looker })})`;

const lot = sql`(
  select json_build_object('id', l.id, 'expiresAt', ${inMilliseconds(sql`l.expires_at`)}, 'programme', ${namedOf(sql`g`)})
  from ${creditLots} l join ${programmes} g on g.id = l.programme_id where l.id = ${bookings.creditLotId})`;

const movements = sql`(
  select coalesce(json_agg(json_build_object('id', t.id, 'at', ${inMilliseconds(sql`t.at`)}, 'type', t.type, 'amount', t.amount,
    'debitKey', t.debit_key, 'creditKey', t.credit_key) order by t.position), '[]')
  from ${ledgerTransfers} t where t.booking_id = ${bookings.id})`;

/** Whoever may see the booking may know who of those who take part was in its room. Staff who looked in are in the record of accesses. */
const seats = sql`(
  select coalesce(json_agg(json_build_object('userId', s.user_id, 'name', p.full_name, 'joinedAt', ${inMilliseconds(sql`s.joined_at`)},
    'leftAt', ${inMilliseconds(sql`s.left_at`)}, 'seenAt', ${inMilliseconds(sql`s.seen_at`)}) order by s.joined_at, s.id), '[]')
  from ${meetingSeats} s join ${users} p on p.id = s.user_id where s.booking_id = ${bookings.id} and s.side <> 'staff')`;

const named = sql`(
  select coalesce(json_agg(${person}), '[]') from ${users} p where p.id in (
    nullif(${bookings.cancellation}->>'by', 'sys')::uuid, nullif(${bookings.outcome}->>'recordedBy', 'sys')::uuid,
    nullif(${bookings.proposal}->>'by', 'sys')::uuid))`;

type Looker = LookerKind | 'Admin';

const bookingAround = aroundPage((db, looker: Looker) =>
  db.orm
    .select({
      ...summaryColumns({ id: sql`page.reader`, role: looker }),
      booking: bookings,
      teamLeaderId,
      times: timesOfRequest,
      forgiven: forgivenHere,
      beside: sql<Beside>`json_build_object('request', ${request}, 'programme', ${programme}, 'group', ${group(looker)}, 'lot', ${lot},
        'movements', ${movements}, 'seats', ${seats}, 'named', ${named})`,
    })
    .from(pageItself)
    .innerJoin(bookings, sql`${bookings.id} = page.id`)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookings.coachId))
    .innerJoin(organizations, eq(organizations.id, bookings.organizationId))
    .prepare(''),
);

/** A booking with all of it, in one statement; null when they may not see it or it does not exist. */
export async function readBooking(
  db: Database,
  principal: Principal,
  id: string,
): Promise<ReadBooking | null> {
  const page = db.orm
    .select({ id: sql`${bookings.id}, ${principal.id}::uuid as reader` })
    .from(bookings)
    .where(and(eq(bookings.id, id), visibleTo(principal)));
  const [row] = await bookingAround(db, isStaff(principal) ? 'Admin' : kindOf(principal), page);
  if (!row) return null;
  const { booking, expected, coach, teamLeaderId: leader, times, forgiven, beside } = row;
  return {
    summary: summaryOf(row),
    record: recordAround({
      row: booking,
      expected: inOrder(expected),
      coachName: coach.fullName,
      teamLeaderId: leader,
      times: times ?? undefined,
      forgiven,
    }),
    expected,
    times: times ?? [],
    beside,
  };
}
