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
import { bookings } from '#database/schema/index.ts';
import { offersFor } from '#server/records/questions.ts';
import { bookingKind } from '../kind.ts';
import { asRecords, type Booking } from '../record/load.ts';
import { paperworkOf } from './paperwork.ts';
import { bookableAgain } from './book-again.ts';
import type { BookingSummary } from './summaries.ts';
import type { WholeBooking } from './whole.ts';

type BookingRow = z.input<typeof bookingRow>;

/**
 * Bookings of a list with what this reader could do about each from there, and what each asks of them, in the same order. What is over is not read
 * again: its state knows none of these events; nor is what came along as `known`.
 */
export async function withOffers(
  db: Database,
  summaries: readonly BookingSummary[],
  reader: Stamp,
  known?: readonly Booking[],
): Promise<BookingRow[]> {
  const ids = summaries.filter(({ status }) => isStillAhead(status)).map(({ id }) => id);
  const records = known ?? (await recordsOf(db, ids));
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

async function recordsOf(db: Database, ids: readonly string[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  return asRecords(db, await db.orm.select().from(bookings).where(inArray(bookings.id, ids)));
}

/** What is done at home: what somebody answers and what they record, of bookings that wait for it; with how many times each request names. */
export async function answersTo(
  db: Database,
  waiting: readonly WholeBooking[],
  reader: Stamp,
): Promise<ReadonlyMap<string, Answerable>> {
  const records = waiting.map(({ record }) => record);
  const offers = await offersFor(db, bookingKind, records, reader, answerEvents);
  return new Map(
    waiting.map(({ summary: { id, version, requestId }, record: { row } }) => [
      id,
      {
        id,
        version,
        times: row.context.proposedTimes?.length ?? 1,
        requestId,
        availableEvents: offers.get(id) ?? [],
      },
    ]),
  );
}

type Answerable = NonNullable<z.input<typeof taskBooking>>;

/** Whether the reader of a booking is let into its room now. */
export const isJoinable = (
  { status, location, coach, attendees }: BookingSummary,
  reader: string,
): boolean => mayJoin(status, location.kind, [coach.id, ...attendees.map(({ id }) => id)], reader);
