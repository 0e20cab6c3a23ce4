import { and } from 'xstate';
import { startOf } from './context.ts';
import { leaving } from './leaving.ts';
import { authSetup, because, keepIntended, keepTokens, output, tokens } from './setup.ts';
import { signedIn } from './signed-in.ts';
import { signingIn } from './signing-in.ts';

/** The session of one browser tab; the tokens live in local storage and all tabs share them. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input }) => startOf(input),
  invoke: { src: 'watchTabs' },
  initial: 'booting',
  states: {
    booting: {
      description: 'The tab has just been opened and looks for a session to continue.',
      tags: 'busy',
      invoke: {
        src: 'boot',
        onDone: [
          {
            guard: { type: 'bootCallback', params: output },
            actions: { type: 'keepCallback', params: output },
            target: 'signingIn.exchanging',
          },
          {
            guard: { type: 'bootFresh', params: output },
            actions: { type: 'keepFound', params: output },
            target: 'identifying',
          },
          {
            guard: { type: 'bootRefreshable', params: output },
            actions: { type: 'keepFound', params: output },
            target: 'recovering',
          },
          { target: 'signedOut' },
        ],
        onError: 'signedOut',
      },
    },
    signedOut: {
      description: 'Nobody is signed in; the sign-in page says why, if there is a reason.',
      tags: 'anonymous',
      entry: ['forget', 'clearCaches'],
      on: {
        'signIn.password': 'signingIn.password',
        'signIn.oidc': { actions: keepIntended, target: 'signingIn.redirecting' },
        'tab.tokensChanged': {
          guard: 'tabHasTokens',
          actions: 'adoptTokens',
          target: 'identifying',
        },
      },
    },
    signingIn,
    identifying: {
      description: 'There are tokens; the server is asked whose they are.',
      tags: 'busy',
      on: {
        signOut: 'signingOut',
        'tab.tokensChanged': [
          { guard: 'tabHasTokens', actions: 'adoptTokens', target: '.asking' },
          { actions: because('signedOutElsewhere'), target: 'signedOut' },
        ],
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The question is on its way.',
          invoke: {
            src: 'whoami',
            input: tokens,
            onDone: [
              {
                guard: { type: 'isSomebodyElse', params: output },
                actions: ['clearCaches', { type: 'keepMe', params: output }],
                target: '#auth.signedIn',
              },
              { actions: { type: 'keepMe', params: output }, target: '#auth.signedIn' },
            ],
            onError: [
              {
                guard: and(['unauthorized', 'hasRefresh', 'isFirstTry']),
                actions: 'countRecovery',
                target: '#auth.recovering',
              },
              {
                guard: 'unauthorized',
                actions: ['clearStorage', because('expired')],
                target: '#auth.signedOut',
              },
              { target: 'unreachable' },
            ],
          },
        },
        unreachable: {
          description: 'The server does not answer; the tab keeps trying and nobody is signed out.',
          tags: 'unreachable',
          exit: 'countTry',
          on: { retry: 'asking', 'network.online': 'asking' },
          after: { backoff: 'asking' },
        },
      },
    },
    signedIn,
    leaving,
    recovering: {
      description: 'The bearer token is of no use any more; the refresh token is exchanged.',
      tags: 'busy',
      on: {
        signOut: 'signingOut',
        'tab.tokensChanged': [
          { guard: 'tabHasTokens', actions: 'adoptTokens', target: 'identifying' },
          { actions: because('signedOutElsewhere'), target: 'signedOut' },
        ],
      },
      initial: 'renewing',
      states: {
        renewing: {
          description: 'The exchange is on its way.',
          invoke: {
            src: 'refreshOnce',
            input: tokens,
            onDone: { actions: keepTokens, target: '#auth.identifying' },
            onError: [
              {
                guard: 'unauthorized',
                actions: ['clearStorage', 'announceSignOut', because('expired')],
                target: '#auth.signedOut',
              },
              { actions: 'countTry', target: 'unreachable' },
            ],
          },
        },
        unreachable: {
          description: 'The server does not answer; the tab keeps trying and nobody is signed out.',
          tags: 'unreachable',
          on: { retry: 'renewing', 'network.online': 'renewing' },
          after: { backoff: 'renewing' },
        },
      },
    },
    signingOut: {
      description: 'This device has forgotten the person already; the server hears of it.',
      tags: ['busy', 'anonymous'],
      entry: ['clearStorage', 'announceSignOut', 'clearCaches', 'forgetIntended'],
      invoke: {
        src: 'revoke',
        input: tokens,
        onDone: { actions: because('signedOut'), target: 'signedOut' },
        onError: { actions: because('signedOut'), target: 'signedOut' },
      },
      after: { revokeTimeout: { actions: because('signedOut'), target: 'signedOut' } },
    },
  },
});
