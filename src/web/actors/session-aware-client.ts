import { waitFor } from 'xstate';
import { ApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import type { AuthRef, AuthSnapshot } from '#machines/app/refs.ts';
import type { Consent } from './consent.ts';

const isReady = (session: AuthSnapshot): boolean =>
  session.hasTag('mayCallApi') && !session.hasTag('busy');
const isOffline = (session: AuthSnapshot): boolean => session.matches({ signedIn: 'offline' });
const isDecided = (session: AuthSnapshot): boolean =>
  isReady(session) || isOffline(session) || session.hasTag('anonymous');

/** What somebody needs in order to do what they owe. */
const isOpenBefore = (route: string): boolean =>
  route.includes('/legal/') || route === 'GET /auth/whoami' || route === 'POST /profile/password';

/**
 * The way to the API for pages: a call waits while the session is being renewed and while the person reads what they have to accept, and is
 * not sent when nobody is signed in.
 */
export function sessionAwareClient(auth: AuthRef, client: ApiClient, consent: Consent): ApiClient {
  const sessionIsReady = async (signal: AbortSignal | undefined): Promise<void> => {
    const now = auth.getSnapshot();
    const session = isDecided(now)
      ? now
      : await waitFor(auth, isDecided, { timeout: Infinity, signal });
    if (isOffline(session)) throw new ApiError('unreachable');
    if (!isReady(session)) throw new ApiError('unauthorized', { status: 401 });
  };
  const mayGo = async (signal: AbortSignal | undefined): Promise<void> => {
    await sessionIsReady(signal);
    if (consent.owed().length === 0) return;
    await consentOrEnd(auth, consent, signal);
    await sessionIsReady(signal);
  };
  return {
    async call(route, ...rest) {
      const { signal } = rest[0] ?? {};
      await (isOpenBefore(route) ? sessionIsReady(signal) : mayGo(signal));
      return client.call(route, ...rest);
    },
    async file(route, ...rest) {
      await mayGo(undefined);
      return client.file(route, ...rest);
    },
    async stream(path, signal) {
      await mayGo(signal);
      return client.stream(path, signal);
    },
  };
}

/** Resolves when everything is done or the person is gone. */
function consentOrEnd(
  auth: AuthRef,
  consent: Consent,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const look = (): void => {
    if (consent.owed().length === 0 || !auth.getSnapshot().hasTag('authenticated')) resolve();
  };
  const give = (): void => reject(signal?.reason);
  const stopListening = consent.subscribe(look);
  const session = auth.subscribe(look);
  signal?.addEventListener('abort', give, { once: true });
  return promise.finally(() => {
    stopListening();
    session.unsubscribe();
    signal?.removeEventListener('abort', give);
  });
}
