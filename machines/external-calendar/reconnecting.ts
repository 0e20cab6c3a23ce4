import { and } from 'xstate';
import { verb } from '../verbs.ts';
import { isTheirs } from './people.ts';

/** What opens it anew is in no event. */
export const verbs = {
  RECONNECT: verb({
    label: 'Reconnect',
    // The page itself says that it is being read.
    done: null,
    meaning: 'New access to the calendar is given.',
    payload: {},
    history: 'reconnected it',
  }),
} as const;

export const openingAnew = {
  guard: and([isTheirs, 'asksNoConsent', 'isReachable', 'isNew']),
  actions: ['stampChange', 'clearTrouble', 'sync'],
  description: 'New access is given; what was chosen stays, and what was read last still counts.',
} as const;

export const reconnecting = [
  {
    guard: and(['isOwner', 'asksConsent']),
    target: 'reconnecting',
    actions: 'stampChange',
    description: 'The provider asks the coach once more.',
  },
  openingAnew,
] as const;

export const grantingAgain = {
  guard: 'isOwner',
  target: 'error',
  actions: ['stampChange', 'clearTrouble', 'sync'],
} as const;

export const denyingAgain = { guard: 'isOwner', target: 'error', actions: 'stampDenial' } as const;
