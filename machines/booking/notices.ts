import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Notice } from './effects.ts';

/** The order to tell somebody something; the server turns it into notifications. */
export const notify = (
  type: NotificationType,
  to: Notice['to'],
  variant?: Notice['variant'],
): { type: 'notify'; params: Notice } => ({
  type: 'notify',
  params: variant ? { type, to, variant } : { type, to },
});

const settle = (...types: NotificationType[]) => ({
  type: 'settleNotices' as const,
  params: { types },
});

/** It is about to take place. */
export const remind = notify('SessionReminder', ['attendees', 'coach']);
export const announceStart = notify('SessionStart', ['attendees', 'coach']);

/** It has another time: those who are invited and have not answered are told of it where they answer. */
export const notifyInvitees = notify('BookingUpdated', ['invitees'], 'invited');

/** The request is answered, withdrawn or lapsed: nobody needs to act on it any more. */
export const settleRequest = settle('BookingRequestRecieved', 'BookingRequestPending');

/** The session starts or is cancelled: what announced it has served its purpose. */
export const settleBooking = settle(
  'BookingRequestConfirmed',
  'BookingCreatedForUser',
  'BookingCreatedForCoach',
  'BookingCreatedCoach',
  'BookingUpdated',
  'SessionReminder',
);

/** Another time was answered, or nobody waits for an answer any more. */
export const settleProposal = settle('BookingUpdated');

/** What was lost was given back. */
export const settleLoss = settle('BookingCreditLost');

/** It takes place after all: what was said about its end is over. */
export const settleCancellation = settle('BookingCancelledOutsideOfSystem');

/** Who missed it did not, or not so: what was said about it is over. */
export const settleMissed = settle('MissedBooking', 'UserMissedBooking');

/** The same, where it is not told any more who missed it: nobody is sent what waits to be sent. */
export const takeBackMissed = {
  type: 'takeBackNotices' as const,
  params: { types: ['MissedBooking', 'UserMissedBooking', 'BookingCreditLost'] },
} as const;

export const settleStart = settle('SessionStart');
