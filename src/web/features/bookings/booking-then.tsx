import { When } from '#web/ui/when.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import type { History } from '#web/screens/record-history.tsx';
import { bookingAsOf } from './as-of.ts';
import { BookingPage } from './booking-page.tsx';
import type { Booking } from './words.ts';

interface BookingThenProps {
  readonly booking: Booking;
  readonly history: History;
  readonly entry: History[number];
}

/** For staff: the page as it was after one step of its history, to look at and not to act on. */
export function BookingThen({ booking, history, entry }: BookingThenProps) {
  const zone = useZone();
  const index = history.indexOf(entry);
  const [earlier, later] = [history[index - 1], history[index + 1]];
  const to = { to: '/app/bookings/$booking', params: { booking: booking.id } } as const;
  const quietly = { replace: true, resetScroll: false } as const;
  return (
    <Stack gap="6">
      <Notice
        tone="warning"
        title={`You see this booking as it was after step ${index + 1} of ${history.length}`}
        live
      >
        <p>
          {entry.sentence} <When at={entry.at} zone={zone} />. Nothing can be changed here.
        </p>
        <Row>
          {earlier ? (
            <LinkButton {...to} {...quietly} size="small" search={{ at: earlier.position }}>
              Step before
            </LinkButton>
          ) : null}
          {later ? (
            <LinkButton {...to} {...quietly} size="small" search={{ at: later.position }}>
              Step after
            </LinkButton>
          ) : null}
          <LinkButton {...to} size="small" variant="quiet" search={{}}>
            Show it as it is now
          </LinkButton>
        </Row>
      </Notice>
      <BookingPage booking={bookingAsOf(booking, history, entry)} at={entry.position} />
    </Stack>
  );
}
