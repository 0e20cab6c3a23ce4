import { createFileRoute } from '@tanstack/react-router';
import { EditNote } from './edit-note.tsx';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/bookings/$booking/team-coach-note/$teamCoachNote/edit')({
  staticData: { title: titles.team.edit, audience: 'coaches' },
  component: EditTeamCoachNote,
});

function EditTeamCoachNote() {
  const { teamCoachNote } = Route.useParams();
  return <EditNote coachNote={teamCoachNote} />;
}
