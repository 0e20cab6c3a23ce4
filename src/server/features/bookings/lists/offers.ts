import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { bookingRow, taskBooking } from '#contract/bookings/booking-summary.ts';
import {
  answerEvents,
  isOver,
  isStillAhead,
  mayJoin,
  rowEvents,
} from '#machines/booking/labels.ts';
import { isMember, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookingRequests, bookings } from '#database/schema/index.ts';
import { offersFor } from '#server/records/questions.ts';
import { bookingKind } from '../kind.ts';
import { asRecords } from '../record/load.ts';
import { paperworkOf } from './paperwork.ts';
import { bookableAgain } from './book-again.ts';
import type { BookingSummary } from './summaries.ts';

type BookingRow = z.input<typeof bookingRow>;

/**
 * Bookings of a list with what this reader could do about each from there, and what each asks of them, in the same order. What is over is not read
 * again: its state knows none of these events.
 */
export async function withOffers(
  db: Database,
  summaries: readonly BookingSummary[],
  reader: Stamp,
): Promise<BookingRow[]> {
  const ids = summaries.filter(({ status }) => isStillAhead(status)).map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await db.orm.select().from(bookings).where(inArray(bookings.id, ids));
  const records = rows.length === 0 ? [] : await asRecords(db, rows);
  const offers = await offersFor(db, bookingKind, records, reader, rowEvents);
  const again = await bookableAgain(db, summaries, reader);
  const asking = isMember(reader.by) ? summaries : summaries.filter(({ status }) => isOver(status));
  const paperwork = await paperworkOf(
    db,
    asking.map(({ id }) => id),
    reader.by,
    reader.at,
  );
  return summaries.map((summary) => ({
    ...summary,
    availableEvents: offers.get(summary.id) ?? [],
    mayJoin: isJoinable(summary, reader.by.id),
    mayBookAgain: again.has(summary.id),
    paperworkDue: paperwork.get(summary.id) ?? [],
  }));
}

/** What is done at home: what somebody answers and what they record, of bookings that wait for it; with how many times each request names. */
export async function withAnswers(
  db: Database,
  ids: readonly string[],
  reader: Stamp,
): Promise<ReadonlyMap<string, Answerable>> {
  if (ids.length === 0) return new Map();
  const rows = await db.orm
    .select()
    .from(bookings)
    .where(inArray(bookings.id, [...ids]));
  const records = await asRecords(db, rows);
  const offers = await offersFor(db, bookingKind, records, reader, answerEvents);
  const requests = await requestsOf(db, ids);
  return new Map(
    records.map(({ id, version, row }) => [
      id,
      {
        id,
        version,
        times: row.context.proposedTimes?.length ?? 1,
        requestId: requests.get(id) ?? null,
        availableEvents: offers.get(id) ?? [],
      },
    ]),
  );
}

/** The request of each booking that began with one. */
async function requestsOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await db.orm
    .select({ id: bookingRequests.id, bookingId: bookingRequests.bookingId })
    .from(bookingRequests)
    .where(inArray(bookingRequests.bookingId, [...ids]));
  return new Map(found.map(({ id, bookingId }) => [bookingId, id]));
}

type Answerable = NonNullable<z.input<typeof taskBooking>>;

/** Whether the reader of a booking is let into its room now. */
export const isJoinable = (
  { status, location, coach, attendees }: BookingSummary,
  reader: string,
): boolean => mayJoin(status, location.kind, [coach.id, ...attendees.map(({ id }) => id)], reader);
