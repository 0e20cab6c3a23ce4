import { createFileRoute } from '@tanstack/react-router';
import { phaseOf } from '#machines/booking/labels.ts';
import { Offered } from '#web/screens/command/offered.tsx';
import { oneOf, searchReader } from '#web/screens/list/search-reader.ts';
import { When } from '#web/ui/dates/when.tsx';
import { bookingEvent, useBooking } from '../action/booking-event.ts';
import { RespondForm } from './respond-form.tsx';
import type { Booking } from '../words.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/bookings/$booking/respond')({
  staticData: {
    title: 'Respond to Request',
    audience: 'coachesAndStaff',
    asks: 'GET /bookings/{booking}',
  },
  validateSearch: searchReader({ answer: oneOf(['confirm', 'decline', 'suggest']) }),
  component: Respond,
});

/** A coach, or staff in their place, answers a request. A link may name the answer, which then has the focus; nothing is sent by a link. */
function Respond() {
  const { answer } = Route.useSearch();
  return (
    <Offered
      {...bookingEvent}
      query={useBooking(Route.useParams())}
      event={['CONFIRM', 'REJECT', 'SUGGEST_TIME']}
      gone={closedTitle}
      why={(booking) => <CurrentRequest booking={booking} />}
    >
      {(booking) => <RespondForm key={answer} booking={booking} begun={answer} />}
    </Offered>
  );
}

const closedTitle = ({ status }: Booking): string =>
  phaseOf(status) === 'asked' ? texts.youCantAnswerThisRequest : texts.thisRequestNoLongerNeeds;

/** Answered, withdrawn or expired meanwhile, or never this reader's to answer. */
function CurrentRequest({ booking }: { booking: Booking }) {
  const response = booking.request?.response ?? null;
  return (
    <>
      {texts.isNow(booking.title, booking.statusLabel.toLowerCase())}
      {response === null ? null : (
        <>
          {texts.answered}
          <When at={response.at} inSentence />
        </>
      )}
      .
    </>
  );
}
