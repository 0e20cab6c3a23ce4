import { useState } from 'react';
import { useZone } from '#web/screens/use-zone.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { creditOf } from './credit-record.ts';
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

function Rules({ row: { id, programme, holder } }: { row: ListedLot }) {
  return (
    <LinkButton
      to="/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints"
      params={{ programme: programme.id, sessionCredit: id }}
      size="small"
      aria-label={texts.rulesOf(holder.name)}
    >
      {texts.rules}
    </LinkButton>
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
      actions={(row) => <Rules row={row} />}
    />
  );
}
