import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { queryOf } from '#web/api/options.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApi } from '#web/screens/use-services.ts';
import { RespondPage } from './respond-page.tsx';

export const Route = createFileRoute('/app/bookings/$booking/respond')({
  staticData: { title: 'Respond to Request', checks: ['authenticated'] },
  component: Respond,
});

function Respond() {
  const params = Route.useParams();
  const query = useQuery(queryOf(useApi(), 'GET /bookings/{booking}', { params }));
  return (
    <Loaded query={query} whole>
      {(booking) => <RespondPage booking={booking} />}
    </Loaded>
  );
}
