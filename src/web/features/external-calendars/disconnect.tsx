import { createFileRoute } from '@tanstack/react-router';
import { DisconnectCalendar } from './disconnect-calendar.tsx';
import { ownCalendars } from './places.ts';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/external-calendars/$externalCalendar/delete')({
  staticData: { title: titles.own.disconnect, audience: 'coaches' },
  component: Disconnect,
});

function Disconnect() {
  const { externalCalendar } = Route.useParams();
  return <DisconnectCalendar place={ownCalendars} calendar={externalCalendar} />;
}
