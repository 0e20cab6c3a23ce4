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
  readonly page: Subquery;
  readonly order: readonly SQL[];
}

/** Bookings by id, in the order of the ids; two queries however many there are. */
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
  return summarised(db, await rowsOn(db, page, reader));
}

/** The bookings of a page, in its order, with the number of all that the page says beside each id as `total`; null where the page is empty. */
export async function countedSummariesOn(
  db: Database,
  page: PageOfIds,
  reader: Reader,
): Promise<{ results: BookingSummary[]; total: number | null }> {
  const rows = await rowsOn(db, page, reader, { total: sql<number>`page.total` });
  return { results: await summarised(db, rows), total: rows[0]?.total ?? null };
}

function rowsOn<More extends Record<string, SQL<number>> = Record<never, never>>(
  db: Database,
  { page, order }: PageOfIds,
  reader: Reader,
  more = {} as More,
) {
  return db.orm
    .select({ ...columns, creditState: creditStateFor(reader), ...more })
    .from(page)
    .innerJoin(bookings, sql`${bookings.id} = page.id`)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookings.coachId))
    .innerJoin(organizations, eq(organizations.id, bookings.organizationId))
    .orderBy(...order);
}

async function summarised(db: Database, rows: readonly Row[]): Promise<BookingSummary[]> {
  const people = await attendeesOf(
    db,
    rows.map(({ booking }) => booking.id),
  );
  const peopleOf = Map.groupBy(people, ({ bookingId }) => bookingId);
  return rows.map((row) =>
    present(
      row,
      (peopleOf.get(row.booking.id) ?? []).map(({ person }) => person),
    ),
  );
}

/** What only some bookings have is looked up row by row: with every table that is joined, a plan takes longer to find. */
const oneOf = (question: SQL): SQL<string | null> => sql<string | null>`(${question})`;

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
};

type Reader = Pick<Principal, 'id' | 'role'>;

/** Where everybody pays for themselves, members read what became of their own credit; the coach and staff, what became of all. */
const creditStateFor = (reader: Reader): SQL<string> =>
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
};

function present(
  { booking, creditState, requestId, session, coach, teamName, organizationName }: Row,
  people: BookingSummary['attendees'],
): BookingSummary {
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
    attendees: people,
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
