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
type AuditColumn = Column<AuditItem, Order>;

const columnsOf = (zone: string, programme: string): [AuditColumn, ...AuditColumn[]] => [
  {
    key: 'when',
    header: texts.when,
    sort: 'at',
    cell: ({ id, at }) => (
      <TextLink
        tone="record"
        to="/app/programmes/$programme/session-credit-audit-items/$sessionCreditAuditItem"
        params={{ programme, sessionCreditAuditItem: id }}
      >
        <When at={at} zone={zone} look="figures" />
      </TextLink>
    ),
  },
  { key: 'type', header: texts.type, cell: ({ sentence }) => sentence },
  { key: 'holder', header: texts.memberOrTeam, cell: ({ holder }) => holder.name },
  { key: 'session', header: texts.session, from: 'wide', cell: ({ session }) => session.name },
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
  {
    key: 'booking',
    header: texts.booking,
    cell: ({ booking }) => <BookingLink booking={booking} />,
  },
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
export function AuditTable({ rows, programme }: { rows: readonly AuditItem[]; programme: string }) {
  return (
    <DataTable<AuditItem, Order>
      caption={texts.movementsOfTheCredits}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsOf(useZone(), programme)}
    />
  );
}
