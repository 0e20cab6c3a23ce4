import { isAsked, isCancellable, phaseOf } from '#machines/booking/labels.ts';
import { isMember, isStaff } from '#machines/person.ts';
import type { Me } from '#web/screens/account/use-me.ts';
import type { MenuItem } from '#web/ui/overlays/menu.tsx';
import type { Booking, BookingSummary } from '../words.ts';

/** Whether the room of a session is open, and the reader is expected there. */
export function isJoinable(
  {
    status,
    location,
    coach,
    attendees,
  }: Pick<Booking, 'status' | 'location' | 'coach' | 'attendees'>,
  reader: string,
): boolean {
  const isAwaited = coach.id === reader || attendees.some(({ id }) => id === reader);
  return location.kind === 'video' && phaseOf(status) === 'live' && isAwaited;
}

/** What can be done about a booking from a list of them: each leads to the page where it is done, which knows whether it still may be. */
export function rowActionsOf(row: BookingSummary, me: Pick<Me, 'id' | 'role'>): MenuItem[] {
  const { id, status, requestId } = row;
  const params = { booking: id };
  const items: MenuItem[] = [];
  if (isJoinable(row, me.id))
    items.push({ key: 'join', label: 'Join', link: { to: '/zoom/$booking', params } });
  if (isAsked(status) && !isMember(me))
    items.push({
      key: 'respond',
      label: 'Respond',
      link: { to: '/app/bookings/$booking/respond', params },
    });
  if (isAsked(status) && requestId !== null && (isMember(me) || isStaff(me)))
    items.push({
      key: 'cancel',
      label: 'Cancel request',
      tone: 'danger',
      link: {
        to: '/app/booking-requests/$bookingRequest/cancel',
        params: { bookingRequest: requestId },
      },
    });
  if (isCancellable(status))
    items.push({
      key: 'cancel',
      label: 'Cancel booking',
      tone: 'danger',
      link: { to: '/app/bookings/$booking/cancel', params },
    });
  return items;
}
