import { useSyncExternalStore } from 'react';

/** Whether the window is as a query of the style sheet says, now and from now on. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = globalThis.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => globalThis.matchMedia(query).matches,
    () => globalThis.matchMedia(query).matches,
  );
}
