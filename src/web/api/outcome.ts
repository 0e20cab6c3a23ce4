/** What an act did, in words, and the event that takes it back. */
export interface Outcome {
  readonly sentence: string;
  readonly undo: { readonly type: string; readonly payload: object } | null;
}

const isOutcome = (said: unknown): said is Outcome =>
  typeof said === 'object' && said !== null && 'sentence' in said && 'undo' in said;

/** What the header of an answer says; null where it says nothing, or nothing that can be read. */
export function outcomeOf(header: string | null): Outcome | null {
  if (header === null) return null;
  try {
    const said: unknown = JSON.parse(decodeURIComponent(header));
    return isOutcome(said) ? said : null;
  } catch {
    return null;
  }
}
