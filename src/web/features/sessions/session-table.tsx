import type { OrderOf } from '#web/screens/list/record-list.ts';
import { RecordTable, statusColumn } from '#web/screens/list/record-list-page.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { BookLinks } from './book-links.tsx';
import { costWords, formatWords, lengthWords, sessions } from './session-records.ts';
import type { Offer, SessionSummary } from './session-records.ts';
import * as texts from './texts.ts';

type Columns = readonly Column<SessionSummary, OrderOf<'GET /sessions'>>[];

const known: Columns = [
  {
    key: 'duration',
    header: texts.duration,
    sort: 'duration',
    cell: ({ durationMinutes }) => lengthWords(durationMinutes),
  },
  { key: 'format', header: texts.format, from: 'wide', cell: formatWords },
  { key: 'cost', header: texts.cost, cell: ({ creditCost }) => costWords(creditCost) },
];

const forStaff: Columns = [
  ...known,
  { key: 'coaches', header: texts.coaches, align: 'end', cell: ({ coaches }) => coaches },
  {
    key: 'upcoming',
    header: texts.upcomingBookings,
    align: 'end',
    cell: ({ upcomingBookings }) => upcomingBookings,
  },
  { ...statusColumn, from: 'wide' },
];

const forMembers: Columns = [
  ...known,
  {
    key: 'credits',
    header: texts.creditsLeft,
    cell: ({ offers, creditCost }) => (
      <Stack gap="1">
        {offers.map((offer) => (
          <Left key={offer.team?.id ?? 'reader'} offer={offer} cost={creditCost} />
        ))}
      </Stack>
    ),
  },
];

/** How much is left for somebody, or why that does not help. */
function Left({
  offer: { team, credits, fromPool, blockedBy },
  cost,
}: {
  offer: Offer;
  cost: number;
}) {
  const pool = fromPool === 0 ? '' : texts.inThePool(fromPool);
  const left = cost === 0 ? texts.noneNeeded : `${credits}${pool}`;
  return (
    <div>
      {team === null ? null : `${team.name}: `}
      {blockedBy === null ? left : null}
      {blockedBy === null ? null : (
        <Text look="small" tone="muted" as="span">
          {blockedBy}
        </Text>
      )}
    </div>
  );
}

const booking = (session: SessionSummary) => (
  <Row gap="2">
    <BookLinks session={session} inRow />
  </Row>
);

interface SessionTableProps {
  rows: readonly SessionSummary[];
  /** Staff look after them; members book them. */
  reader: 'staff' | 'member';
}

export function SessionTable({ rows, reader }: SessionTableProps) {
  return (
    <RecordTable
      of={sessions}
      rows={rows}
      columns={reader === 'staff' ? forStaff : forMembers}
      actions={rows.some(({ offers }) => offers.length > 0) ? booking : undefined}
    />
  );
}
