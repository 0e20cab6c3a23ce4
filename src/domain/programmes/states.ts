/** The states of a programme (domain reference, 5.1), by hand until programmes have a chart of their own: nothing changes them yet. */
export const programmeState = {
  draft: 'draft',
  normal: 'active.normal',
  nearComplete: 'active.nearComplete',
  complete: 'complete',
  deleted: 'deleted',
} as const;

export type ProgrammeState = (typeof programmeState)[keyof typeof programmeState];

export const programmeStates = {
  /** It was not deleted. */
  kept: [
    programmeState.draft,
    programmeState.normal,
    programmeState.nearComplete,
    programmeState.complete,
  ],
  /** It is under way. */
  active: [programmeState.normal, programmeState.nearComplete],
  /** It can still give somebody what it offers. */
  open: [programmeState.draft, programmeState.normal, programmeState.nearComplete],
  /** Those who take part know of it. */
  shown: [programmeState.normal, programmeState.nearComplete, programmeState.complete],
} as const satisfies Readonly<Record<string, readonly ProgrammeState[]>>;
