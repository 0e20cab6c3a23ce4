import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { queryOf } from '#web/api/options.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApi } from '#web/screens/use-services.ts';
import { CallOff } from './call-off.tsx';

export const Route = createFileRoute('/app/booking-requests/$bookingRequest/cancel')({
  staticData: { title: 'Cancel Booking Request', checks: ['authenticated'] },
  component: CancelRequest,
});

function CancelRequest() {
  const params = Route.useParams();
  const navigate = Route.useNavigate();
  const query = useQuery(queryOf(useApi(), 'GET /booking-requests/{bookingRequest}', { params }));
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <Loaded query={query} whole>
      {(booking) => (
        <CallOff
          booking={booking}
          event="CANCEL_REQUEST"
          onStale={again}
          onDone={() =>
            void navigate({ to: '/app/bookings/$booking', params: { booking: booking.id } })
          }
        />
      )}
    </Loaded>
  );
}
