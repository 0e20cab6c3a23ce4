import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { BookingFlow } from '#web/features/booking-requests/flow/public.ts';
import { flowSearch } from '#web/features/booking-requests/search/public.ts';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

/** Only whoever leads a team books several sessions at once. */
const TeamSeries = lazyPart(async () => (await import('./team-series.tsx')).TeamSeries);

export const Route = createFileRoute('/app/booking-requests/create')({
  staticData: { title: 'Make a Booking', audience: 'members' },
  validateSearch: flowSearch,
  component: MakeBooking,
});

function MakeBooking() {
  const search = Route.useSearch();
  if (search.together === undefined || search.for === undefined)
    return <BookingFlow search={search} />;
  return (
    <Suspense fallback={<WaitingLines lines={4} shape="block" />}>
      <TeamSeries key={search.for} team={search.for} />
    </Suspense>
  );
}
