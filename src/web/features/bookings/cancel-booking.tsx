import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { CallOff } from '#web/features/booking-requests/public.ts';
import { queryOf } from '#web/api/options.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApi } from '#web/screens/use-services.ts';

export const Route = createFileRoute('/app/bookings/$booking/cancel')({
  staticData: { title: 'Cancel Booking', checks: ['authenticated'] },
  component: CancelBooking,
});

function CancelBooking() {
  const params = Route.useParams();
  const navigate = Route.useNavigate();
  const query = useQuery(queryOf(useApi(), 'GET /bookings/{booking}', { params }));
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <Loaded query={query} whole>
      {(booking) => (
        <CallOff
          booking={booking}
          event="CANCEL"
          onStale={again}
          onDone={() => void navigate({ to: '/app/bookings/$booking', params })}
        />
      )}
    </Loaded>
  );
}
