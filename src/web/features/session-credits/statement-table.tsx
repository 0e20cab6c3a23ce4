import { useZone } from '#web/screens/use-zone.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { When } from '#web/ui/dates/when.tsx';
import type { Credits } from './credits-data.ts';
import * as texts from './texts.ts';

type Line = Credits['statement'][number];

/** "+1", "−1", or "0" for what left the balance before. */
const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';

type Columns = [Column<Line>, ...Column<Line>[]];

/** Which session and programme they are for; in a lot of one, whose they are. */
const aboutIn = (isOneLot: boolean): Column<Line>[] =>
  isOneLot
    ? [{ key: 'holder', header: texts.holder, cell: ({ holder }) => holder?.name ?? '–' }]
    : [
        {
          key: 'session',
          header: texts.session,
          from: 'wide',
          cell: ({ session }) => session.name,
        },
        {
          key: 'programme',
          header: texts.programme,
          from: 'wide',
          cell: ({ programme }) => programme.name,
        },
      ];

const columnsIn = (zone: string, isOneLot: boolean): Columns => [
  { key: 'at', header: texts.when, cell: ({ at }) => <When at={at} zone={zone} /> },
  { key: 'what', header: texts.what, cell: ({ sentence }) => sentence },
  {
    key: 'booking',
    header: texts.booking,
    cell: ({ booking }) =>
      booking === null ? (
        '–'
      ) : !booking.mayOpen ? (
        <NoWrap>{booking.reference}</NoWrap>
      ) : (
        <TextLink to="/app/bookings/$booking" params={{ booking: booking.id }}>
          <NoWrap>{booking.reference}</NoWrap>
        </TextLink>
      ),
  },
  ...aboutIn(isOneLot),
  { key: 'change', header: texts.change, align: 'end', cell: ({ change }) => signed(change) },
  {
    key: 'balance',
    header: texts.balance,
    align: 'end',
    cell: ({ balanceAfter }) => <strong>{balanceAfter}</strong>,
  },
];

/** Every movement, the newest first, with the balance that it left. */
export function StatementTable({
  statement,
  isOneLot = false,
}: {
  statement: readonly Line[];
  isOneLot?: boolean;
}) {
  return (
    <DataTable
      caption={texts.movementsOfTheCreditsNewest}
      rows={statement}
      rowKey={({ id }) => id}
      columns={columnsIn(useZone(), isOneLot)}
    />
  );
}
