import { createFileRoute } from '@tanstack/react-router';
import { connectSearch } from './calendar-search.ts';
import { ConnectCalendar } from './connect-calendar.tsx';
import { calendarsOf, titles } from './places.ts';

export const Route = createFileRoute('/app/coaches/$coach/external-calendars/connect')({
  staticData: { title: titles.coach.connect, checks: ['authenticated'] },
  validateSearch: connectSearch,
  component: ConnectForCoach,
});

function ConnectForCoach() {
  const { coach } = Route.useParams();
  return <ConnectCalendar place={calendarsOf(coach)} search={Route.useSearch()} />;
}
