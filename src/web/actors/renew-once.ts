import type { Grant, Tokens } from '#machines/auth/context.ts';
import { refused } from './session-calls.ts';
import { storedTokens, storeTokens } from './stored-tokens.ts';

/** Milliseconds to wait for another tab; a frozen one must not stop the others. The server gives late ones the same successor. */
const lockPatience = 15_000;
/** Milliseconds for which a tab says that it has renewed; longer than what it wrote needs to reach the others. */
const saying = 5_000;
/** Milliseconds to wait for what another tab is known to have written. */
const arrival = 2_000;

interface Outside {
  readonly storage: Storage;
  readonly locks: LockManager | undefined;
  readonly renew: (refreshToken: string) => Promise<Grant>;
  readonly now: () => number;
}

/**
 * Exchanges the refresh token once for all tabs: under their common lock it reads the storage again, asks the server, and writes only where
 * nobody has signed out or in meanwhile. Nothing else happens under the lock.
 *
 * What one tab has written may reach another after the lock does. So whoever has renewed holds a second lock for a while, whose name says what
 * was renewed; whoever reads the tokens as they were and finds that lock waits for the storage.
 */
export function renewOnce(
  mine: Tokens | null,
  { storage, locks, renew, now }: Outside,
): Promise<Grant> {
  return underLock(locks, async (held) => {
    if (held) await whatOthersWrote(storage, held);
    const stored = storedTokens(storage);
    if (stored?.refresh == null) throw refused(now());
    const isRenewedElsewhere = stored.bearer !== null && stored.bearer !== mine?.bearer;
    if (isRenewedElsewhere && stored.expiresAt > now()) return { tokens: stored, at: now() };
    const grant = await renew(stored.refresh);
    const after = storedTokens(storage);
    if (after?.refresh == null) throw refused(now());
    if (after.refresh !== stored.refresh) return { tokens: after, at: now() };
    storeTokens(storage, grant.tokens);
    if (held) await sayRenewed(stored, held);
    return grant;
  });
}

/** Nothing secret: when the bearer token ends that was renewed. */
const renewedName = ({ expiresAt }: Tokens): string => `waymark-renewed-${expiresAt}`;

/** Resolves as soon as it is said; the saying goes on for a while. */
function sayRenewed(tokens: Tokens, locks: LockManager): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const say = async (): Promise<void> => {
    resolve();
    await new Promise((end) => {
      AbortSignal.timeout(saying).addEventListener('abort', end);
    });
  };
  locks.request(renewedName(tokens), { mode: 'shared' }, say).catch(() => resolve());
  return promise;
}

/** Where another tab says that it has renewed these tokens, waits until the others are here, or for as long as that can take. */
async function whatOthersWrote(storage: Storage, locks: LockManager): Promise<void> {
  const old = storedTokens(storage);
  const { held = [] } = await locks.query();
  if (old === null || !held.some(({ name }) => name === renewedName(old))) return;
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(arrival)]);
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (storedTokens(storage)?.bearer !== old.bearer) over.abort();
    };
    signal.addEventListener('abort', () => resolve());
    globalThis.addEventListener('storage', look, { signal });
    look();
  });
}

/** Pages that came over plain http have no locks; there the server's tolerance for a token that was just used helps. */
async function underLock<T>(
  locks: LockManager | undefined,
  work: (held?: LockManager) => Promise<T>,
): Promise<T> {
  if (locks === undefined) return work();
  let isStarted = false;
  try {
    return await locks.request(
      'waymark-renewal',
      { signal: AbortSignal.timeout(lockPatience) },
      () => {
        isStarted = true;
        return work(locks);
      },
    );
  } catch (error) {
    if (isStarted) throw error;
    return work();
  }
}
