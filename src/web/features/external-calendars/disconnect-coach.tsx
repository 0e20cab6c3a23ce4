import { createFileRoute } from '@tanstack/react-router';
import { DisconnectCalendar } from './disconnect-calendar.tsx';
import { calendarsOf, titles } from './places.ts';

export const Route = createFileRoute(
  '/app/coaches/$coach/external-calendars/$externalCalendar/delete',
)({
  staticData: { title: titles.coach.disconnect, checks: ['authenticated'] },
  component: DisconnectForCoach,
});

function DisconnectForCoach() {
  const { coach, externalCalendar } = Route.useParams();
  return <DisconnectCalendar place={calendarsOf(coach)} calendar={externalCalendar} />;
}
