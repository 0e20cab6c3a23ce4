import { useState } from 'react';
import { OwnQuestionnaires } from '#web/features/questionnaire-assignments/public.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { MessageSquare } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { GivenReview } from './given-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { bookingPageOf, type OwnReview } from './words.ts';
import * as texts from './texts.ts';

/** Where somebody who was there says how the session was. */
export function OwnReviewPage({ booking }: { booking: string }) {
  const query = useApiQuery('GET /reviews/mine/{booking}', { params: { booking } });
  return (
    <Loaded query={query} whole>
      {(own) => (
        <Stack gap="6">
          <OwnQuestionnaires booking={booking} />
          <Own own={own} />
        </Stack>
      )}
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
      title={review ? texts.reviewsForThisSession : texts.thereIsNothingToReview}
      icon={<MessageSquare />}
      action={<LinkButton {...bookingPageOf(booking.id)}>{texts.showBooking}</LinkButton>}
    >
      {review ? texts.peopleWhoCameCanReview : texts.youCanReviewTheSession}
    </EmptyState>
  );
}
