import type { SentOf } from '../verbs.ts';
import type { bookingRaises, bookingReports, bookingVerbs } from './capabilities.ts';
import type { BookingFound } from './context.ts';

/** What people send to a booking, and what the product itself tells it. */
export type BookingEvent = SentOf<typeof bookingVerbs & typeof bookingReports> & {
  readonly found?: BookingFound;
};

/** What the chart tells itself; who did it, and when, goes along. */
export type RaisedEvent = SentOf<typeof bookingRaises>;
