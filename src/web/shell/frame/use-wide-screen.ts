import { useSyncExternalStore } from 'react';

const query = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const media = globalThis.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** From 1,024 px on the sidebar stands beside the content and needs no button. */
export const useWideScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => globalThis.matchMedia(query).matches,
  );
