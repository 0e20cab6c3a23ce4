import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { queryOf } from '#web/api/options.ts';
import { useApi } from '#web/screens/use-services.ts';
import { CallOffPage } from './call-off-page.tsx';

export const Route = createFileRoute('/app/booking-requests/$bookingRequest/cancel')({
  staticData: { title: 'Cancel Booking Request', checks: ['authenticated'] },
  component: CancelRequest,
});

function CancelRequest() {
  const params = Route.useParams();
  const query = useQuery(queryOf(useApi(), 'GET /booking-requests/{bookingRequest}', { params }));
  return <CallOffPage query={query} event="CANCEL_REQUEST" />;
}
