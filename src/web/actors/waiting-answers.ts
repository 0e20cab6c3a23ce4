import type { Answer } from '#domain/questionnaires/definition.ts';

/** An answer that the server has not kept yet, with what was kept of it when it was given. */
export interface WaitingAnswer {
  readonly answer: Answer | null;
  readonly before: Answer | null;
}

/*
 * What somebody answered while the server was away. It lies in the browser's storage under their own id, so that a reload loses nothing, and is sent when the
 * questionnaire is opened again.
 */
const keyOf = (personId: string, response: string): string => `answers/${personId}/${response}`;

const isWaiting = (value: unknown): value is WaitingAnswer =>
  typeof value === 'object' && value !== null && 'answer' in value && 'before' in value;

/** What waits, by question. */
export function storedAnswers(
  personId: string,
  response: string,
): ReadonlyMap<string, WaitingAnswer> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(personId, response)) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return new Map(
      entries.flatMap(([question, value]: [string, unknown]) =>
        isWaiting(value) ? [[question, value] as const] : [],
      ),
    );
  } catch {
    return new Map();
  }
}

export function storeAnswers(
  personId: string,
  response: string,
  waiting: ReadonlyMap<string, WaitingAnswer>,
): void {
  try {
    if (waiting.size === 0) localStorage.removeItem(keyOf(personId, response));
    else
      localStorage.setItem(keyOf(personId, response), JSON.stringify(Object.fromEntries(waiting)));
  } catch {
    // Storage can be switched off or full; then what waits lives as long as the page.
  }
}
