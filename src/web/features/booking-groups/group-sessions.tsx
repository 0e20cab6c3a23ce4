import { formatMoment } from '#domain/time/format.ts';
import { isAsked, isCancellable } from '#machines/booking/labels.ts';
import { BookingTable } from '#web/features/bookings/public.ts';
import type { DataOf } from '#web/api/call.ts';
import { useMe } from '#web/screens/use-me.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Ellipsis } from '#web/ui/icons.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { Text } from '#web/ui/text.tsx';
import { cancelLink, type Group } from './words.ts';

type Booking = DataOf<'GET /booking-groups/{bookingGroup}/bookings'>['data']['results'][number];

interface GroupSessionsProps {
  group: Group;
  programme: string;
  rows: readonly Booking[];
}

/** The bookings of a group, each with what can be called off from there. */
export function GroupSessions({ group, programme, rows }: GroupSessionsProps) {
  const { role } = useMe();
  const zone = useZone();
  if (rows.length === 0) return <Text>No booking of this group belongs to this programme.</Text>;
  const mayCancelAll = group.availableEvents.some(
    ({ type, enabled }) => type === 'CANCEL_FUTURE' && enabled,
  );
  const itemsFor = (row: Booking): MenuItem[] => {
    const one = ofOne(row, role);
    if (one === null || !mayCancelAll) return one === null ? [] : [one];
    const link = cancelLink(group, programme, row.startsAt);
    return [one, { key: 'later', label: 'Cancel this and all later', tone: 'danger', link }];
  };
  return (
    <BookingTable
      rows={rows}
      role={role}
      actions={(row) => {
        const items = itemsFor(row);
        return items.length === 0 ? null : (
          <Menu
            label={`Actions for ${formatMoment(Date.parse(row.startsAt), zone)}`}
            icon={<Ellipsis />}
            size="small"
            items={items}
          />
        );
      }}
    />
  );
}

/** What can be done about one: its coach answers a request, and those who asked take it back. */
function ofOne({ id, status }: Booking, role: string): MenuItem | null {
  const booking = { booking: id };
  if (isAsked(status) && role === 'Coach') {
    const link = { to: '/app/bookings/$booking/respond', params: booking } as const;
    return { key: 'one', label: 'Respond', link };
  }
  if (isAsked(status)) {
    const to = '/app/booking-requests/$bookingRequest/cancel';
    const link = { to, params: { bookingRequest: id } } as const;
    return { key: 'one', label: 'Cancel this request', tone: 'danger', link };
  }
  if (!isCancellable(status)) return null;
  const link = { to: '/app/bookings/$booking/cancel', params: booking } as const;
  return { key: 'one', label: 'Cancel this one', tone: 'danger', link };
}
