import type { Grant, Tokens } from '#machines/auth/context.ts';
import { refused } from './session-calls.ts';
import { storedTokens, storeTokens } from './stored-tokens.ts';

/** Milliseconds to wait for another tab; a frozen one must not stop the others. The server gives late ones the same successor. */
const lockPatience = 15_000;

interface Outside {
  readonly storage: Storage;
  readonly locks: LockManager | undefined;
  readonly renew: (refreshToken: string) => Promise<Grant>;
  readonly now: () => number;
}

/**
 * Exchanges the refresh token once for all tabs: under their common lock it reads the storage again, asks the server, and writes only where
 * nobody has signed out or in meanwhile. Nothing else happens under the lock.
 */
export function renewOnce(
  mine: Tokens | null,
  { storage, locks, renew, now }: Outside,
): Promise<Grant> {
  return underLock(locks, async () => {
    const stored = storedTokens(storage);
    if (stored?.refresh == null) throw refused(now());
    const isRenewedElsewhere = stored.bearer !== null && stored.bearer !== mine?.bearer;
    if (isRenewedElsewhere && stored.expiresAt > now()) return { tokens: stored, at: now() };
    const grant = await renew(stored.refresh);
    const after = storedTokens(storage);
    if (after?.refresh == null) throw refused(now());
    if (after.refresh !== stored.refresh) return { tokens: after, at: now() };
    storeTokens(storage, grant.tokens);
    return grant;
  });
}

/** Pages that came over plain http have no locks; there the server's tolerance for a token that was just used helps. */
async function underLock<T>(locks: LockManager | undefined, work: () => Promise<T>): Promise<T> {
  if (locks === undefined) return work();
  let isStarted = false;
  try {
    return await locks.request(
      'waymark-renewal',
      { signal: AbortSignal.timeout(lockPatience) },
      () => {
        isStarted = true;
        return work();
      },
    );
  } catch (error) {
    if (isStarted) throw error;
    return work();
  }
}
