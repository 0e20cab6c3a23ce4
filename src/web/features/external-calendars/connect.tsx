import { createFileRoute } from '@tanstack/react-router';
import { connectSearch } from './calendar-search.ts';
import { ConnectCalendar } from './connect-calendar.tsx';
import { ownCalendars } from './places.ts';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/external-calendars/connect')({
  staticData: { title: titles.own.connect, audience: 'coaches' },
  validateSearch: connectSearch,
  component: Connect,
});

function Connect() {
  return <ConnectCalendar place={ownCalendars} search={Route.useSearch()} />;
}
