import { isAgreed, phaseOf } from '#machines/booking/labels.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

/** What the flow that led here has just done, as long as it stands. */
export function JustMade({ booking }: { booking: Booking }) {
  if (isAgreed(booking.status))
    return (
      <Notice tone="success" live title={texts.theSessionIsBooked}>
        {texts.everyoneWhoTakesPartGets}
      </Notice>
    );
  if (phaseOf(booking.status) !== 'asked') return null;
  return (
    <Notice tone="success" live title={texts.yourRequest}>
      {booking.request === null ? null : (
        <p>
          {texts.answersBy(booking.coach.fullName)}
          <When at={booking.request.expiresAt} inSentence />
          {texts.wellLetYouKnowAs}
        </p>
      )}
    </Notice>
  );
}
