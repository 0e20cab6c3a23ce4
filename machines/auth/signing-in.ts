import { authSetup, because, credentialsOf, granted, oidcStart, output } from './setup.ts';

const byPassword = granted('password');
const byOidc = granted('oidc');

/** The ways in. */
export const signingIn = authSetup.createStateConfig({
  description: 'Someone is proving who they are.',
  tags: ['busy', 'anonymous'],
  entry: 'clearNotice',
  initial: 'password',
  states: {
    password: {
      description: 'The server checks the email address and the password.',
      invoke: {
        src: 'passwordGrant',
        input: ({ event }) => credentialsOf(event),
        onDone: {
          actions: [
            { type: 'keepTokens', params: byPassword },
            { type: 'storeTokens', params: byPassword },
          ],
          target: '#auth.identifying',
        },
        onError: [
          { guard: 'rejected', actions: because('rejected'), target: '#auth.signedOut' },
          { actions: because('unreachable'), target: '#auth.signedOut' },
        ],
      },
    },
    redirecting: {
      description: 'The browser is leaving for the organisation’s own sign-in.',
      invoke: {
        src: 'startOidc',
        input: oidcStart,
        onError: { actions: because('oidcFailed'), target: '#auth.signedOut' },
      },
      after: { redirectStalled: { actions: because('unreachable'), target: '#auth.signedOut' } },
    },
    exchanging: {
      description: 'The person is back from the organisation’s sign-in, which is being confirmed.',
      exit: 'dropCallback',
      invoke: {
        src: 'exchangeCode',
        input: ({ context }) => context.callback,
        onDone: {
          actions: [
            { type: 'keepTokens', params: byOidc },
            { type: 'storeTokens', params: byOidc },
            { type: 'keepIntended', params: output },
          ],
          target: '#auth.identifying',
        },
        onError: { actions: because('oidcFailed'), target: '#auth.signedOut' },
      },
    },
  },
});
