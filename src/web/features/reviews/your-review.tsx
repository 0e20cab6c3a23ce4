import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ratingWords, reviewPageOf } from './words.ts';
import * as texts from './texts.ts';

/** On the page of a session, for whoever was there: what they can say of it, or have said. */
export function YourReview({ booking }: { booking: string }) {
  const { data } = useApiQuery('GET /reviews/mine/{booking}', { params: { booking } });
  const review = data?.review;
  const mayGive = review?.availableEvents.some(({ type, enabled }) => type === 'SUBMIT' && enabled);
  if (!data || !review || (!mayGive && review.submittedAt === null)) return null;
  return (
    <Card title={texts.yourReview}>
      <Stack gap="4">
        {review.rating === null ? (
          <Text>
            {texts.howWasTheSession(data.coach.fullName)}
            <When at={review.closesAt} inSentence />.
          </Text>
        ) : (
          <Text>{texts.youRatedIt(ratingWords(review.rating))}</Text>
        )}
        <Row>
          <LinkButton {...reviewPageOf(booking)}>
            {review.rating === null ? texts.reviewThisSession : texts.showReview}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
