import type { NotificationType } from '#domain/notifications/notification-types.ts';

/** The order to tell somebody of an invitation. */
export interface InviteNotice {
  readonly type: NotificationType;
  readonly to: readonly ('invitee' | 'inviter')[];
}

const notify = (type: InviteNotice['type'], to: InviteNotice['to'][number]) =>
  ({ type: 'notify', params: { type, to: [to] } }) as const;

export const asked = notify('BookingInviteSent', 'invitee');
export const declined = notify('BookingInviteRejected', 'inviter');
export const revoked = notify('InviteRevoked', 'invitee');

/** It is answered, taken back or lapsed: nobody needs to act on it any more. */
export const settled = {
  type: 'settleNotices',
  params: { types: ['BookingInviteSent', 'BookingUpdated'] },
} as const;
