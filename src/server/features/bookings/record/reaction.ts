import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import type { bookingMachine } from '#machines/booking/machine.ts';
import type { EffectContext, EffectHandlers } from '#server/records/kind.ts';
import { reactTo } from '#server/records/reactions.ts';
import type { BookingExtra } from './load.ts';

/** What whoever reacts to an order of a booking's chart may know. */
export type BookingEffect = EffectContext<BookingContext, BookingExtra, BookingEvent>;

/** Declares what is to be done where the chart of bookings orders something, by those who need its row. */
export const reactToBooking = (
  handlers: EffectHandlers<typeof bookingMachine, BookingContext, BookingExtra, BookingEvent>,
) => reactTo(bookingChart, handlers);
