import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEvent } from '#web/screens/command/confirm-event.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { bookingEvent } from '../action/booking-event.ts';
import { CallingOff, Naming, useAgainWhenLate } from '../action/calling-off.tsx';
import { ReasonField } from '../action/reason-field.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/booking-requests/$bookingRequest/cancel')({
  staticData: {
    title: 'Cancel Booking Request',
    audience: 'membersAndStaff',
    asks: 'GET /booking-requests/{bookingRequest}',
  },
  component: CancelRequest,
});

function CancelRequest() {
  const params = Route.useParams();
  const query = useApiQuery('GET /booking-requests/{bookingRequest}', { params });
  useAgainWhenLate(query);
  return (
    <ConfirmEvent
      {...bookingEvent}
      query={query}
      event="CANCEL_REQUEST"
      gone={texts.thisRequestCantBeWithdrawn}
      title={() => texts.withdrawThisRequest}
      lead={(booking) => <Naming booking={booking} />}
      consequences={(booking) => <CallingOff booking={booking} />}
      keepVerb={texts.keepRequest}
      verb={texts.withdrawRequest}
      errorTitle={texts.notWithdrawnYet}
      fields={{
        initial: { reason: '' },
        payload: ({ reason }) => ({ reason: reason.trim() || undefined }),
        children: (form) => <ReasonField form={form} tip={texts.optionalEveryoneElse} />,
      }}
    />
  );
}
