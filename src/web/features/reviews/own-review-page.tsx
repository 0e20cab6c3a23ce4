import { useState } from 'react';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { MessageSquare } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { GivenReview } from './given-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { bookingPageOf, type OwnReview } from './words.ts';

/** Where somebody who was there says how the session was. */
export function OwnReviewPage({ booking }: { booking: string }) {
  const query = useApiQuery('GET /reviews/mine/{booking}', { params: { booking } });
  return (
    <Loaded query={query} whole>
      {(own) => <Own own={own} />}
    </Loaded>
  );
}

function Own({ own }: { own: OwnReview }) {
  const [isChanging, setChanging] = useState(false);
  const { booking, review } = own;
  const can = (event: string) =>
    review?.availableEvents.some(({ type, enabled }) => type === event && enabled) ?? false;
  const leave = () => setChanging(false);
  if (review && can('SUBMIT')) return <ReviewForm own={own} review={review} event="SUBMIT" />;
  if (review && isChanging && can('EDIT'))
    return <ReviewForm own={own} review={review} event="EDIT" onDone={leave} />;
  if (review && review.submittedAt !== null)
    return (
      <GivenReview
        own={own}
        review={review}
        onChange={can('EDIT') ? () => setChanging(true) : undefined}
      />
    );
  return (
    <EmptyState
      level="h1"
      title={review ? 'Reviews for this session are closed.' : 'There is nothing to review yet'}
      icon={<MessageSquare />}
      action={<LinkButton {...bookingPageOf(booking.id)}>Show booking</LinkButton>}
    >
      {review
        ? 'A session can be reviewed for two weeks after it, by those who came.'
        : 'You can review the session once it is over and your coach has said who came.'}
    </EmptyState>
  );
}
