import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';

export type Invite = DataOf<'GET /booking-invites/{bookingInvite}'>;
export type InviteSummary = DataOf<'GET /booking-invites'>['data']['results'][number];

export const pageOf = (id: string) =>
  ({ to: '/app/booking-invites/$bookingInvite', params: { bookingInvite: id } }) as const;

export const bookingOf = (id: string) =>
  ({ to: '/app/bookings/$booking', params: { booking: id } }) as const;

export const listOf = (booking: string) =>
  ({ to: '/app/bookings/$booking/invites', params: { booking } }) as const;

type Placed = Pick<InviteSummary, 'id' | 'booking'>;

export const rsvpOf = ({ id, booking }: Placed) =>
  ({
    to: '/app/bookings/$booking/invites/$invite/rsvp',
    params: { booking: booking.id, invite: id },
  }) as const;

export const revokeOf = ({ id, booking }: Placed) =>
  ({
    to: '/app/bookings/$booking/invites/$invite/revoke',
    params: { booking: booking.id, invite: id },
  }) as const;

/** What the page of every event of an invitation has. */
export const inviteEvent = {
  send: 'POST /booking-invites/{bookingInvite}/events',
  back: ({ id }: Invite) => pageOf(id),
  backVerb: 'Show invitation',
  why: ({ statusLabel }: Invite) => `It is now: ${statusLabel.toLowerCase()}.`,
} as const;

export const useInvite = (id: string) =>
  useApiQuery('GET /booking-invites/{bookingInvite}', { params: { bookingInvite: id } });

/** The ways to sort, in words. */
export const sortNames: Readonly<Record<string, string>> = {
  'startsAt Ascending': 'Start, earliest first',
  'startsAt Descending': 'Start, latest first',
  'createdAt Descending': 'Sent, newest first',
  'createdAt Ascending': 'Sent, oldest first',
};

/** On the waiting list: there is no seat to accept yet. */
export const isWaiting = ({ waitingPlace }: Invite): boolean => waitingPlace !== null;

/** What declining is called there. */
export const leaving = 'Leave the waiting list';
