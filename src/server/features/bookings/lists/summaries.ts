import { eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { bookingSummary } from '#contract/bookings/booking-summary.ts';
import type { AttendeeState } from '#machines/attendee/states.gen.ts';
import type { BookingCreditState } from '#machines/booking/states.gen.ts';
import { statusLabels } from '#machines/booking/labels.ts';
import { isMember, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { aroundPage, pageItself } from '#database/paged/around-a-page.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
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

/** Coaches and staff read alike of credits. */
export type LookerKind = 'Member' | 'Coach';
export const kindOf = (reader: Pick<Person, 'role'>): LookerKind =>
  isMember(reader) ? 'Member' : 'Coach';

const summariesAround = aroundPage((db, looker: LookerKind) =>
  db.orm
    .select({
      ...summaryColumns({ id: sql`page.reader`, role: looker }),
      total: sql<number | null>`page.total`,
    })
    .from(pageItself)
    .innerJoin(bookings, sql`${bookings.id} = page.id`)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookings.coachId))
    .innerJoin(organizations, eq(organizations.id, bookings.organizationId))
    .orderBy(sql`page.nth`)
    .prepare(''),
);

/**
 * The bookings of a page, in its order: one statement however many there are. The page says which each is as `nth`, the number of all as `total`, null where
 * it is not counted, and the `reader`; the total is null too where the page is empty.
 */
export async function summariesOn(
  db: Database,
  page: PageOfIds,
  reader: Pick<Principal, 'role'>,
): Promise<{ results: BookingSummary[]; total: number | null }> {
  const rows = await summariesAround(db, kindOf(reader), page);
  return { results: rows.map(summaryOf), total: rows[0]?.total ?? null };
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

interface AskedFor extends Pick<Principal, 'role'> {
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
