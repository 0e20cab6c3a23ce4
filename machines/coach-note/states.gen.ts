// Made by `npm run registries` of the chart.
/** The states of a coach note, as its row has them. */
export const coachNoteState = {
  new: 'new',
  due: 'due',
  draft: 'draft',
  submitted: 'submitted',
  amended: 'amended',
} as const;

export type CoachNoteState = (typeof coachNoteState)[keyof typeof coachNoteState];

/** The states of a coach note by the tags of its chart. */
export const coachNoteStates = {
  all: ['new', 'due', 'draft', 'submitted', 'amended'],
  open: ['due', 'draft'],
  readable: ['submitted', 'amended'],
} as const satisfies Readonly<Record<string, readonly CoachNoteState[]>>;
