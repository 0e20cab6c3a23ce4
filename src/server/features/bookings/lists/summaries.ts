import { asc, eq, inArray, sql, type SQL, type Subquery } from 'drizzle-orm';
import type { z } from 'zod';
import type { bookingSummary } from '#contract/bookings/booking-summary.ts';
import type { AttendeeState } from '#machines/attendee/states.gen.ts';
import type { BookingCreditState } from '#machines/booking/states.gen.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { isMember } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import {
  attendees,
  bookingRequests,
  bookings,
  organizations,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import type { Principal } from '#server/http/principal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';

export type BookingSummary = z.input<typeof bookingSummary>;

/** A question for the ids of some bookings, called `page`, and the order in which they come. */
export interface PageOfIds {
  readonly page: Subquery | SQL;
  readonly order: readonly SQL[];
}

/** Bookings by id, in the order of the ids; one statement however many there are. */
export async function summariesOf(
  db: Database,
  ids: readonly string[],
  reader: Reader,
): Promise<BookingSummary[]> {
  if (ids.length === 0) return [];
  const page = db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
    .as('page');
  const summaries = await summariesOn(db, { page, order: [asc(bookings.id)] }, reader);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The bookings of a page, in its order. */
export async function summariesOn(
  db: Database,
  page: PageOfIds,
  reader: Reader,
): Promise<BookingSummary[]> {
  return (await rowsOn(db, page, reader)).map(summaryOf);
}

/** The bookings of a page, in its order, with the number of all that the page says beside each id as `total`; null where the page is empty. */
export async function countedSummariesOn(
  db: Database,
  page: PageOfIds,
  reader: Reader,
): Promise<{ results: BookingSummary[]; total: number | null }> {
  const rows = await rowsOn(db, page, reader, { total: sql<number>`page.total` });
  return { results: rows.map(summaryOf), total: rows[0]?.total ?? null };
}

function rowsOn<More extends Record<string, SQL<number>> = Record<never, never>>(
  db: Database,
  { page, order }: PageOfIds,
  reader: Reader,
  more = {} as More,
) {
  return db.orm
    .select({ ...summaryColumns(reader), ...more })
    .from(page)
    .innerJoin(bookings, sql`${bookings.id} = page.id`)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookings.coachId))
    .innerJoin(organizations, eq(organizations.id, bookings.organizationId))
    .orderBy(...order);
}

/** What only some bookings have is looked up row by row: with every table that is joined, a plan takes longer to find. */
export const oneOf = (question: SQL): SQL<string | null> => sql<string | null>`(${question})`;

/** Somebody who is to come, as the row of a booking has them. */
export interface Expected {
  /** Of their place. */
  readonly id: string;
  readonly status: AttendeeState;
  readonly creditState: BookingCreditState;
  readonly person: BookingSummary['attendees'][number];
}

/** By name. */
const expectedOf = sql<readonly Expected[]>`(
  select coalesce(json_agg(json_build_object('id', a.id, 'status', a.status, 'creditState', a.credit_state,
    'person', json_build_object('id', u.id, 'fullName', u.full_name, 'pictureUrl', u.picture_url))
    order by ${byName(sql`u.full_name`)}, a.id), '[]')
  from ${attendees} a join ${users} u on u.id = a.user_id where a.booking_id = ${bookings.id})`;

const columns = {
  booking: {
    id: bookings.id,
    version: bookings.version,
    reference: bookings.reference,
    title: bookings.title,
    status: bookings.status,
    kind: bookings.kind,
    startsAt: bookings.startsAt,
    endsAt: bookings.endsAt,
    teamId: bookings.teamId,
    organizationId: bookings.organizationId,
    locationKind: bookings.locationKind,
    locationDetail: bookings.locationDetail,
    joinUrl: bookings.joinUrl,
    creditMode: bookings.creditMode,
    createdAt: bookings.createdAt,
  },
  session: { id: sessions.id, name: sessions.name },
  coach: personReferenceColumns,
  teamName: oneOf(sql`select t.name from ${teams} t where t.id = ${bookings.teamId}`),
  organizationName: organizations.name,
  requestId: oneOf(sql`select r.id from ${bookingRequests} r where r.booking_id = ${bookings.id}`),
  expected: expectedOf,
};

type Reader = Pick<Principal, 'id' | 'role'>;

interface AskedFor extends Pick<Reader, 'role'> {
  readonly id: string | SQL;
}

/** What a summary is made of, for whoever reads it. */
export const summaryColumns = (reader: AskedFor) => ({
  ...columns,
  creditState: creditStateFor(reader),
});

/** Where everybody pays for themselves, members read what became of their own credit; the coach and staff, what became of all. */
const creditStateFor = (reader: AskedFor): SQL<string> =>
  isMember(reader)
    ? sql<string>`case when ${bookings.creditMode} = 'perAttendee' then coalesce(
        (select a.credit_state from attendees a where a.booking_id = ${bookings.id} and a.user_id = ${reader.id}), 'none')
        else ${bookings.creditState} end`
    : sql<string>`${bookings.creditState}`;

type Row = {
  readonly booking: Pick<typeof bookings.$inferSelect, keyof typeof columns.booking>;
  readonly creditState: string;
  readonly requestId: string | null;
  readonly session: BookingSummary['session'];
  readonly coach: BookingSummary['coach'];
  readonly teamName: string | null;
  readonly organizationName: string;
  readonly expected: readonly Expected[];
};

/** What lists say of a booking. */
export function summaryOf(row: Row): BookingSummary {
  const { booking, creditState, requestId, session, coach, teamName, organizationName } = row;
  return {
    id: booking.id,
    version: booking.version,
    reference: booking.reference,
    title: booking.title,
    status: booking.status,
    statusLabel: statusLabels[booking.status] ?? booking.status,
    kind: booking.kind as BookingSummary['kind'],
    startsAt: wireInstant(booking.startsAt),
    endsAt: wireInstant(booking.endsAt),
    session,
    coach,
    attendees: row.expected.map(({ person }) => person),
    team: booking.teamId && teamName ? { id: booking.teamId, name: teamName } : null,
    organization: { id: booking.organizationId, name: organizationName },
    location: {
      kind: booking.locationKind as BookingSummary['location']['kind'],
      detail: booking.locationDetail,
      joinUrl: booking.joinUrl,
    },
    eachPays: booking.creditMode === 'perAttendee',
    creditState: creditState as BookingSummary['creditState'],
    requestId,
    createdAt: wireInstant(booking.createdAt),
  };
}

/** The people of some bookings, with their attendance. */
export async function attendeesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.orm
    .select({
      id: attendees.id,
      bookingId: attendees.bookingId,
      attendance: sql<AttendeeState>`${attendees.status}`,
      creditState: sql<BookingCreditState>`${attendees.creditState}`,
      person: personReferenceColumns,
    })
    .from(attendees)
    .innerJoin(users, eq(users.id, attendees.userId))
    .where(inArray(attendees.bookingId, [...ids]))
    .orderBy(asc(byName(users.fullName)), asc(attendees.id));
}
