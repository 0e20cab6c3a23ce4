import { createFileRoute, Navigate, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { CalendarList } from './calendar-list.tsx';
import { calendarSearch } from './calendar-search.ts';
import { calendarsOf, ownCalendars } from './places.ts';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/coaches/$coach/external-calendars')({
  staticData: { title: titles.coach.list, audience: 'coachesAndStaff' },
  validateSearch: calendarSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: CoachCalendars,
});

function CoachCalendars() {
  const { coach } = Route.useParams();
  const search = Route.useSearch();
  if (useMe().id === coach) return <Navigate {...ownCalendars.list} search={search} replace />;
  return <CalendarList place={calendarsOf(coach)} search={search} />;
}
