import { BookingTable, RowMenu } from '#web/features/bookings/public.ts';
import type { DataOf } from '#web/api/call.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import type { MenuItem } from '#web/ui/overlays/menu.tsx';
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
  if (rows.length === 0) return <Text>No booking of this group belongs to this programme.</Text>;
  const mayCancelAll = group.availableEvents.some(
    ({ type, enabled }) => type === 'CANCEL_FUTURE' && enabled,
  );
  const moreFor = ({ availableEvents, startsAt }: Booking): MenuItem[] => {
    if (!mayCancelAll || availableEvents.length === 0) return [];
    const link = cancelLink(group, programme, startsAt);
    return [{ key: 'later', label: 'Cancel this and all later', tone: 'danger', link }];
  };
  return (
    <BookingTable
      rows={rows}
      role={role}
      actions={(row) => <RowMenu row={row} more={moreFor(row)} />}
    />
  );
}
