import type { Answer } from '#domain/questionnaires/definition.ts';
import { keepHere, keptHere } from './kept-here.ts';

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
  const entries: [string, unknown][] = Object.entries(keptHere(keyOf(personId, response)) ?? {});
  return new Map(
    entries.flatMap(([question, value]) => (isWaiting(value) ? [[question, value] as const] : [])),
  );
}

export const storeAnswers = (
  personId: string,
  response: string,
  waiting: ReadonlyMap<string, WaitingAnswer>,
): void =>
  keepHere(keyOf(personId, response), waiting.size === 0 ? null : Object.fromEntries(waiting));
