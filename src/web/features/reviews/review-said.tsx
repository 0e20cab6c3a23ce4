import { reviewCriteria, type ReviewFields } from '#domain/reviews/vocabulary.ts';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { criterionNames, ratingWords } from './words.ts';

interface ReviewSaidProps {
  review: ReviewFields;
  coach: { readonly fullName: string };
  /** The reader said it. */
  isOwn: boolean;
}

/** What somebody said of a session, with who can read it. */
export function ReviewSaid({ review, coach, isOwn }: ReviewSaidProps) {
  const { rating, comment, anonymous } = review;
  const unnamed = isOwn ? 'without your name' : 'without a name';
  return (
    <Stack gap="4">
      <VisibleTo
        people={
          anonymous ? `staff, and ${coach.fullName} ${unnamed}` : `${coach.fullName} and staff`
        }
      />
      <Facts
        facts={[
          { term: 'Overall', detail: rating === null ? '–' : ratingWords(rating) },
          ...reviewCriteria.flatMap((criterion) => {
            const value = review[criterion];
            return value === null
              ? []
              : [{ term: criterionNames[criterion], detail: ratingWords(value) }];
          }),
        ]}
      />
      {comment === null ? null : <Text look="prose">{comment}</Text>}
    </Stack>
  );
}
