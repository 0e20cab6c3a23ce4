import type { Owed } from '#domain/people/owed.ts';

/** What the person still has to do before anything else is open to them: replace a temporary password, accept the texts. */
export interface Consent {
  readonly owed: () => readonly Owed[];
  /** The server has said what is owed now. */
  readonly announce: (owed: readonly Owed[]) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function keepConsent(): Consent {
  let owed: readonly Owed[] = [];
  const listeners = new Set<() => void>();
  return {
    owed: () => owed,
    announce(next) {
      if (next.length === 0 && owed.length === 0) return;
      owed = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
