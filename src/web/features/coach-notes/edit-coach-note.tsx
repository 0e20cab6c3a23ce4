import { createFileRoute } from '@tanstack/react-router';
import { EditNote } from './edit-note.tsx';
import { titles } from './titles.ts';

export const Route = createFileRoute(
  '/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote/edit',
)({
  staticData: {
    title: titles.member.edit,
    audience: 'coaches',
    asks: 'GET /coach-notes/{coachNote}',
  },
  component: EditCoachNote,
});

function EditCoachNote() {
  const { coachNote } = Route.useParams();
  return <EditNote coachNote={coachNote} />;
}
