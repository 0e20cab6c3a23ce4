import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  bookingRequests,
  bookings,
  organizations,
  sessions,
  users,
} from '#database/schema/index.ts';
import { recordsAround, teamLeaderId, type Booking } from '../record/load.ts';
import {
  summaryColumns,
  summaryOf,
  type BookingSummary,
  type Expected,
  type PageOfIds,
  type Reader,
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

const times = sql<number[] | null>`(
  select r.proposed_times from ${bookingRequests} r where r.booking_id = ${bookings.id})`.mapWith(
  bookingRequests.proposedTimes,
);

/**
 * The bookings of a page that says the `part` of each and its `total`, in its order, with everything that is decided about them from there: one statement, and one
 * more where some of them forgive late cancellations.
 */
export async function wholeBookingsOn(
  db: Database,
  { page, order }: PageOfIds,
  reader: Reader,
): Promise<WholeBooking[]> {
  const rows = await db.orm
    .select({
      ...summaryColumns(reader),
      booking: bookings,
      teamLeaderId,
      times,
      part: sql<string>`page.part`,
      total: sql<number | null>`page.total`,
    })
    .from(page)
    .innerJoin(bookings, sql`${bookings.id} = page.id`)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .innerJoin(users, eq(users.id, bookings.coachId))
    .innerJoin(organizations, eq(organizations.id, bookings.organizationId))
    .orderBy(...order);
  const records = await recordsAround(
    db,
    rows.map(({ booking: row, expected, coach, ...around }) => ({
      row,
      expected: inOrder(expected),
      coachName: coach.fullName,
      teamLeaderId: around.teamLeaderId,
      times: around.times ?? undefined,
    })),
  );
  return rows.flatMap((row, at) => {
    const record = records[at];
    const { part, total } = row;
    return record ? [{ part, total, summary: summaryOf(row), record }] : [];
  });
}

/** As those who come stand in the record: the first place first. */
const inOrder = (expected: readonly Expected[]) =>
  expected
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ person, status, creditState }) => ({ userId: person.id, status, creditState }));
