// Made by `npm run registries` of the chart.
/** The states of an attendee, as its row has them. */
export const attendeeState = {
  expected: 'expected',
  withdrawn: 'withdrawn',
  attended: 'attended',
  missed: 'missed',
  excused: 'excused',
} as const;

export type AttendeeState = (typeof attendeeState)[keyof typeof attendeeState];

/** The states of an attendee by the tags of its chart. */
export const attendeeStates = {
  all: ['expected', 'withdrawn', 'attended', 'missed', 'excused'],
  coming: ['expected'],
  recorded: ['attended', 'missed', 'excused'],
  terminal: ['withdrawn'],
} as const satisfies Readonly<Record<string, readonly AttendeeState[]>>;

/** The states of the credit of an attendee, as its row has them. */
export const attendeeCreditState = {
  none: 'none',
  held: 'held',
  returned: 'returned',
  forfeited: 'forfeited',
  spent: 'spent',
  refunded: 'refunded',
} as const;

export type AttendeeCreditState = (typeof attendeeCreditState)[keyof typeof attendeeCreditState];

/** The states of the credit of an attendee by the tags of its chart. */
export const attendeeCreditStates = {
  all: ['none', 'held', 'returned', 'forfeited', 'spent', 'refunded'],
} as const satisfies Readonly<Record<string, readonly AttendeeCreditState[]>>;
