import { createFileRoute } from '@tanstack/react-router';
import { OwnReviewPage } from './own-review-page.tsx';

export const Route = createFileRoute('/app/bookings/$booking/questionnaire-and-review')({
  staticData: { title: 'Questionnaire and Review', audience: 'members' },
  component: QuestionnaireAndReview,
});

function QuestionnaireAndReview() {
  return <OwnReviewPage booking={Route.useParams().booking} />;
}
