import { useState } from 'react';
import { lastDay } from '#web/screens/list/last-day.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { endedOf, sourceOf, type ListedLot } from './words.ts';

type LotColumn = Column<ListedLot, OrderOf<'GET /session-credits'>>;

const columnsIn = (zone: string, now: number): [LotColumn, ...LotColumn[]] => [
  { key: 'holder', header: 'Holder', sort: 'holder', cell: (row) => <HolderName row={row} /> },
  { key: 'session', header: 'Session', cell: ({ session }) => session.name },
  {
    key: 'available',
    header: 'Available',
    sort: 'available',
    align: 'end',
    cell: (row) => {
      const ended = endedOf(row);
      return ended === null ? `${row.available} of ${row.quantity}` : <Badge>{ended}</Badge>;
    },
  },
  { key: 'held', header: 'Set aside', align: 'end', cell: ({ held }) => held },
  { key: 'used', header: 'Used', align: 'end', cell: ({ spent }) => spent },
  {
    key: 'expires',
    header: 'Can be used until',
    sort: 'expires',
    cell: ({ expiresAt }) => <NoWrap>{lastDay(expiresAt, zone, now)}</NoWrap>,
  },
  { key: 'source', header: 'Source', from: 'wide', cell: sourceOf },
];

function HolderName({ row: { holder, holderType } }: { row: ListedLot }) {
  if (holderType === 'pool') return <Text as="span">{holder.name}</Text>;
  return (
    <TextLink
      tone="record"
      to="/app/session-credits/$entityType/$entityId"
      params={{ entityType: holderType === 'team' ? 'team' : 'user', entityId: holder.id }}
    >
      {holder.name}
    </TextLink>
  );
}

/** Lots of credits, each with whose it is and what is left in it. */
export function LotTable({ rows }: { rows: readonly ListedLot[] }) {
  const zone = useZone();
  const [now] = useState(Date.now);
  return (
    <DataTable<ListedLot, OrderOf<'GET /session-credits'>>
      caption="Session credits"
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(zone, now)}
    />
  );
}
