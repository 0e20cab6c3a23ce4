import { isOneOf } from '../states.ts';
import { bookingInviteState, bookingInviteStates, type BookingInviteState } from './states.gen.ts';

/** The state in the words of the pages. */
export const inviteNames: Readonly<Record<BookingInviteState, string>> = {
  waiting: 'On the waiting list',
  sent: 'Waiting for an answer',
  accepted: 'Accepted',
  rejected: 'Declined',
  revoked: 'Revoked',
  expired: 'Expired',
  closed: 'Cancelled',
};

export const inviteTones = {
  waiting: 'neutral',
  sent: 'warning',
  accepted: 'success',
  rejected: 'danger',
  revoked: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
} as const satisfies Readonly<Record<BookingInviteState, string>>;

/** The invitee has yet to say that they come, and can while it is not too late. */
export const canStillCome = isOneOf(bookingInviteStates.undecided);

/** The invitee is of the session now. */
export const isIn = isOneOf([bookingInviteState.accepted]);

/** Whether an invitation waits for its answer: who has no time for it can still decline; who is in finds that on its page. */
export const mayAnswer = (
  status: string,
  events: readonly { readonly type: string; readonly enabled: boolean }[],
): boolean =>
  events.some(
    ({ type, enabled }) => enabled && (type === 'ACCEPT' || (type === 'REJECT' && !isIn(status))),
  );
