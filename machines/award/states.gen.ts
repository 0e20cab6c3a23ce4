// Made by `npm run registries` of the chart.
/** The states of an award, as its row has them. */
export const awardState = {
  locked: 'locked',
  inProgress: 'inProgress',
  unpinned: 'earned.unpinned',
  pinned: 'earned.pinned',
  revoked: 'revoked',
} as const;

export type AwardState = (typeof awardState)[keyof typeof awardState];

/** The states of an award by the tags of its chart. */
export const awardStates = {
  all: ['locked', 'inProgress', 'earned.unpinned', 'earned.pinned', 'revoked'],
  earned: ['earned.unpinned', 'earned.pinned'],
  open: ['inProgress'],
} as const satisfies Readonly<Record<string, readonly AwardState[]>>;
