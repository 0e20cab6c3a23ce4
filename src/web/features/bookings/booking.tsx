import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { queryOf } from '#web/api/options.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { usePageTitle } from '#web/screens/use-page-title.ts';
import { useApi } from '#web/screens/use-services.ts';
import { BookingPage } from './booking-page.tsx';

export const Route = createFileRoute('/app/bookings/$booking')({
  staticData: { title: 'Booking', checks: ['authenticated'] },
  component: BookingScreen,
});

function BookingScreen() {
  const params = Route.useParams();
  const query = useQuery(queryOf(useApi(), 'GET /bookings/{booking}', { params }));
  usePageTitle(query.data?.title);
  return (
    <Loaded query={query} whole>
      {(booking) => <BookingPage key={booking.id} booking={booking} />}
    </Loaded>
  );
}
