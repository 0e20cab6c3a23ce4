import { isMember, isStaff } from '#machines/person.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { ReviewList } from './review-list.tsx';
import type { ReviewSearch } from './review-search.ts';
import { bookingPageOf, titles } from './words.ts';
import * as texts from './texts.ts';

/** What was said of one session: to whoever was there their own, to the coach by name, to staff all. */
export function BookingReviewsPage({ booking, search }: { booking: string; search: ReviewSearch }) {
  const query = useApiQuery('GET /bookings/{booking}', { params: { booking } });
  const me = useMe();
  return (
    <Loaded query={query} whole>
      {({ id, title }) => (
        <ReviewList
          title={titles.ofBooking}
          lead={
            <>
              <TextLink {...bookingPageOf(id)}>{title}</TextLink>.{' '}
              {isMember(me)
                ? texts.youSeeYourOwnReview
                : isStaff(me)
                  ? texts.youSeeEveryReview
                  : texts.reviewsWithoutAName}
            </>
          }
          of={{ booking: id }}
          empty={texts.anyoneWhoAttendedCanReview}
          search={search}
        />
      )}
    </Loaded>
  );
}
