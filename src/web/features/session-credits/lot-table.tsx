import { useState } from 'react';
import { lastDay } from '#web/screens/list/last-day.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { bookWith, creditOf, rulesOf } from './credit-record.ts';
import { HolderName } from './holder-name.tsx';
import { endedOf, sourceOf, type ListedLot } from './words.ts';
import * as texts from './texts.ts';

type LotColumn = Column<ListedLot, OrderOf<'GET /session-credits'>>;

const columnsIn = (zone: string, now: number): [LotColumn, ...LotColumn[]] => [
  { key: 'holder', header: texts.holder, sort: 'holder', cell: (row) => <HolderName row={row} /> },
  {
    key: 'session',
    header: texts.session,
    cell: (row) => (
      <TextLink tone="record" {...creditOf(row)}>
        {row.session.name}
      </TextLink>
    ),
  },
  {
    key: 'available',
    header: texts.available,
    sort: 'available',
    align: 'end',
    cell: (row) => {
      const ended = endedOf(row);
      return ended === null ? texts.ofLabel(row.available, row.quantity) : <Badge>{ended}</Badge>;
    },
  },
  { key: 'held', header: texts.reserved2, align: 'end', cell: ({ held }) => held },
  { key: 'used', header: texts.used, align: 'end', cell: ({ spent }) => spent },
  {
    key: 'expires',
    header: texts.canBeUsedUntil,
    sort: 'expires',
    cell: ({ expiresAt }) => <NoWrap>{lastDay(expiresAt, zone, now)}</NoWrap>,
  },
  { key: 'source', header: texts.source, from: 'wide', cell: sourceOf },
];

function RowActions({ row }: { row: ListedLot }) {
  const { holder, session, mayBook } = row;
  return (
    <Row gap="2">
      {mayBook ? (
        <LinkButton {...bookWith(row)} size="small" aria-label={texts.bookOf(session.name)}>
          {texts.book}
        </LinkButton>
      ) : null}
      <LinkButton {...rulesOf(row)} size="small" aria-label={texts.rulesOf(holder.name)}>
        {texts.rules}
      </LinkButton>
    </Row>
  );
}

/** Lots of credits, each with whose it is and what is left in it. */
export function LotTable({ rows }: { rows: readonly ListedLot[] }) {
  const zone = useZone();
  const [now] = useState(Date.now);
  return (
    <DataTable<ListedLot, OrderOf<'GET /session-credits'>>
      caption={texts.sessionCredits}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(zone, now)}
      actions={(row) => <RowActions row={row} />}
    />
  );
}
