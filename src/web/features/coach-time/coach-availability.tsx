import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useMe } from '#web/screens/account/use-me.ts';
import { AvailabilityPage } from './availability-page.tsx';
import { availabilitySearch } from './availability-search.ts';
import { ownTime, timeOf } from './places.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/coaches/$coach/availability')({
  staticData: { title: 'Coach Availability', audience: 'coachesAndStaff' },
  validateSearch: availabilitySearch,
  component: CoachAvailability,
});

function CoachAvailability() {
  const { coach } = Route.useParams();
  const search = Route.useSearch();
  const isOwn = useMe().id === coach;
  if (isOwn) return <Navigate {...ownTime(coach).availability} search={search} replace />;
  return <AvailabilityPage title={texts.coachAvailability} place={timeOf(coach)} search={search} />;
}
