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

/** What is said of a movement, whatever the credits pay for. */
type Movement = Omit<Line, 'session' | 'booking'>;

/** Which session and programme they are for; in a lot of one, whose they are. */
const aboutIn = (isOneLot: boolean): Column<Line>[] =>
  isOneLot
    ? [holderOf()]
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

interface Paid<Row> {
  /** What was paid for. */
  readonly paid: Column<Row>;
  /** What the credits are for, or whose they are. */
  readonly about: readonly Column<Row>[];
}

const columnsIn = <Row extends Movement>(
  zone: string,
  { paid, about }: Paid<Row>,
): [Column<Row>, ...Column<Row>[]] => [
  { key: 'at', header: texts.when, cell: ({ at }) => <When at={at} zone={zone} /> },
  { key: 'what', header: texts.what, cell: ({ sentence }) => sentence },
  paid,
  ...about,
  { key: 'change', header: texts.change, align: 'end', cell: ({ change }) => signed(change) },
  {
    key: 'balance',
    header: texts.balance,
    align: 'end',
    cell: ({ balanceAfter }) => <strong>{balanceAfter}</strong>,
  },
];

const bookingOf: Column<Line> = {
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
};

/** Every movement, the newest first, with the balance that it left. */
export function MovementTable<Row extends Movement>({
  rows,
  ...named
}: Paid<Row> & { rows: readonly Row[] }) {
  return (
    <DataTable
      caption={texts.movementsOfTheCreditsNewest}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(useZone(), named)}
    />
  );
}

/** The same of session credits. */
export function StatementTable({
  statement,
  isOneLot = false,
}: {
  statement: readonly Line[];
  isOneLot?: boolean;
}) {
  return <MovementTable rows={statement} paid={bookingOf} about={aboutIn(isOneLot)} />;
}

/** Whose units were moved. */
export const holderOf = <Row extends Movement>(): Column<Row> => ({
  key: 'holder',
  header: texts.holder,
  cell: ({ holder }) => holder?.name ?? '–',
});
