import { assertEvent, assign, fromCallback, setup } from 'xstate';
import { isAppPath } from '#domain/intended.ts';
import { requiredActor } from '../required-actor.ts';
import { backoff, dueTime, failureOf, recentDepartures, untilDue } from './context.ts';
import { reasonSentences } from './sentences.ts';
import type { AuthContext, AuthInput, Found, Grant, LoginMethod, Me } from './context.ts';
import type { OidcCallback, Tokens } from './context.ts';
import type { AuthEvent } from './events.ts';
import type { Reason } from './sentences.ts';

/** How long the way to the provider, and telling the server of a sign-out, may take; milliseconds. */
export const redirectStalled = 10_000;
export const revokeTimeout = 3_000;

type Kept = Grant & { loginMethod?: LoginMethod | null };

/** The vocabulary of the auth chart. Promises and the empty actions are the host's; everything else is decided here. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    input: {} as AuthInput,
    tags: {} as 'busy' | 'anonymous' | 'authenticated' | 'mayCallApi' | 'unreachable',
  },
  actors: {
    /** Sends `tab.tokensChanged`, `tab.visible` and `network.online`. */
    watchTabs: fromCallback<AuthEvent>(() => {}),
    boot: requiredActor<Found, undefined>('boot'),
    passwordGrant: requiredActor<Grant, { email: string; password: string }>('passwordGrant'),
    /** Leaves the page; it comes back only as a rejection. */
    startOidc: requiredActor<void, { intended: string | null; email?: string }>('startOidc'),
    exchangeCode: requiredActor<Grant & { intended: string | null }, OidcCallback | null>(
      'exchangeCode',
    ),
    whoami: requiredActor<{ me: Me; at: number }, { tokens: Tokens | null }>('whoami'),
    /** Renews under the lock of all tabs and stores what it got. */
    refreshOnce: requiredActor<Grant, { tokens: Tokens | null }>('refreshOnce'),
    revoke: requiredActor<void, { tokens: Tokens | null }>('revoke'),
  },
  actions: {
    storeTokens: (_, _params: { tokens: Tokens; loginMethod: LoginMethod }) => {},
    storeDepartures: (_, _params: { departures: readonly number[] }) => {},
    clearStorage: () => {},
    clearCaches: () => {},
    announceSignOut: () => {},
    goOidc: (_, _params: { intended: string | null }) => {},
    goRefresh: () => {},
    goRefreshWithIntended: (_, _params: { intended: string | null }) => {},

    keepFound: assign((_, { tokens, loginMethod, at }: Found) => ({
      tokens,
      loginMethod,
      now: at,
      renewAt: tokens ? dueTime(tokens, at) : at,
    })),
    keepTokens: assign((_, { tokens, at, loginMethod }: Kept) => ({
      tokens,
      now: at,
      renewAt: dueTime(tokens, at),
      ...(loginMethod && { loginMethod }),
    })),
    adoptTokens: assign(({ context, event }) => {
      if (event.type !== 'tab.tokensChanged' || event.tokens === null) return {};
      const { tokens, at } = event;
      const loginMethod = event.loginMethod ?? context.loginMethod;
      return { tokens, loginMethod, now: at, renewAt: dueTime(tokens, at) };
    }),
    keepMe: assign((_, { me, at }: { me: Me; at: number }) => ({ me, now: at, notice: null })),
    keepCallback: assign((_, { callback }: { callback: OidcCallback | null }) => ({ callback })),
    dropCallback: assign({ callback: null }),
    keepIntended: assign((_, { intended }: { intended: string | null }) => ({ intended })),
    forgetIntended: assign({ intended: null }),
    because: assign(({ event }, { reason }: { reason: Reason }) => {
      const comesFromServer = reason === 'rejected' || reason === 'oidcFailed';
      const said = comesFromServer ? failureOf(event).sentence : undefined;
      return { notice: { reason, sentence: said ?? reasonSentences[reason] } };
    }),
    clearNotice: assign({ notice: null }),
    forget: assign({ tokens: null, me: null, loginMethod: null, tries: 0, recoveries: 0 }),
    resetTries: assign({ tries: 0, recoveries: 0 }),
    countTry: assign(({ context, event }) => ({
      tries: context.tries + 1,
      now: failureOf(event).at ?? context.now,
    })),
    countRecovery: assign(({ context }) => ({ recoveries: context.recoveries + 1 })),
    countDeparture: assign(({ context, event }) => {
      const at = ('at' in event ? event.at : failureOf(event).at) ?? context.now;
      return { departures: recentDepartures(context, at), now: at };
    }),
    passTime: assign(({ context }) => ({ now: context.now + untilDue(context) })),
  },
  guards: {
    bootCallback: (_, found: Found) => found.callback !== null,
    bootFresh: (_, { tokens, at }: Found) =>
      tokens !== null && tokens.bearer !== null && tokens.expiresAt > at,
    bootRefreshable: (_, { tokens }: Found) => tokens !== null && tokens.refresh !== null,

    rejected: ({ event }) => failureOf(event).reason === 'rejected',
    unauthorized: ({ event }) => failureOf(event).reason === 'unauthorized',
    isFirstTry: ({ context }) => context.recoveries === 0,
    hasRefresh: ({ context }) => context.tokens?.refresh != null,
    isSomebodyElse: ({ context }, { me }: { me: Me }) =>
      context.me !== null && context.me.id !== me.id,

    refusedIsCurrent: ({ context, event }) =>
      event.type === 'api.unauthorized' && event.bearer === context.tokens?.bearer,
    tabHasTokens: ({ event }) => event.type === 'tab.tokensChanged' && event.tokens !== null,
    sameUser: ({ context, event }) =>
      event.type === 'tab.tokensChanged' && event.userId === context.me?.id,

    due: ({ context, event }) =>
      ('at' in event ? event.at : context.now + untilDue(context)) >= context.renewAt,
    stillFresh: ({ context, event }) =>
      (failureOf(event).at ?? context.now) < (context.tokens?.expiresAt ?? 0),

    /** More than three departures in a minute would be a loop of redirects. */
    looping: ({ context }) => context.departures.length > 3,
    isOidc: ({ context }) => context.loginMethod === 'oidc',
    intendedIsApp: ({ context }) => context.intended !== null && isAppPath(context.intended),
  },
  delays: {
    untilDue: ({ context }) => untilDue(context),
    backoff: ({ context }) => backoff(context.tries),
    redirectStalled,
    revokeTimeout,
  },
});

/** The input of actors and the params of actions, read from where they stand. */
export const because = (reason: Reason) => ({ type: 'because', params: { reason } }) as const;
export const tokens = ({ context }: { context: AuthContext }) => ({ tokens: context.tokens });
export const intended = ({ context }: { context: AuthContext }) => ({ intended: context.intended });
export const output = <Output>({ event }: { event: { output: Output } }) => event.output;
export const granted =
  (loginMethod: LoginMethod) =>
  <Output>({ event }: { event: { output: Output } }) => ({ ...event.output, loginMethod });
export const keepTokens = { type: 'keepTokens', params: output } as const;
export const keepIntended = {
  type: 'keepIntended',
  params: ({ event }: { event: { intended: string | null } }) => ({ intended: event.intended }),
} as const;

/** Where the person wants to go, and the email address they typed, if they did. */
export const oidcStart = ({ context, event }: { context: AuthContext; event: AuthEvent }) => ({
  intended: context.intended,
  ...(event.type === 'signIn.oidc' && event.email !== undefined && { email: event.email }),
});

/** The password goes from the event to the request and nowhere else. */
export function credentialsOf(event: AuthEvent): { email: string; password: string } {
  assertEvent(event, 'signIn.password');
  return { email: event.email, password: event.password };
}
