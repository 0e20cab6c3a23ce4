import { fromCallback } from 'xstate';
import type { AuthEvent } from '#machines/auth/events.ts';
import { readBearer, storageKeys, storedLoginMethod, storedTokens } from './stored-tokens.ts';

/** What other tabs did to the tokens, and whether this one is looked at and connected. */
export const watchTabs = (storage: Storage, now: () => number) =>
  fromCallback<AuthEvent>(({ sendBack }) => {
    const watch = new AbortController();
    const { signal } = watch;
    const onStorage = ({ key, storageArea }: StorageEvent): void => {
      if (storageArea !== storage || (key !== null && key !== storageKeys.bearer)) return;
      const bearer = storage.getItem(storageKeys.bearer);
      sendBack({
        type: 'tab.tokensChanged',
        tokens: bearer === null ? null : storedTokens(storage),
        userId: bearer === null ? null : readBearer(bearer).userId,
        loginMethod: storedLoginMethod(storage),
        at: now(),
      });
    };
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') sendBack({ type: 'tab.visible', at: now() });
    };
    const onOnline = (): void => sendBack({ type: 'network.online' });
    globalThis.addEventListener('storage', onStorage, { signal });
    document.addEventListener('visibilitychange', onVisible, { signal });
    globalThis.addEventListener('online', onOnline, { signal });
    return () => watch.abort();
  });
