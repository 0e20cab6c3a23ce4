import { reviewCriteria, type ReviewFields } from '#domain/reviews/vocabulary.ts';
import { reviewReadersInWords } from '#machines/review/readers.ts';
import { VisibleTo } from '#web/ui/badge.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { criterionNames, ratingWords } from './words.ts';
import * as texts from './texts.ts';

interface ReviewSaidProps {
  review: ReviewFields;
  coach: { readonly fullName: string };
  /** Who said it: `you`, or a name. */
  member: string;
}

/** What somebody said of a session, with who can read it. */
export function ReviewSaid({ review, coach, member }: ReviewSaidProps) {
  const { rating, comment, anonymous } = review;
  return (
    <Stack gap="4">
      <VisibleTo people={reviewReadersInWords(anonymous, { member, coach: coach.fullName })} />
      <Facts
        facts={[
          { term: texts.overall, detail: rating === null ? '–' : ratingWords(rating) },
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
