import type { ReactNode } from 'react';
import { lastDay } from '#web/screens/list/last-day.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { endedOf, sourceOf, type ListedLot } from './words.ts';
import * as texts from './texts.ts';

export type LotOrder = OrderOf<'GET /session-credits'>;
type LotColumn<Lot> = Column<Lot, LotOrder>;

interface Named<Lot> {
  /** Whose it is. */
  readonly holder: (lot: Lot) => ReactNode;
  /** What it pays for. */
  readonly purpose: LotColumn<Lot>;
}

/** What lists say of lots of credits, whatever they pay for. */
export const lotColumns = <Lot extends Omit<ListedLot, 'session' | 'mayBook'>>(
  { holder, purpose }: Named<Lot>,
  zone: string,
  now: number,
): [LotColumn<Lot>, ...LotColumn<Lot>[]] => [
  { key: 'holder', header: texts.holder, sort: 'holder', cell: holder },
  purpose,
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
