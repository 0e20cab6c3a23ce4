import type { Facts } from '../bare-event.ts';
import type { Stamp } from '../person.ts';
import type { SentOf } from '../verbs.ts';
import type { bookingReports, bookingVerbs } from './capabilities.ts';
import type { BookingFound } from './context.ts';

/** What people send to a booking, and what the product itself tells it. */
export type BookingEvent = SentOf<typeof bookingVerbs & typeof bookingReports> & {
  readonly found?: BookingFound;
};

/** What the chart tells itself; who did it, and when, goes along. */
export type RaisedEvent = Stamp & {
  readonly type:
    | 'credit.hold'
    | 'credit.return'
    | 'credit.forfeit'
    | 'credit.spend'
    | 'move.askMembers'
    | 'move.askCoach'
    | 'move.carryOut'
    | 'move.end';
  readonly facts?: Facts;
};
