// Made by `npm run registries` of the chart.
/** The states of a booking invite, as its row has them. */
export const bookingInviteState = {
  waiting: 'waiting',
  sent: 'sent',
  accepted: 'accepted',
  rejected: 'rejected',
  revoked: 'revoked',
  expired: 'expired',
  closed: 'closed',
} as const;

export type BookingInviteState = (typeof bookingInviteState)[keyof typeof bookingInviteState];

/** The states of a booking invite by the tags of its chart. */
export const bookingInviteStates = {
  all: ['waiting', 'sent', 'accepted', 'rejected', 'revoked', 'expired', 'closed'],
  open: ['waiting', 'sent'],
  terminal: ['revoked', 'expired', 'closed'],
  undecided: ['waiting', 'sent', 'rejected'],
} as const satisfies Readonly<Record<string, readonly BookingInviteState[]>>;
