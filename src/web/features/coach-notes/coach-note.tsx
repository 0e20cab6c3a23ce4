import { createFileRoute } from '@tanstack/react-router';
import { NotePage } from './note-page.tsx';
import { titles } from './titles.ts';

export const Route = createFileRoute(
  '/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote',
)({
  staticData: {
    title: titles.member.note,
    audience: 'coachesAndStaff',
    asks: 'GET /coach-notes/{coachNote}',
  },
  component: CoachNote,
});

function CoachNote() {
  const { coachNote } = Route.useParams();
  return <NotePage coachNote={coachNote} />;
}
