import type { LinkProps } from '@tanstack/react-router';
import { settings } from '#web/settings.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { NoWrap } from '#web/ui/layout/no-wrap.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { AuditItem } from './audit-data.ts';
import * as texts from './texts.ts';

type Order = OrderOf<'GET /programmes/{programme}/session-credit-audit-items'>;
type AuditColumn<Item> = Column<Item, Order>;

/** What is said of a movement, whatever the credits pay for. */
export type Movement = Omit<AuditItem, 'session' | 'booking'>;

interface Named<Item> {
  /** The way to its page. */
  readonly linkTo: (item: Item) => LinkProps;
  readonly holder: string;
  /** What the credits are for, and what they paid for. */
  readonly purpose: AuditColumn<Item>;
  readonly paid: AuditColumn<Item>;
}

const columnsOf = <Item extends Movement>(
  zone: string,
  { linkTo, holder, purpose, paid }: Named<Item>,
): [AuditColumn<Item>, ...AuditColumn<Item>[]] => [
  {
    key: 'when',
    header: texts.when,
    sort: 'at',
    cell: (item) => (
      <TextLink tone="record" {...linkTo(item)}>
        <When at={item.at} zone={zone} look="figures" />
      </TextLink>
    ),
  },
  { key: 'type', header: texts.type, cell: ({ sentence }) => sentence },
  { key: 'holder', header: holder, cell: (item) => item.holder.name },
  purpose,
  {
    key: 'amount',
    header: texts.amount,
    sort: 'amount',
    align: 'end',
    cell: ({ change }) => texts.signed(change),
  },
  {
    key: 'balance',
    header: texts.balanceAfter,
    align: 'end',
    cell: ({ balanceAfter }) => <strong>{balanceAfter}</strong>,
  },
  paid,
  {
    key: 'by',
    header: texts.by,
    from: 'wide',
    cell: ({ actor }) => actor?.fullName ?? settings.productName,
  },
];

/** The booking that units were set aside for, as a link where the reader may open it. */
export function BookingLink({ booking }: Pick<AuditItem, 'booking'>) {
  if (booking === null) return '–';
  const reference = <NoWrap>{booking.reference}</NoWrap>;
  if (!booking.mayOpen) return reference;
  return (
    <TextLink to="/app/bookings/$booking" params={{ booking: booking.id }}>
      {reference}
    </TextLink>
  );
}

/** Movements of credits, each with what it changed and what it left. */
export function MovementsTable<Item extends Movement>({
  rows,
  caption,
  ...named
}: Named<Item> & { rows: readonly Item[]; caption: string }) {
  return (
    <DataTable<Item, Order>
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsOf(useZone(), named)}
    />
  );
}

/** The same of session credits. */
export function AuditTable({ rows, programme }: { rows: readonly AuditItem[]; programme: string }) {
  return (
    <MovementsTable
      rows={rows}
      caption={texts.movementsOfTheCredits}
      linkTo={({ id }) => ({
        to: '/app/programmes/$programme/session-credit-audit-items/$sessionCreditAuditItem',
        params: { programme, sessionCreditAuditItem: id },
      })}
      holder={texts.memberOrTeam}
      purpose={{
        key: 'session',
        header: texts.session,
        from: 'wide',
        cell: ({ session }) => session.name,
      }}
      paid={{
        key: 'booking',
        header: texts.booking,
        cell: ({ booking }) => <BookingLink booking={booking} />,
      }}
    />
  );
}
