import type { Binding } from '#server/api/bind.ts';
import { bindings } from '#server/bindings.ts';
import { partsOf } from '#server/http/routes.ts';
import { callers, type Caller } from './callers.ts';
import { heading, table } from './lines.ts';

/**
 * What the door of an endpoint says to somebody.
 * - `yes`: it is theirs to ask; what they sent is looked at, and the chart has the last word
 * - `no`: refused, with 403
 * - `–`: not there for them, with the same 404 as what does not exist
 * - `in`: sign in first, with the 401 that has no body
 */
export const answers = ['yes', 'no', '–', 'in'] as const;
export type Answer = (typeof answers)[number];

/**
 * Where the door alone decides, by the name of its policy: everywhere for endpoints of staff; for those of everybody who is signed in, where they ask
 * and name no record. What others may change, and what a path names, has a line of its own.
 */
const doors = `
                                                      ${heading}
signed in                                             in     yes   yes       yes      yes   yes     yes   yes        yes   yes
Admin, SuperAdmin                                     in     no    no        no       no    no      no    no         yes   yes
SuperAdmin                                            in     no    no        no       no    no      no    no         no    yes
`;

const isAnswer = (word: string): word is Answer => (answers as readonly string[]).includes(word);
type Row = Readonly<Record<Caller, Answer>>;

/** The lines of a table, each by what it is about. */
const linesOf = (text: string): ReadonlyMap<string, Row> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(' '))
      .map((line) => {
        const words = line.split(/ +/);
        const said = words.splice(-callers.length);
        if (!said.every(isAnswer))
          throw new Error(`The line of ${words.join(' ')} does not have an answer for everybody.`);
        const row = callers.map((caller, index) => [caller, said[index]]);
        return [words.join(' '), Object.fromEntries(row) as Row];
      }),
  );

const rowsOfDoors = linesOf(doors);

/** What the door says of an endpoint, where it alone decides. */
export function rowOfDoor({ route, policy }: Pick<Binding, 'route' | 'policy'>): Row | undefined {
  const { method, path } = partsOf(route);
  const isOpen = policy.name === 'signed in';
  if (isOpen && (method !== 'GET' || path.includes('{'))) return undefined;
  return rowsOfDoors.get(policy.name);
}

/** The lines of the table, by endpoint. */
export const ownLines = linesOf(table);

/** What every endpoint answers to every caller. */
export const matrix: ReadonlyMap<string, Row> = new Map(
  Object.values<Binding>(bindings).flatMap((binding) => {
    const row = ownLines.get(binding.route) ?? rowOfDoor(binding);
    return row ? [[binding.route, row]] : [];
  }),
);
