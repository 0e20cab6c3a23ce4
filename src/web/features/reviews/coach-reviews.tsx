import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { CoachReviewsPage } from './coach-reviews-page.tsx';
import { reviewSearch } from './review-search.ts';

export const Route = createFileRoute('/app/coaches/$coach/reviews')({
  staticData: { title: 'Coach Reviews', audience: 'coachesAndStaff' },
  validateSearch: reviewSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: CoachReviews,
});

function CoachReviews() {
  return <CoachReviewsPage coach={Route.useParams().coach} search={Route.useSearch()} />;
}
