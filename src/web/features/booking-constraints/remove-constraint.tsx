import { createFileRoute } from '@tanstack/react-router';
import { constraintNames } from '#domain/booking-constraints/rule.ts';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useCreditPlace } from './place.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute(
  '/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints/$bookingConstraint/delete',
)({
  staticData: { title: 'Remove Booking Constraint', audience: 'staff' },
  component: RemoveConstraint,
});

/** Staff open a credit for the times that a constraint closed. */
function RemoveConstraint() {
  const place = useCreditPlace();
  return (
    <ConfirmEvent
      send="POST /booking-constraints/{bookingConstraint}/events"
      query={useApiQuery('GET /booking-constraints/{bookingConstraint}', {
        params: { bookingConstraint: place.record },
      })}
      event="DELETE"
      gone={texts.cantBeRemoved}
      back={() => place.list}
      leadsTo={() => place.list}
      title={({ kind }) => texts.removeQuestion(constraintNames[kind])}
      consequences={({ sentence, session }) => [
        texts.itSays(sentence),
        texts.moreTimesCanBeBooked(session.name),
        texts.bookingsStay,
      ]}
      keepVerb={texts.keepConstraint}
      verb={texts.removeConstraint}
      errorTitle={texts.notRemovedYet}
    />
  );
}
