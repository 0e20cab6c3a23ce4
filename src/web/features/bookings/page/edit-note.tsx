import { createFileRoute } from '@tanstack/react-router';
import { NoteForm } from './note-form.tsx';

export const Route = createFileRoute('/app/bookings/$booking/note/edit')({
  staticData: {
    title: 'Edit Booking Note',
    audience: 'everyone',
    asks: 'GET /bookings/{booking}',
  },
  component: EditNote,
});

function EditNote() {
  return <NoteForm params={Route.useParams()} kind="note" />;
}
