import { useState } from 'react';
import { useZone } from '#web/screens/use-zone.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { bookWith, creditOf, rulesOf } from './credit-record.ts';
import { HolderName } from './holder-name.tsx';
import { lotColumns, type LotOrder } from './lot-columns.tsx';
import type { ListedLot } from './words.ts';
import * as texts from './texts.ts';

const named = {
  holder: (row: ListedLot) => <HolderName row={row} />,
  purpose: {
    key: 'session',
    header: texts.session,
    cell: (row: ListedLot) => (
      <TextLink tone="record" {...creditOf(row)}>
        {row.session.name}
      </TextLink>
    ),
  },
} as const;

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
    <DataTable<ListedLot, LotOrder>
      caption={texts.sessionCredits}
      rows={rows}
      rowKey={({ id }) => id}
      columns={lotColumns(named, zone, now)}
      actions={(row) => <RowActions row={row} />}
    />
  );
}
