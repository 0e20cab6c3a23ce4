import { allOf, isOneOf } from '../states.ts';
import { awardState, awardStates, type AwardState } from './states.gen.ts';

/** Where an award stands, by its status. */
export const isEarned = isOneOf(awardStates.earned);
const isPinnedState = isOneOf([awardState.pinned]);
export const isPinned = (status: string | undefined): boolean =>
  status !== undefined && isPinnedState(status);

type Shown<State extends string> = State extends `${infer First}.${string}` ? First : State;

/** As people are told of it: whether it is pinned is said besides. */
export type ShownAwardState = Shown<AwardState>;

const shown = {
  locked: 'locked',
  inProgress: 'inProgress',
  'earned.unpinned': 'earned',
  'earned.pinned': 'earned',
  revoked: 'revoked',
} as const satisfies Readonly<Record<AwardState, ShownAwardState>>;

export const shownAwardStates = allOf<ShownAwardState>()([
  'locked',
  'inProgress',
  'earned',
  'revoked',
]);

const shownByStatus: Readonly<Record<string, ShownAwardState>> = shown;

export const shownAwardState = (status: string): ShownAwardState =>
  shownByStatus[status] ?? awardState.locked;
