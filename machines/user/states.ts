import { allOf, isOneOf } from '../states.ts';
import { userState, userStates, type UserState } from './states.gen.ts';

/** An account as it is stored: the chart's state is its status together with the lock. */
interface Stored {
  readonly status: string;
  readonly lockedUntil: number | null;
}

/** Where an account stands on its chart. */
export const statePathOf = ({ status, lockedUntil }: Stored): string =>
  status === userState.active ? `active.${lockedUntil === null ? 'unlocked' : 'locked'}` : status;

/** What is stored of a state. */
export const statusOfPath = (path: string): string => path.split('.')[0] ?? path;

/** What people are shown, and lists can be narrowed to. `locked` are those active people who may not sign in for the moment. */
export type ShownUserStatus = UserState | 'locked';

export const shownUserStatuses = allOf<ShownUserStatus>()([
  userState.invited,
  userState.active,
  'locked',
  userState.deleted,
  userState.obfuscated,
]);

/** What people are shown: a lock whose end has passed is none, whether or not its timer has rung. */
export const shownStatus = (account: Stored, now: number): string =>
  account.status === userState.active && (account.lockedUntil ?? 0) > now
    ? 'locked'
    : account.status;

/** Somebody who can come in has come in, even where nobody wrote down when. */
export const hasComeIn = ({ status }: Pick<Stored, 'status'>): boolean =>
  status === userState.active;

/** Whether the account is closed to sign-in for the moment. */
export const isLocked = (account: Stored): boolean =>
  account.status === userState.active && account.lockedUntil !== null;

/** Accounts that can be used, or will be once somebody has come in. */
export const isOpen = isOneOf(userStates.open);

/** Accounts that were put away; lists leave them out unless somebody asks. */
export const isPutAway = isOneOf(userStates.putAway);

/** Accounts of which nothing is left to take away. */
export const isErased = isOneOf([userState.obfuscated]);

/** Somebody who was invited and has not come in yet. */
export const isAwaited = isOneOf([userState.invited]);

/** What people are shown of an account of which the state alone is known, such as one of its history. */
export const shownStatusOfPath = (path: string): string =>
  path === statePathOf({ status: 'active', lockedUntil: 0 }) ? 'locked' : statusOfPath(path);
