import { createFileRoute } from '@tanstack/react-router';
import { isMember } from '#machines/person.ts';
import { useMe } from '#web/screens/use-me.ts';
import { flowSearch } from './flow-search.ts';
import { BookingFlow } from './booking-flow.tsx';
import { ForMembers } from './for-members.tsx';

export const Route = createFileRoute('/app/booking-requests/create')({
  staticData: { title: 'Make a Booking', checks: ['authenticated'] },
  validateSearch: flowSearch,
  component: MakeBooking,
});

function MakeBooking() {
  const me = useMe();
  const search = Route.useSearch();
  return isMember(me) ? <BookingFlow search={search} /> : <ForMembers />;
}
