import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list-search.ts';
import { CalendarList } from './calendar-list.tsx';
import { calendarSearch } from './calendar-search.ts';
import { calendarsOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/external-calendars')({
  staticData: { title: titles.coach.list, checks: ['authenticated'] },
  validateSearch: calendarSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: CoachCalendars,
});

function CoachCalendars() {
  const { coach } = Route.useParams();
  return <CalendarList place={calendarsOf(coach)} search={Route.useSearch()} />;
}
