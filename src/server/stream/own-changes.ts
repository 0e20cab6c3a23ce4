import { AsyncLocalStorage } from 'node:async_hooks';
import { isStaff, type Person } from '#machines/person.ts';
import type { ChangeHint } from './hints.ts';

/** The header of an answer that says what the act has changed, as open pages would hear it. */
export const changedTopicsHeader = 'Changed-Topics';

/** Characters; whoever has changed more than fits asks everything again. */
const longest = 2_000;

const hintsOfRequest = new AsyncLocalStorage<ChangeHint[]>();

/** Remembers for the answer that something was changed by the request that is being answered. */
export const noteOwnChange = (hint: ChangeHint): void => {
  hintsOfRequest.getStore()?.push(hint);
};

/** Does what a request asks for, and gathers what it has changed, without what was undone. */
export async function withOwnChanges<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly hints: readonly ChangeHint[] }> {
  const hints: ChangeHint[] = [];
  const result = await hintsOfRequest.run(hints, work);
  return { result, hints };
}

/** Topics that name a list and no record. */
const isList = (topic: string): boolean => !topic.includes(':') || topic.startsWith('record:');

/** The topics of what somebody has changed; null when nothing is known, too much, or something about a record of which they would not hear. */
export function topicsFor(
  reader: Pick<Person, 'id' | 'role'> | null,
  hints: readonly ChangeHint[],
): string | null {
  const hears = ({ to }: ChangeHint): boolean =>
    reader !== null &&
    (to.userIds.includes(reader.id) || (to.staff && isStaff(reader)) || to.interested === true);
  if (hints.some((hint) => !hears(hint) && !hint.topics.every(isList))) return null;
  const text = [...new Set(hints.flatMap(({ topics }) => topics))].join(' ');
  return text === '' || text.length > longest ? null : text;
}
