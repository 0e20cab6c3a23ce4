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
    header: 'Session',
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
          header: 'Date',
          sort: 'date',
          // To the coach, a review without a name has no day.
          cell: ({ at, month }) => (at === null ? monthWords(month) : <When at={at} zone={zone} />),
        },
        ...(withSession ? [session] : []),
        {
          key: 'member',
          header: 'Member',
          cell: ({ member, anonymous }) =>
            member === null ? (
              'Anonymous'
            ) : (
              <Row gap="2">
                {member.fullName}
                {anonymous && seesAll ? <Badge tone="neutral">Anonymous</Badge> : null}
              </Row>
            ),
        },
        {
          key: 'rating',
          header: 'Overall',
          sort: 'rating',
          cell: ({ rating, isLow }) => (
            <Row gap="2">
              {ofBest(rating)}
              {isLow ? <Badge tone="danger">Below threshold</Badge> : null}
            </Row>
          ),
        },
        { key: 'comment', header: 'Comment', cell: (review) => <Comment review={review} /> },
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
