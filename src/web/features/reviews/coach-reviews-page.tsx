import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { CoachOverview } from './coach-overview.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewSearch } from './review-search.ts';
import { titles } from './words.ts';
import * as texts from './texts.ts';

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
              ? texts.whatMembersSayAbout
              : texts.whatMembersSayAboutSessions(reviews.coach.fullName)
          }
          of={{ coach }}
          sessions={reviews.sessions}
          overview={<CoachOverview reviews={reviews} />}
          empty={texts.membersCanReviewASession}
          search={search}
        />
      )}
    </Loaded>
  );
}
