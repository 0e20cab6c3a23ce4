// Made by `npm run registries` of the chart.
/** The states of a booking group, as its row has them. */
export const bookingGroupState = {
  active: 'active',
  completed: 'completed',
  deleted: 'deleted',
} as const;

export type BookingGroupState = (typeof bookingGroupState)[keyof typeof bookingGroupState];

/** The states of a booking group by the tags of its chart. */
export const bookingGroupStates = {
  all: ['active', 'completed', 'deleted'],
  open: ['active'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly BookingGroupState[]>>;
