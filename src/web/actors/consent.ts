import type { LegalDocument } from '#domain/legal/documents.ts';

/** What the person still has to accept before anything else is open to them. */
export interface Consent {
  readonly owed: () => readonly LegalDocument[];
  /** The server has said what is owed now. */
  readonly tell: (owed: readonly LegalDocument[]) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

export function keepConsent(): Consent {
  let owed: readonly LegalDocument[] = [];
  const listeners = new Set<() => void>();
  return {
    owed: () => owed,
    tell(next) {
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
