// Made by `npm run registries` of the chart.
/** The states of a notification, as its row has them. */
export const notificationState = {
  unactioned: 'unactioned',
  actioned: 'actioned',
  withdrawn: 'withdrawn',
} as const;

export type NotificationState = (typeof notificationState)[keyof typeof notificationState];

/** The states of a notification by the tags of its chart. */
export const notificationStates = {
  all: ['unactioned', 'actioned', 'withdrawn'],
  open: ['unactioned'],
  terminal: ['withdrawn'],
} as const satisfies Readonly<Record<string, readonly NotificationState[]>>;
