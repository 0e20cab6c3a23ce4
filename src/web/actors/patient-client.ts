import { waitFor } from 'xstate';
import { ApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import type { AuthRef, AuthSnapshot } from './app.ts';

const isReady = (session: AuthSnapshot): boolean =>
  session.hasTag('mayCallApi') && !session.hasTag('busy');
const isOffline = (session: AuthSnapshot): boolean => session.matches({ signedIn: 'offline' });
const isDecided = (session: AuthSnapshot): boolean =>
  isReady(session) || isOffline(session) || session.hasTag('anonymous');

/** The way to the API for pages: a call waits while the session is being renewed, and is not sent when nobody is signed in. */
export function patientClient(auth: AuthRef, client: ApiClient): ApiClient {
  const sessionIsReady = async (signal: AbortSignal | undefined): Promise<void> => {
    const now = auth.getSnapshot();
    const session = isDecided(now)
      ? now
      : await waitFor(auth, isDecided, { timeout: Infinity, signal });
    if (isOffline(session)) throw new ApiError('unreachable');
    if (!isReady(session)) throw new ApiError('unauthorized', { status: 401 });
  };
  return {
    async call(route, ...rest) {
      await sessionIsReady(rest[0]?.signal);
      return client.call(route, ...rest);
    },
    async stream(path, signal) {
      await sessionIsReady(signal);
      return client.stream(path, signal);
    },
  };
}
