import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useMe } from '#web/screens/account/use-me.ts';
import { connectSearch } from './calendar-search.ts';
import { ConnectCalendar } from './connect-calendar.tsx';
import { calendarsOf, ownCalendars } from './places.ts';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/coaches/$coach/external-calendars/connect')({
  staticData: { title: titles.coach.connect, audience: 'coachesAndStaff' },
  validateSearch: connectSearch,
  component: ConnectForCoach,
});

function ConnectForCoach() {
  const { coach } = Route.useParams();
  const search = Route.useSearch();
  if (useMe().id === coach) return <Navigate {...ownCalendars.connect} search={search} replace />;
  return <ConnectCalendar place={calendarsOf(coach)} search={search} />;
}
