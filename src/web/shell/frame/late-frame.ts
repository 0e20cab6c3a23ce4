import { useSyncExternalStore } from 'react';
import type { SignedInFrame } from './signed-in-frame.tsx';

type Frame = typeof SignedInFrame;

let frame: Frame | null = null;
const waiting = new Set<() => void>();

/** Fetches everything around a signed-in page; not needed before somebody is signed in. */
export async function fetchFrame(): Promise<void> {
  if (frame !== null) return;
  frame = (await import('./signed-in-frame.tsx')).SignedInFrame;
  for (const show of waiting) show();
}

export const isFrameThere = (): boolean => frame !== null;

/** Null until it has been fetched. */
export const useLateFrame = (): Frame | null =>
  useSyncExternalStore(
    (show) => {
      waiting.add(show);
      return () => waiting.delete(show);
    },
    () => frame,
    () => frame,
  );
