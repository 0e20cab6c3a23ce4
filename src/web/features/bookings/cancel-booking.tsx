import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { queryOf } from '#web/api/options.ts';
import { CallOffPage } from '#web/features/booking-requests/public.ts';
import { useApi } from '#web/screens/use-services.ts';

export const Route = createFileRoute('/app/bookings/$booking/cancel')({
  staticData: { title: 'Cancel Booking', checks: ['authenticated'] },
  component: CancelBooking,
});

function CancelBooking() {
  const params = Route.useParams();
  const query = useQuery(queryOf(useApi(), 'GET /bookings/{booking}', { params }));
  return <CallOffPage query={query} event="CANCEL" />;
}
