/** States of a booking that is still ahead or going on. */
export const upcomingStates = [
  'requested',
  'confirmed.scheduled',
  'confirmed.open',
  'confirmed.inProgress',
];
