import { ThenNotice } from '#web/screens/record/then-notice.tsx';
import type { History } from '#web/screens/record/record-history.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { bookingAsOf } from './as-of.ts';
import { BookingPage } from './booking-page.tsx';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

interface BookingAsOfProps {
  readonly booking: Booking;
  readonly history: History;
  readonly entry: History[number];
}

/** For staff: the page as it was after one step of its history, to look at and not to act on. */
export function BookingAsOf({ booking, history, entry }: BookingAsOfProps) {
  const page = { to: '/app/bookings/$booking', params: { booking: booking.id } } as const;
  return (
    <Stack gap="6">
      <ThenNotice
        what={texts.thisBooking}
        history={history}
        entry={entry}
        then={(at) => ({ ...page, search: { at } })}
        now={page}
      />
      <BookingPage booking={bookingAsOf(booking, history, entry)} at={entry.position} />
    </Stack>
  );
}
