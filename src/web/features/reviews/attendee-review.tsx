import { createFileRoute } from '@tanstack/react-router';
import { AttendeeReviewPage } from './attendee-review-page.tsx';

export const Route = createFileRoute(
  '/app/bookings/$booking/attendees/$attendee/questionnaire-and-review',
)({
  staticData: { title: 'Attendee Questionnaire and Review', audience: 'everyone' },
  component: AttendeeReview,
});

function AttendeeReview() {
  return <AttendeeReviewPage attendee={Route.useParams().attendee} />;
}
