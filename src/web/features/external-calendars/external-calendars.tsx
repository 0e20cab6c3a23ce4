import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { CalendarList } from './calendar-list.tsx';
import { calendarSearch } from './calendar-search.ts';
import { ownCalendars } from './places.ts';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/external-calendars')({
  staticData: { title: titles.own.list, audience: 'coaches' },
  validateSearch: calendarSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ExternalCalendars,
});

function ExternalCalendars() {
  return <CalendarList place={ownCalendars} search={Route.useSearch()} />;
}
