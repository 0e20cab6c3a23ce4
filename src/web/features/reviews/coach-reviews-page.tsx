import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { CoachOverview } from './coach-overview.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewSearch } from './review-search.ts';
import { titles } from './words.ts';

/** A coach's reviews for staff, and for the coach what they were told. */
export function CoachReviewsPage({ coach, search }: { coach: string; search: ReviewSearch }) {
  const query = useApiQuery('GET /reviews/of/{coach}', { params: { coach } });
  const isOwn = useMe().id === coach;
  return (
    <Loaded query={query} whole>
      {(reviews) => (
        <ReviewList
          title={titles.ofCoach}
          lead={
            isOwn
              ? 'What members say about your sessions. Anonymous reviews reach you in groups of three, so that the date gives nobody away.'
              : `What members say about sessions with ${reviews.coach.fullName}. The coach is not told the names of those marked anonymous.`
          }
          of={{ coach }}
          sessions={reviews.sessions}
          overview={<CoachOverview reviews={reviews} />}
          empty="Members can review a session for two weeks after it."
          search={search}
        />
      )}
    </Loaded>
  );
}
