// Made by `npm run registries` of the chart.
/** The states of a booking, as its row has them. */
export const bookingState = {
  requested: 'requested',
  scheduled: 'confirmed.scheduled',
  open: 'confirmed.open',
  inProgress: 'confirmed.inProgress',
  awaitingOutcome: 'confirmed.awaitingOutcome',
  completed: 'completed',
  missed: 'missed',
  coachMissed: 'coachMissed',
  cancelled: 'cancelled',
  rejected: 'rejected',
  expired: 'expired',
  requestCancelled: 'requestCancelled',
} as const;

export type BookingState = (typeof bookingState)[keyof typeof bookingState];

/** The states of a booking by the tags of its chart. */
export const bookingStates = {
  all: ['requested', 'confirmed.scheduled', 'confirmed.open', 'confirmed.inProgress', 'confirmed.awaitingOutcome', 'completed', 'missed', 'coachMissed', 'cancelled', 'rejected', 'expired', 'requestCancelled'],
  agreed: ['confirmed.scheduled', 'confirmed.open', 'confirmed.inProgress', 'confirmed.awaitingOutcome'],
  ahead: ['requested', 'confirmed.scheduled', 'confirmed.open', 'confirmed.inProgress'],
  asked: ['requested'],
  beforeStart: ['requested', 'confirmed.scheduled', 'confirmed.open'],
  cancellable: ['confirmed.scheduled', 'confirmed.open'],
  live: ['confirmed.open', 'confirmed.inProgress'],
  off: ['cancelled', 'rejected', 'expired', 'requestCancelled'],
  open: ['requested', 'confirmed.scheduled', 'confirmed.open', 'confirmed.inProgress', 'confirmed.awaitingOutcome'],
  outcomeDue: ['confirmed.awaitingOutcome'],
  past: ['confirmed.awaitingOutcome', 'completed', 'missed', 'coachMissed'],
  recorded: ['completed', 'missed', 'coachMissed'],
  terminal: ['completed', 'missed', 'coachMissed', 'cancelled', 'rejected', 'expired', 'requestCancelled'],
  upcoming: ['confirmed.scheduled', 'confirmed.open', 'confirmed.inProgress'],
} as const satisfies Readonly<Record<string, readonly BookingState[]>>;

/** The states of the credit of a booking, as its row has them. */
export const bookingCreditState = {
  none: 'none',
  held: 'held',
  returned: 'returned',
  forfeited: 'forfeited',
  spent: 'spent',
  refunded: 'refunded',
} as const;

export type BookingCreditState = (typeof bookingCreditState)[keyof typeof bookingCreditState];

/** The states of the credit of a booking by the tags of its chart. */
export const bookingCreditStates = {
  all: ['none', 'held', 'returned', 'forfeited', 'spent', 'refunded'],
} as const satisfies Readonly<Record<string, readonly BookingCreditState[]>>;

/** The states of the move of a booking, as its row has them. */
export const bookingMoveState = {
  settled: 'settled',
  membersAsked: 'membersAsked',
  coachAsked: 'coachAsked',
} as const;

export type BookingMoveState = (typeof bookingMoveState)[keyof typeof bookingMoveState];

/** The states of the move of a booking by the tags of its chart. */
export const bookingMoveStates = {
  all: ['settled', 'membersAsked', 'coachAsked'],
} as const satisfies Readonly<Record<string, readonly BookingMoveState[]>>;
