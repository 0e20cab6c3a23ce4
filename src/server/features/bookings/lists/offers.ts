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
import type { AvailableEvent } from '#machines/decide.ts';
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
 * again: its state knows none of these events. What could be done and what they ask for may be known already.
 */
export async function withOffers(
  db: Database,
  summaries: readonly BookingSummary[],
  reader: Stamp,
  known: Known = {},
): Promise<BookingRow[]> {
  const ids = summaries.filter(({ status }) => isStillAhead(status)).map(({ id }) => id);
  const offers =
    known.offers ?? (await offersFor(db, bookingKind, await recordsOf(db, ids), reader, rowEvents));
  const again = await bookableAgain(db, summaries, reader);
  const paperwork = known.paperwork ?? (await paperworkFor(db, summaries, reader));
  return summaries.map((summary) => ({
    ...summary,
    availableEvents: amongOffers(offers, summary.id, rowEvents),
    mayJoin: isJoinable(summary, reader.by.id),
    mayBookAgain: again.has(summary.id),
    paperworkDue: paperwork.get(summary.id) ?? [],
  }));
}

interface Known {
  readonly offers?: Offers;
  readonly paperwork?: Awaited<ReturnType<typeof paperworkOf>>;
}

function paperworkFor(db: Database, summaries: readonly BookingSummary[], { by, at }: Stamp) {
  const asking = isMember(by) ? summaries : summaries.filter(({ status }) => isOver(status));
  return paperworkOf(
    db,
    asking.map(({ id }) => id),
    by,
    at,
  );
}

async function recordsOf(db: Database, ids: readonly string[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  return asRecords(db, await db.orm.select().from(bookings).where(inArray(bookings.id, ids)));
}

type Offers = ReadonlyMap<string, readonly AvailableEvent[]>;

const { isProposedTimeFree: _, ...answersAtHand } = bookingKind.answers ?? {};

/**
 * What lists and home ask of the server about bookings. Whether another time is still free for everybody is found out when somebody agrees to it: that alone would
 * ask more of the database than all the rest.
 */
const atHand = { chart: bookingKind.chart, answers: answersAtHand };

/** What a reader could do from a list about bookings that were read with it. */
export const offersInList = (
  db: Database,
  bookings: readonly WholeBooking[],
  reader: Stamp,
): Promise<Offers> =>
  offersFor(
    db,
    atHand,
    bookings.flatMap(({ summary, record }) => (isStillAhead(summary.status) ? [record] : [])),
    reader,
    rowEvents,
  );

const amongOffers = (offers: Offers, id: string, events: readonly string[]): AvailableEvent[] =>
  (offers.get(id) ?? []).filter(({ type }) => events.includes(type));

const homeEvents = [...new Set([...rowEvents, ...answerEvents])];

/** What a reader could do at home about bookings, found out once for each however often it stands there. */
export const offersAtHome = (
  db: Database,
  bookings: readonly WholeBooking[],
  reader: Stamp,
): Promise<Offers> => {
  const records = new Map(bookings.map(({ record }) => [record.id, record]));
  return offersFor(db, atHand, [...records.values()], reader, homeEvents);
};

/** What is done at home: what somebody answers and what they record, of bookings that wait for it; with how many times each request names. */
export function answersTo(
  waiting: readonly WholeBooking[],
  offers: Offers,
): ReadonlyMap<string, Answerable> {
  return new Map(
    waiting.map(({ summary: { id, version, requestId }, record: { row } }) => [
      id,
      {
        id,
        version,
        times: row.context.proposedTimes?.length ?? 1,
        requestId,
        availableEvents: amongOffers(offers, id, answerEvents),
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
