import type { SnapshotFrom } from 'xstate';
import type { AuthContext } from '#machines/auth/context.ts';
import type { authMachine } from '#machines/auth/machine.ts';
import { explore, type Territory } from '#tools/paths/explore.ts';
import { modelOf, type Answer } from '#tools/paths/model.ts';
import { authModel } from '../auth.ts';
import { hour } from '../people.ts';
import type { BrowserModel } from './model.ts';

type Session = SnapshotFrom<typeof authMachine>;

/** The pages of a tab alone can’t do this. */
const byProvider =
  'A provider takes part: tests/journeys/provider.journey.ts walks there and measures it, single-sign-on.journey.ts goes to a real one.';

/** Transitions that tests/journeys/provider.journey.ts takes and measures. */
export const byProviderOnly: readonly string[] = [
  'auth.booting|xstate.done.actor.0.auth.booting|0',
  'auth.signedOut|signIn.oidc|0',
  'auth.signingIn.redirecting|xstate.error.actor.0.auth.signingIn.redirecting|0',
  'auth.signingIn.redirecting|xstate.after.redirectStalled.auth.signingIn.redirecting|0',
  'auth.signingIn.exchanging|xstate.done.actor.0.auth.signingIn.exchanging|0',
  'auth.signingIn.exchanging|xstate.error.actor.0.auth.signingIn.exchanging|0',
  'auth.leaving.choosing|always|1',
  'auth.leaving.refused|always|0',
  'auth.leaving.toOidc|always|0',
];

const isUnreachable = (session: Session): boolean =>
  session.matches({ identifying: 'unreachable' }) || session.matches({ recovering: 'unreachable' });

/** Nobody is known yet, or somebody else than before: the page says that the server does not answer. */
const isWaiting = (session: Session): boolean => session.matches({ identifying: 'unreachable' });

/** A page that waits for an hour has forgotten the departures of the minute before; the chart is not told of time that passes. */
const isWithoutDeparture = ({ context }: Session): boolean => context.departures.length === 0;

/** Where a page has a button or a call for what people and other tabs do, by the name of the case. */
const isPossible: Readonly<Record<string, (session: Session) => boolean>> = {
  'somebody signs in with a password': (session) => session.matches('signedOut'),
  // The page for signing in has no way to sign out, although the tab may be recovering in the background.
  'the person signs out': (session) =>
    session.matches('signedIn') ||
    isWaiting(session) ||
    (session.matches({ recovering: 'unreachable' }) && session.context.me !== null),
  'the person tries again': (session) =>
    isWaiting(session) ||
    session.matches({ recovering: 'unreachable' }) ||
    session.matches({ signedIn: 'offline' }),
  'the server refuses the bearer token on an application page': (session) =>
    session.matches({ signedIn: 'fresh' }) || session.matches({ signedIn: 'renewing' }),
  'the server refuses the bearer token on a public page': (session) =>
    session.matches({ signedIn: 'fresh' }),
  'another tab renews the tokens': () => true,
  'another tab signs in somebody else': () => true,
  'another tab signs out': (session) => session.context.tokens !== null,
  'the tab comes to the front': (session) => session.matches({ signedIn: 'offline' }),
  'the tab comes to the front when the tokens are due': (session) =>
    session.matches({ signedIn: 'fresh' }) && isWithoutDeparture(session),
  'the device is connected again': (session) =>
    isUnreachable(session) ||
    session.matches({ signedIn: 'offline' }) ||
    session.matches({ signedIn: 'waiting' }),
};

const beyondPages = [
  'finds tokens of an organisation',
  'finds a way back from the organisation',
  'lets them in without a refresh token',
];

const possible =
  (src: string) =>
  (session: Session): Answer[] => {
    const answers = (authModel.answers?.[src]?.(session) ?? []).filter(
      ({ name }) => !beyondPages.includes(name) && !(src === 'whoami' && name.endsWith('for long')),
    );
    return src === 'boot' ? [...answers, bearerAlone(session.context)] : answers;
  };

const bearerAlone = ({ now: at }: AuthContext): Answer => ({
  name: 'finds a bearer token alone',
  output: {
    callback: null,
    tokens: { bearer: 'mia-bearer', refresh: null, expiresAt: at + hour },
    loginMethod: 'password',
    at,
  },
});

const sources = ['boot', 'passwordGrant', 'whoami', 'refreshOnce', 'revoke'];

/** What a page does not offer: nobody signs out who is not signed in, signs in who is, or tries again what works. */
const isClosed: Readonly<Record<string, (session: Session) => boolean>> = {
  'somebody signs in with a password': (session) => session.matches({ signedIn: 'fresh' }),
  'the person signs out': (session) => session.matches('signedOut'),
  'the person tries again': (session) =>
    session.matches('signedOut') || session.matches({ signedIn: 'fresh' }),
};

const territory = explore(
  modelOf({
    ...authModel,
    cases: (session, now) =>
      authModel
        .cases(session, now)
        .filter(({ name }) => isPossible[name]?.(session) || isClosed[name]?.(session)),
    key: (session, now) => [authModel.key(session, now), isWithoutDeparture(session)],
    ring: (delay, session) =>
      delay === 'untilDue' && !isWithoutDeparture(session) ? [] : [{ stamp: {} }],
    answers: Object.fromEntries(sources.map((src) => [src, possible(src)])),
  }),
);

const refusing: Territory = {
  ...territory,
  configurations: territory.configurations.map((at) => ({
    ...at,
    refusals: at.refusals.filter((each) => isClosed[each.case.name]?.(at.snapshot as Session)),
  })),
};

/** The session as the pages of one tab lead it, with a second tab beside it. */
export const authPages: BrowserModel = {
  territory,
  refuses: true,
  refusing,
  beyond: {
    'signingIn.redirecting': byProvider,
    'signingIn.exchanging': byProvider,
    'leaving.toOidc': byProvider,
    ...Object.fromEntries(byProviderOnly.map((transition) => [transition, byProvider])),
    bootCallback: byProvider,
    isOidc: byProvider,
    refusedIsCurrent:
      'Pages send nothing with an older token: their calls wait while it is exchanged.',
  },
};
