/** Where a booking group can stand once it was made. */
export const groupStatuses = ['active', 'completed', 'deleted'] as const;
export type GroupStatus = (typeof groupStatuses)[number];

/** The state in the words of the pages. */
export const groupNames: Readonly<Record<GroupStatus, string>> = {
  active: 'Active',
  completed: 'Completed',
  deleted: 'Deleted',
};

export const groupTones = {
  active: 'success',
  completed: 'neutral',
  deleted: 'danger',
} as const satisfies Readonly<Record<GroupStatus, string>>;

/** What a group can be: sessions of one party on several dates, or of several members one after the other. */
export const groupKinds = ['series', 'cohort'] as const;
export type GroupKind = (typeof groupKinds)[number];

export const groupKindNames: Readonly<Record<GroupKind, string>> = {
  series: 'Series',
  cohort: 'Cohort',
};

/** There is still something of it to come or to be told. */
export const isRunning = (status: string): boolean => running.has(status);
const running = new Set(['active']);

/** All its sessions are over or called off. */
export const isThrough = (status: string): boolean => through.has(status);
const through = new Set(['completed']);
