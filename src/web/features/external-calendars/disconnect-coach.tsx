import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useMe } from '#web/screens/account/use-me.ts';
import { DisconnectCalendar } from './disconnect-calendar.tsx';
import { calendarsOf, ownCalendars } from './places.ts';
import { titles } from './titles.ts';

export const Route = createFileRoute(
  '/app/coaches/$coach/external-calendars/$externalCalendar/delete',
)({
  staticData: { title: titles.coach.disconnect, audience: 'coachesAndStaff' },
  component: DisconnectForCoach,
});

function DisconnectForCoach() {
  const { coach, externalCalendar } = Route.useParams();
  if (useMe().id === coach)
    return <Navigate {...ownCalendars.disconnect(externalCalendar)} replace />;
  return <DisconnectCalendar place={calendarsOf(coach)} calendar={externalCalendar} />;
}
