import type { OidcCallback } from '#machines/auth/context.ts';
import { storageKeys } from './stored-tokens.ts';

/** A way to an organisation's own sign-in, as this tab remembers it under its state until it comes back. */
interface SignInAttempt {
  /** Sealed by the server: the verifier and the nonce. */
  readonly attempt: string;
  readonly intended: string | null;
}

const prefix = 'OIDC_WAY ';
const emailKey = 'OIDC_EMAIL';

/** The page to which providers send people back. */
export const oidcPage = '/auth/oidc';

/** What stands in the address when a provider has sent somebody back; null on every other address. */
export function callbackIn({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): OidcCallback | null {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const code = query.get('code');
  const isAnswer = code !== null || query.has('error');
  if (pathname !== oidcPage || state === null || !isAnswer) return null;
  return { code, state, issuer: query.get('iss') };
}

export const keepAttempt = (visit: Storage, state: string, attempt: SignInAttempt): void =>
  visit.setItem(prefix + state, JSON.stringify(attempt));

export const hasAttempt = (visit: Storage, state: string): boolean =>
  visit.getItem(prefix + state) !== null;

/** The way that came back, once; null when it did not begin in this tab. */
export function takeAttempt(visit: Storage, state: string): SignInAttempt | null {
  const text = visit.getItem(prefix + state);
  visit.removeItem(prefix + state);
  if (text === null) return null;
  try {
    const attempt: unknown = JSON.parse(text);
    if (typeof attempt !== 'object' || attempt === null || !('attempt' in attempt)) return null;
    const intended =
      'intended' in attempt && typeof attempt.intended === 'string' ? attempt.intended : null;
    return typeof attempt.attempt === 'string' ? { attempt: attempt.attempt, intended } : null;
  } catch {
    return null;
  }
}

/** What the person typed and where they wanted to go, for another try. */
export function keepSignInDraft(visit: Storage, email: string, intended: string | null): void {
  visit.setItem(emailKey, email);
  if (intended !== null) visit.setItem(storageKeys.intended, intended);
}

export const signInDraft = (visit: Storage): { email: string | null; intended: string | null } => ({
  email: visit.getItem(emailKey),
  intended: visit.getItem(storageKeys.intended),
});

/** Nobody is on the way any more, and nobody's wishes are kept for the next person. */
export function forgetAttempts(visit: Storage): void {
  const keys = Array.from({ length: visit.length }, (_, index) => visit.key(index) ?? '');
  for (const key of [
    ...keys.filter((name) => name.startsWith(prefix)),
    emailKey,
    storageKeys.intended,
  ])
    visit.removeItem(key);
}
