import type { Outgoing } from '#machines/message-sending/events.ts';
import { keepHere, keptHere } from './kept-here.ts';

/*
 * What someone wrote and this browser could not send yet. It lies in the browser's storage under their own id, so that a reload, a tunnel or a flat battery loses
 * nothing, and is sent when the conversation is opened again.
 */
const keyOf = (personId: string, contact: string): string => `outbox/${personId}/${contact}`;

const isOutgoing = (value: unknown): value is Outgoing =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'text' in value &&
  typeof value.text === 'string' &&
  'sendAt' in value &&
  'files' in value &&
  Array.isArray(value.files);

export function storedOutbox(personId: string, contact: string): readonly Outgoing[] {
  const stored = keptHere(keyOf(personId, contact));
  return Array.isArray(stored) ? stored.filter(isOutgoing) : [];
}

export const storeOutbox = (
  personId: string,
  contact: string,
  waiting: readonly Outgoing[],
): void => keepHere(keyOf(personId, contact), waiting.length === 0 ? null : waiting);
