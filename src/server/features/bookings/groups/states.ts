/** States in which a session that has not started can still be called off. */
export const comingStates: readonly string[] = [
  'requested',
  'confirmed.scheduled',
  'confirmed.open',
];

/** Nothing more becomes of a booking by itself. */
export const settledStates: readonly string[] = [
  'completed',
  'missed',
  'coachMissed',
  'cancelled',
  'rejected',
  'expired',
  'requestCancelled',
];
