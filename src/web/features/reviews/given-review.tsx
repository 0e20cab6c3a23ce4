import { useZone } from '#web/screens/use-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ReviewSaid } from './review-said.tsx';
import { bookingPageOf, titles, type OwnReview, type Review } from './words.ts';
import * as texts from './texts.ts';

interface GivenReviewProps {
  own: OwnReview;
  review: Review;
  /** While it can still be changed. */
  onChange: (() => void) | undefined;
}

/** What somebody said of a session, as it stands. */
export function GivenReview({ own, review, onChange }: GivenReviewProps) {
  const zone = useZone();
  const { booking, coach } = own;
  const { submittedAt, editableUntil } = review;
  return (
    <Stack gap="6" measure="form">
      <PageHeading
        title={titles.own}
        lead={
          <>
            {booking.title} · <When at={booking.startsAt} zone={zone} />
          </>
        }
        actions={<LinkButton {...bookingPageOf(booking.id)}>{texts.showBooking}</LinkButton>}
      />
      <Card
        title={texts.yourReview}
        note={submittedAt === null ? undefined : <When at={submittedAt} zone={zone} />}
        actions={
          onChange === undefined ? undefined : (
            <Button onClick={onChange}>{texts.editReview}</Button>
          )
        }
      >
        <Stack gap="4">
          <ReviewSaid review={review} coach={coach} member="you" />
          {onChange === undefined || editableUntil === null ? null : (
            <Text tone="muted" look="small">
              {texts.youCanChangeItUntil}
              <When at={editableUntil} zone={zone} inSentence />.
            </Text>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
