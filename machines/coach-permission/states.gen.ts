// Made by `npm run registries` of the chart.
/** The states of a coach permission, as its row has them. */
export const coachPermissionState = {
  active: 'active',
  deleted: 'deleted',
} as const;

export type CoachPermissionState = (typeof coachPermissionState)[keyof typeof coachPermissionState];

/** The states of a coach permission by the tags of its chart. */
export const coachPermissionStates = {
  all: ['active', 'deleted'],
  open: ['active'],
  terminal: ['deleted'],
} as const satisfies Readonly<Record<string, readonly CoachPermissionState[]>>;
