import { isOneOf } from '../states.ts';
import { bookingGroupState, bookingGroupStates, type BookingGroupState } from './states.gen.ts';

/** The state in the words of the pages. */
export const groupNames: Readonly<Record<BookingGroupState, string>> = {
  active: 'Active',
  completed: 'Completed',
  deleted: 'Deleted',
};

export const groupTones = {
  active: 'success',
  completed: 'neutral',
  deleted: 'danger',
} as const satisfies Readonly<Record<BookingGroupState, string>>;

/** What a group can be: sessions of one party on several dates, or of several members one after the other. */
export const groupKinds = ['series', 'cohort'] as const;
export type GroupKind = (typeof groupKinds)[number];

export const groupKindNames: Readonly<Record<GroupKind, string>> = {
  series: 'Series',
  cohort: 'Cohort',
};

/** There is still something of it to come or to be told. */
export const isRunning = isOneOf(bookingGroupStates.open);

/** All its sessions are over or cancelled. */
export const isThrough = isOneOf([bookingGroupState.completed]);
