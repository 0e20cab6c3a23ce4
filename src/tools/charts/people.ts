interface Composed {
  readonly type?: string;
  readonly name?: string;
  readonly guards?: readonly unknown[];
}

/**
 * Whom a guard lets through by who they are, in words: one of them is enough. Null where it asks nobody who they are. Of several who are asked at once all are named.
 */
export function peopleIn(
  guard: unknown,
  people: (name: string) => readonly string[] | null,
): readonly string[] | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return people(guard);
  const { type, name, guards = [] } = guard as Composed;
  if (typeof type === 'string') return people(type);
  const parts = guards.map((each) => peopleIn(each, people));
  if (name === 'or')
    return parts.includes(null) ? null : unique(parts.flatMap((part) => part ?? []));
  if (name !== 'and') return null;
  return parts.reduce<readonly string[] | null>((all, part) => {
    if (all === null || part === null) return all ?? part;
    return all.flatMap((person) => part.map((other) => `${person} who is ${other}`));
  }, null);
}

export const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** "staff", "staff or the leader of the team"; null for nobody in particular. */
export function inWords(people: readonly string[] | null): string | null {
  if (people === null || people.length === 0) return null;
  const words = unique(people);
  return words.length < 3
    ? words.join(' or ')
    : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
