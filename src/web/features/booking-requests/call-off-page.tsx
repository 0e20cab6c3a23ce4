import type { UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ApiError } from '#web/api/api-error.ts';
import type { DataOf } from '#web/api/call.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { CallOff } from './call-off.tsx';
import type { CallOffEvent } from './call-off-form.tsx';

interface CallOffPageProps {
  /** The booking, however the page's address names it. */
  query: UseQueryResult<DataOf<'GET /bookings/{booking}'>, ApiError>;
  event: CallOffEvent;
}

/** The page on which a booking or a request is called off; it ends at the booking. */
export function CallOffPage({ query, event }: CallOffPageProps) {
  const router = useRouter();
  const { refetch } = query;
  const again = useCallback(() => void refetch(), [refetch]);
  return (
    <Loaded query={query} whole>
      {(booking) => (
        <CallOff
          booking={booking}
          event={event}
          onStale={again}
          onDone={() =>
            void router.navigate({ to: '/app/bookings/$booking', params: { booking: booking.id } })
          }
        />
      )}
    </Loaded>
  );
}
