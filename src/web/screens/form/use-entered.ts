import { useState } from 'react';
import { storedDraft, storeDraft } from './drafts.ts';
import { useMe } from '../account/use-me.ts';

/** What somebody has entered on a page and not sent yet. */
export interface Entered<Values> {
  readonly values: Values;
  change(patch: Partial<Values>): void;
  /** Something was entered that has not been sent. */
  readonly isDirty: boolean;
  /** What stands in the fields was entered before the session ended or the page was loaded again; `outdated` when the record has changed since. */
  readonly restored: 'fresh' | 'outdated' | null;
  forget(): void;
}

type Kept<Values> = Pick<Entered<Values>, 'values' | 'restored'>;

/** Keeps what is entered while the page, the tab or the session comes and goes. `name`: what the draft is called; `initial`: what the fields begin with, plain data. */
export function useEntered<Values extends object>(name: string, initial: Values): Entered<Values> {
  const { id: personId } = useMe();
  const began = JSON.stringify(initial);
  const [kept, setKept] = useState((): Kept<Values> | null => {
    const draft = storedDraft(personId, name);
    if (draft === null) return null;
    const values = { ...initial, ...(draft.values as Partial<Values>) };
    return { values, restored: draft.began === began ? 'fresh' : 'outdated' };
  });
  const values = kept?.values ?? initial;
  return {
    values,
    change(patch) {
      const next = { ...values, ...patch };
      const isBack = JSON.stringify(next) === began;
      storeDraft(personId, name, isBack ? null : { values: next, began });
      setKept(isBack ? null : { values: next, restored: kept?.restored ?? null });
    },
    isDirty: kept !== null,
    restored: kept?.restored ?? null,
    forget() {
      storeDraft(personId, name, null);
      setKept(null);
    },
  };
}
