import type { LoginMethod, Tokens } from '#machines/auth/context.ts';

/** Where the session lies in local storage, which all tabs share (specification, 4); `intended` lies in the tab's own. */
export const storageKeys = {
  bearer: 'BEARER_TOKEN',
  refresh: 'REFRESH_TOKEN',
  loginMethod: 'LOGIN_METHOD',
  /** Where somebody goes on after signing in at their organisation (specification, 8). */
  intended: 'INTENDED',
} as const;

/** What the bearer token says about itself; the server alone decides what it is worth. `expiresAt`: epoch milliseconds. */
export function readBearer(bearer: string): { userId: string | null; expiresAt: number } {
  try {
    const part = (bearer.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    if (typeof claims !== 'object' || claims === null) return { userId: null, expiresAt: 0 };
    const userId = 'sub' in claims && typeof claims.sub === 'string' ? claims.sub : null;
    const end = 'exp' in claims && typeof claims.exp === 'number' ? claims.exp : 0;
    return { userId, expiresAt: end * 1000 };
  } catch {
    return { userId: null, expiresAt: 0 };
  }
}

/** The tokens as the server hands them out, with the end that the bearer token names. */
export const tokensFrom = (bearer: string | null, refresh: string | null): Tokens => ({
  bearer,
  refresh,
  expiresAt: bearer === null ? 0 : readBearer(bearer).expiresAt,
});

/** The tokens stored now; null when there are none. */
export function storedTokens(storage: Storage = localStorage): Tokens | null {
  const bearer = storage.getItem(storageKeys.bearer);
  const refresh = storage.getItem(storageKeys.refresh);
  return bearer === null && refresh === null ? null : tokensFrom(bearer, refresh);
}

export function storedLoginMethod(storage: Storage): LoginMethod | null {
  const method = storage.getItem(storageKeys.loginMethod);
  return method === 'password' || method === 'oidc' ? method : null;
}

/** Other tabs watch the bearer token alone, so it is written last: it is what makes the change true. */
export function storeTokens(storage: Storage, { bearer, refresh }: Tokens): void {
  if (refresh !== null) storage.setItem(storageKeys.refresh, refresh);
  if (bearer !== null) storage.setItem(storageKeys.bearer, bearer);
}

/** The bearer token goes first: whatever is interrupted after that is a session that can't be used. */
export function clearTokens(storage: Storage): void {
  storage.removeItem(storageKeys.bearer);
  storage.removeItem(storageKeys.refresh);
  storage.removeItem(storageKeys.loginMethod);
}
