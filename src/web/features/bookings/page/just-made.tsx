import { isAgreed, phaseOf } from '#machines/booking/labels.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Booking } from '../words.ts';

/** What the flow that led here has just done, as long as it stands. */
export function JustMade({ booking }: { booking: Booking }) {
  if (isAgreed(booking.status))
    return (
      <Notice tone="success" live title="The session is booked">
        Everyone who takes part gets it for their calendar by email.
      </Notice>
    );
  if (phaseOf(booking.status) !== 'asked') return null;
  return (
    <Notice tone="success" live title="Your request is on its way">
      {booking.request === null ? null : (
        <p>
          {booking.coach.fullName} answers by <When at={booking.request.expiresAt} inSentence />. We
          tell you as soon as there is an answer.
        </p>
      )}
    </Notice>
  );
}
