import { createFileRoute } from '@tanstack/react-router';
import { WriteNote } from './write-note.tsx';
import { titles } from './titles.ts';

export const Route = createFileRoute(
  '/app/bookings/$booking/attendees/$attendee/coach-note/create',
)({
  staticData: { title: titles.member.create, audience: 'coaches' },
  component: CreateCoachNote,
});

function CreateCoachNote() {
  const { booking, attendee } = Route.useParams();
  return <WriteNote booking={booking} scope="member" attendee={attendee} />;
}
