import { and, not } from 'xstate';
import { authSetup, because, keepIntended, keepTokens, tokens } from './setup.ts';

/** The session at work: its tokens are renewed before they end. */
export const signedIn = authSetup.createStateConfig({
  description: 'The person is known and works.',
  tags: 'authenticated',
  exit: 'forgetIntended',
  on: {
    signOut: 'signingOut',
    'api.unauthorized': {
      guard: 'refusedIsCurrent',
      actions: [keepIntended, 'countDeparture'],
      target: 'leaving',
    },
    'tab.tokensChanged': [
      { guard: not('tabHasTokens'), actions: because('signedOutElsewhere'), target: 'signedOut' },
      { guard: 'sameUser', actions: 'adoptTokens', target: '.fresh' },
      { actions: ['adoptTokens', 'clearCaches'], target: 'identifying' },
    ],
  },
  initial: 'fresh',
  states: {
    fresh: {
      description: 'The bearer token is good for a while.',
      tags: 'mayCallApi',
      entry: 'resetTries',
      on: { 'tab.visible': { guard: and(['due', 'hasRefresh']), target: 'renewing' } },
      after: {
        untilDue: [
          { guard: not('due'), actions: 'passTime', target: 'fresh', reenter: true },
          { guard: 'hasRefresh', target: 'renewing' },
          { target: 'ageing' },
        ],
      },
    },
    ageing: {
      description:
        'The bearer token is used up to its end, because there is none to renew it with.',
      tags: 'mayCallApi',
    },
    renewing: {
      description: 'The tokens are being renewed; requests wait for the fresh one.',
      tags: ['busy', 'mayCallApi'],
      on: { 'api.unauthorized': {} },
      invoke: {
        src: 'refreshOnce',
        input: tokens,
        onDone: { actions: keepTokens, target: 'fresh' },
        onError: [
          { guard: 'unauthorized', actions: 'countDeparture', target: '#auth.leaving.refused' },
          { guard: 'stillFresh', actions: 'countTry', target: 'waiting' },
          { actions: 'countTry', target: 'offline' },
        ],
      },
    },
    waiting: {
      description: 'Renewing did not reach the server, but the bearer token is still good.',
      tags: 'mayCallApi',
      on: { 'network.online': 'renewing' },
      after: { backoff: 'renewing' },
    },
    offline: {
      description:
        'The bearer token has ended and the server does not answer; the tab keeps trying.',
      on: { 'network.online': 'renewing', retry: 'renewing', 'tab.visible': 'renewing' },
      after: { backoff: 'renewing' },
    },
  },
});
