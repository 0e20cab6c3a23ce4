import { startOf } from '#machines/auth/context.ts';
import type { SamplePage, SampleScreen, SampleState } from '#web/charts/sample/sample-page.ts';

/** The page on which somebody sees a state of the session. */
const addresses: readonly (readonly [state: string, title: string, address: string])[] = [
  ['signedOut', 'Sign in', '/auth/sign-in'],
  ['signingIn.exchanging', 'Coming back from the organisation', '/auth/oidc'],
  ['signingIn.redirecting', 'Going to the organisation', '/auth/oidc'],
  ['signingIn', 'Sign in', '/auth/sign-in'],
  ['booting', 'Loading account details', '/auth/whoami'],
  ['identifying', 'Loading account details', '/auth/whoami'],
  ['recovering', 'Renewing the session', '/auth/refresh'],
  ['leaving', 'Renewing the session', '/auth/refresh'],
  ['signingOut', 'Signing out', '/auth/sign-out'],
  ['signedIn', 'Any page', '/app/dashboard'],
  ['', 'Loading account details', '/auth/whoami'],
];

const addressOf = (state: string) =>
  addresses.find(([path]) => path === '' || `${state}.`.startsWith(`${path}.`));

export const samplePages: readonly SamplePage[] = [
  {
    machine: 'app',
    key: 'tab',
    title: 'The tab',
    show: ({ state }): SampleScreen =>
      state === 'nobody'
        ? {
            address: '/auth/sign-in',
            conductors: { auth: { value: 'signedOut', context: startOf({ now: Date.now() }) } },
          }
        : { address: '/app/dashboard' },
  },
  {
    machine: 'auth',
    key: 'page',
    title: 'The page of the session',
    show: ({ state, moment, as }): SampleScreen | null => {
      const snapshot = moment.snapshot as SampleState;
      const found = addressOf(state);
      if (!found) return null;
      const [path, , address] = found;
      const isStaff = as === 'staff' && path === 'signedIn';
      const context = { ...(snapshot.context as object) };
      return {
        address: isStaff ? '/app/notifications' : address,
        // What the tab shows while it passes through is what it showed before.
        ...(path === 'leaving' || path === 'signingOut'
          ? { conductors: { auth: { value: stillOf(path), context } } }
          : { conductors: { auth: { value: snapshot.value, context } } }),
        isDown: state === 'signedIn.offline' || state.endsWith('unreachable'),
      };
    },
  },
];

const stillOf = (path: string) => (path === 'leaving' ? { recovering: 'renewing' } : 'signingOut');
