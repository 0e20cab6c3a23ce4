import { phaseOf } from '#machines/booking/labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import type { Booking } from './words.ts';

type Event = Booking['availableEvents'][number];

interface BookingActionsProps {
  booking: Booking;
  /** Opens the form for the outcome. */
  onRecord: () => void;
}

/** Nothing but what the server lists as possible for this reader, the likeliest first, what ends the booking last and quiet. */
export function BookingActions({ booking, onRecord }: BookingActionsProps) {
  const can = (type: string): Event | undefined =>
    booking.availableEvents.find((event) => event.type === type && event.enabled);
  const [record, cancel, withdraw] = ['RECORD_OUTCOME', 'CANCEL', 'CANCEL_REQUEST'].map(can);
  const params = { booking: booking.id };
  return (
    <>
      {(can('CONFIRM') ?? can('REJECT')) ? (
        <LinkButton to="/app/bookings/$booking/respond" params={params} variant="primary">
          Respond
        </LinkButton>
      ) : null}
      {record ? (
        <Button variant="primary" onClick={onRecord}>
          {record.label}
        </Button>
      ) : null}
      {isToCome(booking) ? <AddToCalendar booking={booking} /> : null}
      {cancel ? (
        <LinkButton to="/app/bookings/$booking/cancel" params={params} variant="dangerQuiet">
          {cancel.label}
        </LinkButton>
      ) : null}
      {withdraw && booking.request ? (
        <LinkButton
          to="/app/booking-requests/$bookingRequest/cancel"
          params={{ bookingRequest: booking.request.id }}
          variant="dangerQuiet"
        >
          {withdraw.label}
        </LinkButton>
      ) : null}
    </>
  );
}

/** What is over belongs in nobody's calendar any more. */
function isToCome({ status }: Booking): boolean {
  const phase = phaseOf(status);
  return phase === 'ahead' || phase === 'live';
}

/** What this reader could do but not now, with the reason. */
export function RefusedEvents({ booking }: { booking: Booking }) {
  const refused = booking.availableEvents.filter(({ enabled }) => !enabled);
  const reasons = new Map<string, string[]>();
  for (const { label, reasons: why } of refused) {
    const reason = why[0] ?? 'Not possible now.';
    reasons.set(reason, [...(reasons.get(reason) ?? []), label]);
  }
  if (reasons.size === 0) return null;
  return (
    <Notice>
      <ul>
        {[...reasons].map(([reason, labels]) => (
          <li key={reason}>
            <strong>{labels.join(', ')}</strong>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
