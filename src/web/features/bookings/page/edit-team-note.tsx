import { createFileRoute } from '@tanstack/react-router';
import { NoteForm } from './note-form.tsx';

export const Route = createFileRoute('/app/bookings/$booking/team-note/edit')({
  staticData: {
    title: 'Edit Team Note',
    audience: 'everyone',
    asks: 'GET /bookings/{booking}',
  },
  component: EditTeamNote,
});

function EditTeamNote() {
  return <NoteForm params={Route.useParams()} kind="teamNote" />;
}
