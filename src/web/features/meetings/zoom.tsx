import { createFileRoute } from '@tanstack/react-router';
import { MeetingDoor } from './meeting-door.tsx';
import { isOwnDocument, loadDocument } from './own-document.ts';

export const Route = createFileRoute('/zoom/$booking')({
  staticData: { title: 'Zoom Booking' },
  beforeLoad: ({ location, preload }) =>
    preload || isOwnDocument() ? undefined : loadDocument(location.href),
  component: ZoomBooking,
});

function ZoomBooking() {
  const { booking } = Route.useParams();
  return <MeetingDoor booking={booking} />;
}
