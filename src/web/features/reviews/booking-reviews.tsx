import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { BookingReviewsPage } from './booking-reviews-page.tsx';
import { reviewSearch } from './review-search.ts';

export const Route = createFileRoute('/app/bookings/$booking/reviews')({
  staticData: { title: 'Booking Reviews', audience: 'everyone' },
  validateSearch: reviewSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: BookingReviews,
});

function BookingReviews() {
  return <BookingReviewsPage booking={Route.useParams().booking} search={Route.useSearch()} />;
}
