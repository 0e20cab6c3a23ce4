/** Where an invitation can stand once it was sent. */
export const inviteStatuses = [
  'waiting',
  'sent',
  'accepted',
  'rejected',
  'revoked',
  'expired',
  'closed',
] as const;
export type InviteStatus = (typeof inviteStatuses)[number];

/** The state in the words of the pages. */
export const inviteNames: Readonly<Record<InviteStatus, string>> = {
  waiting: 'On the waiting list',
  sent: 'Waiting for an answer',
  accepted: 'Accepted',
  rejected: 'Declined',
  revoked: 'Withdrawn',
  expired: 'Expired',
  closed: 'Called off',
};

export const inviteTones = {
  waiting: 'neutral',
  sent: 'warning',
  accepted: 'success',
  rejected: 'danger',
  revoked: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
} as const satisfies Readonly<Record<InviteStatus, string>>;

/** The invitee has yet to say that they come, and can while it is not too late. */
export const canStillCome = (status: InviteStatus): boolean => undecided.has(status);
const undecided = new Set<InviteStatus>(['waiting', 'sent', 'rejected']);

/** The invitee is of the session now. */
export const isIn = (status: string): boolean => accepted.has(status);
const accepted = new Set(['accepted']);
