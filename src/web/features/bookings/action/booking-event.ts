import { useApiQuery, type Answer } from '#web/screens/use-api-query.ts';
import { useAgainInTime } from '../list/use-again-in-time.ts';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** The way to a booking's own page. */
export const pageOf = (id: string) =>
  ({ to: '/app/bookings/$booking', params: { booking: id } }) as const;

/** What the page of every event of a booking has: `<ConfirmEvent {...bookingEvent} event="CANCEL" …>`. */
export const bookingEvent = {
  send: 'POST /bookings/{booking}/events',
  back: ({ id }: Booking) => pageOf(id),
  backVerb: texts.showBooking,
  why: ({ title, statusLabel }: Booking) => texts.isNow(title, statusLabel.toLowerCase()),
} as const;

/** A booking, looked at again whenever time has changed what can be done with it. */
export function useBooking(params: { readonly booking: string }): Answer<Booking> {
  const query = useApiQuery('GET /bookings/{booking}', { params });
  useAgainInTime(query);
  return query;
}
