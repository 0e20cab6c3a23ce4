import { createFileRoute } from '@tanstack/react-router';
import { NotePage } from './note-page.tsx';
import { titles } from './titles.ts';

export const Route = createFileRoute('/app/bookings/$booking/team-coach-note/$teamCoachNote')({
  staticData: { title: titles.team.note, audience: 'coachesAndStaff' },
  component: TeamCoachNote,
});

function TeamCoachNote() {
  const { teamCoachNote } = Route.useParams();
  return <NotePage coachNote={teamCoachNote} />;
}
