import { createFileRoute } from '@tanstack/react-router';
import { WriteNote } from './write-note.tsx';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/bookings/$booking/team-coach-note/create')({
  staticData: { title: titles.team.create, audience: 'coaches' },
  component: CreateTeamCoachNote,
});

function CreateTeamCoachNote() {
  const { booking } = Route.useParams();
  return <WriteNote booking={booking} scope="team" />;
}
