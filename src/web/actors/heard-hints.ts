import type { Hint } from '../api/hints.ts';

const listeners = new Set<(hint: Hint) => void>();

/** Hears every hint that reaches this tab, until the result is called: for pages that do more about it than ask their questions again. */
export function hearHints(listener: (hint: Hint) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes a hint on to whoever listens. */
export function passOn(hint: Hint): void {
  for (const listener of listeners) listener(hint);
}
