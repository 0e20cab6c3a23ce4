import { useState } from 'react';
import { conversationsOf } from '#domain/credits/unit-words.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { lotColumns, type LotOrder } from '../session-credits/public.ts';
import { creditOf, type ListedCredit } from './credit-record.ts';
import * as texts from './texts.ts';

const named = {
  holder: (row: ListedCredit) => (
    <TextLink tone="record" {...creditOf(row)}>
      {row.holder.name}
    </TextLink>
  ),
  purpose: {
    key: 'group',
    header: texts.group,
    cell: ({ group }: ListedCredit) => conversationsOf(group),
  },
} as const;

/** Lots of AI credits, each with whose it is and what is left in it. */
export function LotTable({ rows }: { rows: readonly ListedCredit[] }) {
  const zone = useZone();
  const [now] = useState(Date.now);
  return (
    <DataTable<ListedCredit, LotOrder>
      caption={texts.aiCreditsInSentences}
      rows={rows}
      rowKey={({ id }) => id}
      columns={lotColumns(named, zone, now)}
    />
  );
}
