import { fromPromise } from 'xstate';
import type { Found, Grant, Me, OidcCallback, Tokens } from '#machines/auth/context.ts';
import { authMachine } from '#machines/auth/machine.ts';
import type { DataOf } from '../api/call.ts';
import { storeDepartures } from './departures.ts';
import { oidcActors } from './oidc-actors.ts';
import { forgetAttempts, hasAttempt } from './oidc-attempts.ts';
import { renewOnce } from './renew-once.ts';
import { forgetRecordings } from './kept-recordings.ts';
import { forgetLocale } from './stored-locale.ts';
import type { SessionCalls } from './session-calls.ts';
import {
  clearTokens,
  storageKeys,
  storedLoginMethod,
  storedTokens,
  storeTokens,
} from './stored-tokens.ts';
import { watchTabs } from './watch-tabs.ts';

export interface AuthHost {
  readonly calls: SessionCalls;
  /** Shared by all tabs. */
  readonly storage: Storage;
  /** This tab's own. */
  readonly visit: Storage;
  readonly locks: LockManager | undefined;
  readonly now: () => number;
  /** The server has said who is signed in. */
  readonly onMe: (me: DataOf<'GET /auth/whoami'>) => void;
  /** Everything that was known about the person is to be forgotten. */
  readonly onForget: () => void;
  /** The page that renews the session is wanted, and where to go from there. */
  readonly onRefreshPage: (intended: string | undefined) => void;
  /** The page that goes to the organisation's own sign-in is wanted. */
  readonly onOidcPage: () => void;
  /** With what a provider has sent the person back, when the tab was opened so. */
  readonly callback: OidcCallback | null;
  readonly formerEmail: () => string | undefined;
  /** The page is left for an address elsewhere. */
  readonly leave: (url: string) => void;
}

/** A prepared link with an answer that nobody here asked for does not end a session that is there. */
const isWanted = ({ callback, visit, storage }: AuthHost): boolean =>
  callback !== null && (hasAttempt(visit, callback.state) || storedTokens(storage) === null);

/** The chart of the session with a browser around it. Other tabs hear of a sign-out by the storage itself. */
export function hostedAuth(host: AuthHost): typeof authMachine {
  const { calls, storage, visit, locks, now } = host;
  return authMachine.provide({
    actors: {
      watchTabs: watchTabs(storage, now),
      boot: fromPromise<Found, undefined>(async () => ({
        callback: isWanted(host) ? host.callback : null,
        tokens: storedTokens(storage),
        loginMethod: storedLoginMethod(storage),
        at: now(),
      })),
      passwordGrant: fromPromise<Grant, { email: string; password: string }>(({ input }) =>
        calls.signIn(input),
      ),
      ...oidcActors(host),
      whoami: fromPromise<{ me: Me; at: number }, { tokens: Tokens | null }>(
        async ({ input, signal }) => {
          const me = await calls.whoami(input.tokens?.bearer ?? null);
          // Nobody waits for it any more once they have signed out.
          if (!signal.aborted) host.onMe(me);
          return { me, at: now() };
        },
      ),
      refreshOnce: fromPromise<Grant, { tokens: Tokens | null }>(({ input }) =>
        renewOnce(input.tokens, { storage, locks, renew: calls.renew, now }),
      ),
      revoke: fromPromise<void, { tokens: Tokens | null }>(async ({ input, signal }) => {
        const answer = await calls.signOut(input.tokens);
        if (answer?.providerUrl && !signal.aborted) host.leave(answer.providerUrl);
      }),
    },
    actions: {
      storeTokens: (_, { tokens, loginMethod }) => {
        forgetAttempts(visit);
        storage.setItem(storageKeys.loginMethod, loginMethod);
        storeTokens(storage, tokens);
      },
      storeDepartures: (_, { departures }) => storeDepartures(visit, departures),
      clearStorage: () => {
        forgetAttempts(visit);
        clearTokens(storage);
        forgetLocale();
      },
      clearCaches: () => {
        void forgetRecordings();
        host.onForget();
      },
      goOidc: (_, { intended }) => {
        if (intended !== null) visit.setItem(storageKeys.intended, intended);
        host.onOidcPage();
      },
      goRefresh: () => host.onRefreshPage(undefined),
      goRefreshWithIntended: (_, { intended }) => host.onRefreshPage(intended ?? undefined),
    },
  });
}
