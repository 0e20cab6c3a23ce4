import type { Role } from '../person.ts';
import type { Reason } from './sentences.ts';

export type LoginMethod = 'password' | 'oidc';

/** The two stored tokens. `expiresAt`: end of the bearer token, epoch milliseconds. One of the two may be missing after an interrupted write. */
export interface Tokens {
  readonly bearer: string | null;
  readonly refresh: string | null;
  readonly expiresAt: number;
}

/** Who is signed in, as far as the session and the route checks need to know. */
export interface Me {
  readonly id: string;
  readonly role: Role;
}

/** The parameters with which the identity provider sent the person back. */
export interface OidcCallback {
  /** Null when the person, or the provider, said no. */
  readonly code: string | null;
  readonly state: string;
  /** The provider as it names itself, where it does. */
  readonly issuer?: string | null;
}

/** What the tab found when it was opened: the address it was opened with, and the storage. */
export interface Found {
  readonly callback: OidcCallback | null;
  readonly tokens: Tokens | null;
  readonly loginMethod: LoginMethod | null;
  readonly at: number;
}

export interface Grant {
  readonly tokens: Tokens;
  readonly at: number;
}

export interface AuthInput {
  readonly now: number;
  /** When this tab last left a page to renew its session, from session storage; it survives the way through the identity provider. */
  readonly departures?: readonly number[];
}

export interface AuthContext {
  readonly tokens: Tokens | null;
  readonly me: Me | null;
  readonly loginMethod: LoginMethod | null;
  readonly callback: OidcCallback | null;
  /** The path that was wanted when the session ended. */
  readonly intended: string | null;
  /** Why the sign-in page is shown. */
  readonly notice: { readonly reason: Reason; readonly sentence: string } | null;
  /** Attempts in a row that did not reach the server; sets the pause before the next one. */
  readonly tries: number;
  /** Recoveries since the session was last known to be good. */
  readonly recoveries: number;
  readonly departures: readonly number[];
  /** The time as the outside last told it. */
  readonly now: number;
  readonly renewAt: number;
}

/** What an actor of this machine rejects with. Everything else counts as `unreachable`, which never signs anybody out. */
export interface AuthFailure {
  readonly reason: 'unauthorized' | 'rejected' | 'unreachable';
  /** The server's own words, for `rejected`. */
  readonly sentence?: string;
  readonly at?: number;
}

const second = 1_000;
const minute = 60 * second;
/** Browsers fire at once when a timer is longer than this. */
const longestTimer = 2 ** 31 - 1;

export const startOf = (input: AuthInput): AuthContext => ({
  tokens: null,
  me: null,
  loginMethod: null,
  callback: null,
  intended: null,
  notice: null,
  tries: 0,
  recoveries: 0,
  departures: input.departures ?? [],
  now: input.now,
  renewAt: input.now,
});

/** A minute before the end, but never in the first half of the token's life and never at once: a device clock that is wrong must not cause a storm of renewals. */
export function dueTime(tokens: Tokens, at: number): number {
  const halfLife = at + (tokens.expiresAt - at) / 2;
  return Math.max(tokens.expiresAt - aheadOfEnd, halfLife, at + 30 * second);
}

export const untilDue = (context: AuthContext): number =>
  Math.min(Math.max(context.renewAt - context.now, 0), longestTimer);

/** The longest pause between two attempts. */
export const longestPause = 30 * second;
/** So long before its end a bearer token is renewed. */
export const aheadOfEnd = minute;

export const backoff = (tries: number): number => Math.min(second * 2 ** tries, longestPause);

/** The departures of the last minute, with the present one. */
export const recentDepartures = (context: AuthContext, at: number): readonly number[] =>
  [...context.departures, at].filter((departure) => departure > at - minute);

export function failureOf(event: object): AuthFailure {
  const error: unknown = 'error' in event ? event.error : null;
  if (typeof error !== 'object' || error === null) return { reason: 'unreachable' };
  const { reason, sentence, at } = error as Partial<AuthFailure>;
  if (reason !== 'unauthorized' && reason !== 'rejected') return { reason: 'unreachable', at };
  return { reason, sentence, at };
}
