import type { z } from 'zod';
import type { bookingRow } from '#contract/bookings/booking-summary.ts';
import type { BookingTab } from '#domain/bookings/vocabulary.ts';
import type { Database } from '#database/database.ts';
import type { Principal } from '#server/http/principal.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { bookingPage, wholeBookingPage, type BookingQuery } from './list.ts';
import { offersInList, withOffers } from './offers.ts';

/** Where something could still be done about most bookings: there they are read as their chart sees them too. */
const ahead: readonly BookingTab[] = ['upcoming', 'requests', 'toDo'];

/** One page of the list, with what its reader could do about each booking, and the number of all. */
export async function bookingRows(
  db: Database,
  principal: Principal,
  query: BookingQuery,
  now: number,
): Promise<{ rows: z.input<typeof bookingRow>[]; total: number }> {
  const reader = readerOf({ principal, now });
  if (!ahead.includes(query.tab)) {
    const { results, total } = await bookingPage(db, principal, query, now);
    return { rows: await withOffers(db, results, reader), total };
  }
  const { results, total } = await wholeBookingPage(db, principal, query, now);
  const summaries = results.map(({ summary }) => summary);
  const offers = await offersInList(db, results, reader);
  return { rows: await withOffers(db, summaries, reader, { offers }), total };
}
