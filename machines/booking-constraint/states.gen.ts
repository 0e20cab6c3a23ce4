// Made by `npm run registries` of the chart.
/** The states of a booking constraint, as its row has them. */
export const bookingConstraintState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type BookingConstraintState = (typeof bookingConstraintState)[keyof typeof bookingConstraintState];

/** The states of a booking constraint by the tags of its chart. */
export const bookingConstraintStates = {
  all: ['active', 'deleted'],
  open: ['active'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly BookingConstraintState[]>>;
