import type { Outgoing } from '#machines/message-sending/events.ts';
import { keepHere, keptHere } from './kept-here.ts';

/*
 * What someone wrote and this browser could not send yet. It lies in the browser's storage under their own id, so that a reload, a tunnel or a flat battery loses
 * nothing, and is sent when the conversation is opened again. Several pages of the same conversation share it: each takes away only what it knows to be done with.
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

/** Where it lies; null where nothing waits. */
export interface OutboxPlace {
  read(): unknown;
  write(waiting: readonly Outgoing[] | null): void;
}

/** A page's view of what waits. */
export interface Outbox {
  /** What waited when the page was opened. */
  readonly waiting: readonly Outgoing[];
  /** Keeps what waits on this page now, beside what other pages have put there. */
  keep(waiting: readonly Outgoing[]): void;
}

export function openOutbox({ read, write }: OutboxPlace): Outbox {
  const stored = (): readonly Outgoing[] => {
    const found = read();
    return Array.isArray(found) ? found.filter(isOutgoing) : [];
  };
  const waiting = stored();
  const known = new Set(waiting.map(({ key }) => key));
  return {
    waiting,
    keep(now) {
      const still = new Set(now.map(({ key }) => key));
      const left = stored().filter(({ key }) => still.has(key) || !known.has(key));
      const there = new Set(left.map(({ key }) => key));
      const added = now.filter(({ key }) => !there.has(key) && !known.has(key));
      for (const { key } of now) known.add(key);
      const all = [...left, ...added];
      write(all.length === 0 ? null : all);
    },
  };
}

/** That of somebody's conversation with a contact, in this browser's storage. */
export const storedOutbox = (personId: string, contact: string): Outbox => {
  const key = keyOf(personId, contact);
  return openOutbox({ read: () => keptHere(key), write: (waiting) => keepHere(key, waiting) });
};
