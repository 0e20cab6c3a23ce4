/**
 * What somebody was writing when their session ended or the page was loaded again. It stays in this tab alone, under their own name, until it is sent
 * or given up: a form is private, and an address ends up in histories and pasted links.
 */
export interface Draft {
  readonly values: unknown;
  /** What the form began with, as text: another beginning means that the record was changed meanwhile. */
  readonly began: string;
}

const prefix = 'draft/';
const keyOf = (personId: string, name: string): string => `${prefix}${personId}/${name}`;

export function storedDraft(personId: string, name: string): Draft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(personId, name)) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('values' in value && 'began' in value)) return null;
    return { values: value.values, began: String(value.began) };
  } catch {
    return null;
  }
}

export function storeDraft(personId: string, name: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(personId, name));
    else sessionStorage.setItem(keyOf(personId, name), JSON.stringify(draft));
  } catch {
    // Storage can be switched off or full; then what is typed lives as long as the page.
  }
}
