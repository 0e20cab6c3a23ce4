import { eq, sql } from 'drizzle-orm';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { aroundPage, pageItself } from '#database/paged/around-a-page.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
import {
  bookingRequests,
  bookings,
  organizations,
  sessions,
  users,
} from '#database/schema/index.ts';
import { forgivenHere, recordAround, teamLeaderId, type Booking } from '../record/load.ts';
import {
  kindOf,
  summaryColumns,
  summaryOf,
  type BookingSummary,
  type Expected,
  type LookerKind,
} from './summaries.ts';

/** A booking as lists say it and as its chart sees it. */
export interface WholeBooking {
  /** Why it is on the page. */
  readonly part: string;
  /** How many there are of its part, where the page counts them. */
  readonly total: number | null;
  readonly summary: BookingSummary;
  readonly record: Booking;
}

/** The starts that the request of a booking names. */
export const timesOfRequest = sql<number[] | null>`(
  select r.proposed_times from ${bookingRequests} r where r.booking_id = ${bookings.id})`.mapWith(
  bookingRequests.proposedTimes,
);

const wholeAround = aroundPage((db, looker: LookerKind) =>
  db.orm
    .select({
      ...summaryColumns({ id: sql`page.reader`, role: looker }),
      booking: bookings,
      teamLeaderId,
      times: timesOfRequest,
      forgiven: forgivenHere,
      part: sql<string>`page.part`,
      total: sql<number | null>`page.total`,
    })
    .from(pageItself)
    .innerJoin(bookings, sql`${bookings.id} = page.id`)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookings.coachId))
    .innerJoin(organizations, eq(organizations.id, bookings.organizationId))
    .orderBy(sql`page.part`, sql`page.nth`)
    .prepare(''),
);

/**
 * The bookings of a page that says of each its `part`, which it is of that part as `nth`, the `total` of it and the `reader`, with everything that is decided about
 * them from there, in one statement.
 */
export async function wholeBookingsOn(
  db: Database,
  page: PageOfIds,
  reader: Pick<Person, 'role'>,
): Promise<WholeBooking[]> {
  const rows = await wholeAround(db, kindOf(reader), page);
  return rows.map((row) => ({
    part: row.part,
    total: row.total,
    summary: summaryOf(row),
    record: recordAround({
      row: row.booking,
      expected: inOrder(row.expected),
      coachName: row.coach.fullName,
      teamLeaderId: row.teamLeaderId,
      times: row.times ?? undefined,
      forgiven: row.forgiven,
    }),
  }));
}

/** As those who come stand in the record: the first place first. */
export const inOrder = (expected: readonly Expected[]) =>
  expected
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ person, status, creditState }) => ({ userId: person.id, status, creditState }));
