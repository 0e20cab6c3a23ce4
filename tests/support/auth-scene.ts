import { SimulatedClock, createActor } from 'xstate';
import type {
  AuthFailure,
  Found,
  Grant,
  Me,
  OidcCallback,
  Tokens,
} from '#machines/auth/context.ts';
import type { AuthEvent } from '#machines/auth/events.ts';
import { authMachine } from '#machines/auth/machine.ts';
import { Questions } from './questions.ts';

export const start = Date.UTC(2026, 2, 2, 9);
export const minute = 60_000;
export const ada: Me = { id: 'ada', role: 'Member' };
export const ben: Me = { id: 'ben', role: 'Coach' };

export const tokensOf = (name: string, at = start): Tokens => ({
  bearer: `bearer-${name}`,
  refresh: `refresh-${name}`,
  expiresAt: at + 10 * minute,
});

export const unauthorized: AuthFailure = { reason: 'unauthorized' };
export const unreachable: AuthFailure = { reason: 'unreachable' };

/** One browser tab with its session, a clock and everything outside played by the test. */
export function openTab(departures: readonly number[] = []) {
  const clock = new SimulatedClock();
  const done: string[] = [];
  const note = (name: string) => (_: unknown, params: unknown) => {
    done.push(params === undefined ? name : `${name} ${JSON.stringify(params)}`);
  };
  const boot = new Questions<Found, undefined>();
  const passwordGrant = new Questions<Grant, { email: string; password: string }>();
  const startOidc = new Questions<void, { intended: string | null; email?: string }>();
  const exchangeCode = new Questions<Grant & { intended: string | null }, OidcCallback | null>();
  const whoami = new Questions<{ me: Me; at: number }, { tokens: Tokens | null }>();
  const refreshOnce = new Questions<Grant, { tokens: Tokens | null }>();
  const revoke = new Questions<void, { tokens: Tokens | null }>();
  const actor = createActor(
    authMachine.provide({
      actors: {
        boot: boot.actor,
        passwordGrant: passwordGrant.actor,
        startOidc: startOidc.actor,
        exchangeCode: exchangeCode.actor,
        whoami: whoami.actor,
        refreshOnce: refreshOnce.actor,
        revoke: revoke.actor,
      },
      actions: {
        storeTokens: (_, { tokens, loginMethod }) => {
          done.push(`storeTokens ${tokens.bearer} ${loginMethod}`);
        },
        storeDepartures: (_, params) => {
          done.push(`storeDepartures ${params.departures.length}`);
        },
        clearStorage: note('clearStorage'),
        clearCaches: note('clearCaches'),
        announceSignOut: note('announceSignOut'),
        goOidc: note('goOidc'),
        goRefresh: note('goRefresh'),
        goRefreshWithIntended: note('goRefreshWithIntended'),
      },
    }),
    { clock, input: { now: start, departures } },
  ).start();

  const now = () => start + clock.now();
  const tab = {
    actor,
    boot,
    passwordGrant,
    startOidc,
    exchangeCode,
    whoami,
    refreshOnce,
    revoke,
    now,
    /** What the host was told to do since the last look. */
    effects: () => done.splice(0),
    is: (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
      actor.getSnapshot().matches(state),
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    tags: () => [...actor.getSnapshot().tags].toSorted(),
    send: (event: AuthEvent) => actor.send(event),
    can: (event: AuthEvent) => actor.getSnapshot().can(event),
    later: (ms: number) => clock.increment(ms),
    finds: (found: Partial<Found>) =>
      boot.answer({ callback: null, tokens: null, loginMethod: null, at: now(), ...found }),
    elsewhere: (tokens: Tokens | null, userId: string | null) =>
      actor.send({
        type: 'tab.tokensChanged',
        tokens,
        userId,
        loginMethod: tokens && 'password',
        at: now(),
      }),
    unauthorized: (bearer: string, intended: string | null) =>
      actor.send({ type: 'api.unauthorized', bearer, intended, at: now() }),
    /** Ada works in this tab, with tokens named "one". */
    signedIn: async (loginMethod: 'password' | 'oidc' = 'password', tokens = tokensOf('one')) => {
      await tab.finds({ tokens, loginMethod });
      await whoami.answer({ me: ada, at: now() });
      done.length = 0;
    },
  };
  return tab;
}
