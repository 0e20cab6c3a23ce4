import { isStaff } from '#machines/person.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { bookingPageOf, criteriaWords, monthWords, ofBest, type ReviewLine } from './words.ts';
import * as texts from './texts.ts';

interface ReviewTableProps {
  caption: string;
  rows: readonly ReviewLine[];
  withSession: boolean;
}

export function ReviewTable({ caption, rows, withSession }: ReviewTableProps) {
  const zone = useZone();
  const seesAll = isStaff(useMe());
  const session: Column<ReviewLine, OrderOf<'GET /reviews'>> = {
    key: 'session',
    header: texts.session2,
    cell: ({ session: of, booking }) =>
      booking === null ? (
        (of?.name ?? '–')
      ) : (
        <TextLink {...bookingPageOf(booking.id)}>{of?.name}</TextLink>
      ),
  };
  return (
    <DataTable<ReviewLine, OrderOf<'GET /reviews'>>
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'date',
          header: texts.date,
          sort: 'date',
          // To the coach, a review without a name has no day.
          cell: ({ at, month }) => (at === null ? monthWords(month) : <When at={at} zone={zone} />),
        },
        ...(withSession ? [session] : []),
        {
          key: 'member',
          header: texts.member,
          cell: ({ member, anonymous }) =>
            member === null ? (
              texts.anonymous
            ) : (
              <Row gap="2">
                {member.fullName}
                {anonymous && seesAll ? <Badge tone="neutral">{texts.anonymous}</Badge> : null}
              </Row>
            ),
        },
        {
          key: 'rating',
          header: texts.overall,
          sort: 'rating',
          cell: ({ rating, isLow }) => (
            <Row gap="2">
              {ofBest(rating)}
              {isLow ? <Badge tone="danger">{texts.belowThreshold}</Badge> : null}
            </Row>
          ),
        },
        { key: 'comment', header: texts.comment, cell: (review) => <Comment review={review} /> },
      ]}
    />
  );
}

function Comment({ review }: { review: ReviewLine }) {
  const criteria = criteriaWords(review);
  if (review.comment === null && criteria === '') return '–';
  return (
    <Stack gap="1">
      {review.comment === null ? null : <Text look="prose">{review.comment}</Text>}
      {criteria === '' ? null : (
        <Text tone="muted" look="small">
          {criteria}
        </Text>
      )}
    </Stack>
  );
}
