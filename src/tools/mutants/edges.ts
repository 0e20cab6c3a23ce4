import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Visitor, parseSync, type ESTree } from 'vite';
import { addDays } from '#domain/time/calendar.ts';
import type { Mutant } from './mutant.ts';

/** Where something is compared: the edge can lie one further on either side. */
interface Edge {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly operator: Operator;
}
type Operator = '<' | '<=' | '>' | '>=';

/** What decides for a chart; what only words it does not. */
const decides =
  /^machines\/[\w-]+\/(?!labels|status-words|readers|notices|meanings|texts|chart\.ts)/;
const words = /^(sentences|verbs|reports|.*(InWords|Words|Sentence))$/;

const root = resolve(import.meta.dirname, '../../..');
const edges: Edge[] = [];
/** The edge that is moved, and what becomes of its comparison. */
let moved: { edge: number; as: (one: never, other: never) => boolean } | null = null;

let heard: Set<number> | null = null;

/** The edges that something asks. */
export function edgesAskedBy(run: () => void): ReadonlySet<number> {
  const asked = new Set<number>();
  heard = asked;
  run();
  heard = null;
  return asked;
}

const compare: Readonly<Record<Operator, (one: never, other: never) => boolean>> = {
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
};
/** Whether what is equal passes, turned round; and one less or more of it, on the side where it is already so. */
const further: Readonly<Record<Operator, readonly [Operator, 1 | -1]>> = {
  '<': ['<=', 1],
  '<=': ['<', -1],
  '>': ['>=', -1],
  '>=': ['>', 1],
};

/** Has every comparison in the charts asked here, so that it can be moved without loading the charts again. */
export function watchEdges(): void {
  (globalThis as Record<string, unknown>)['atEdge'] = (
    edge: number,
    operator: Operator,
    one: never,
    other: never,
  ): boolean => {
    heard?.add(edge);
    return (moved?.edge === edge ? moved.as : compare[operator])(one, other);
  };
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.startsWith('file:') || !url.includes('/machines/') || !url.endsWith('.ts'))
        return loaded;
      const file = relative(root, fileURLToPath(url));
      if (!decides.test(file)) return loaded;
      return { ...loaded, source: watched(file, readFileSync(fileURLToPath(url), 'utf8')) };
    },
  });
}

function watched(file: string, source: string): string {
  const edits: { at: number; length: number; text: string }[] = [];
  let inWords = 0;
  const isWords = ({ id }: ESTree.VariableDeclarator): boolean =>
    id.type === 'Identifier' && words.test(id.name);
  const found = ({ start, end, left, right, operator }: ESTree.BinaryExpression) => {
    if (!(operator in compare) || inWords > 0) return;
    const at = source.indexOf(operator, left.end);
    if (at < 0 || at > right.start) return;
    const line = source.slice(0, start).split('\n').length;
    const text = source.slice(start, end).replaceAll(/\s+/g, ' ');
    edges.push({ file, line, text, operator: operator as Operator });
    edits.push(
      { at: start, length: 0, text: `globalThis.atEdge(${edges.length - 1},'${operator}',` },
      { at, length: operator.length, text: ',' },
      { at: end, length: 0, text: ')' },
    );
  };
  new Visitor({
    BinaryExpression: found,
    VariableDeclarator: (node) => void (isWords(node) && (inWords += 1)),
    'VariableDeclarator:exit': (node) => void (isWords(node) && (inWords -= 1)),
  }).visit(parseSync(file, source).program);
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce(
      (text, { at, length, text: instead }) =>
        text.slice(0, at) + instead + text.slice(at + length),
      source,
    );
}

/** A number, or a date, that is one less; anything else has no neighbour. */
function lessBy(value: unknown, by: 1 | -1): unknown {
  if (typeof value === 'number') return value - by;
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return addDays(value, -by);
  return value;
}

/** Every edge of the loaded charts, moved by its smallest unit to either side. */
export function edgeMutants(): Mutant[] {
  return edges.flatMap(({ file, line, text, operator }, edge) => {
    const machine = file.split('/').length > 2 ? (file.split('/')[1] ?? '') : '';
    const same = edges.slice(0, edge).filter((each) => each.file === file && each.text === text);
    const [turned, by] = further[operator];
    const mutant = (change: string, as: (one: never, other: never) => boolean): Mutant => ({
      id: [file, text, ...(same.length > 0 ? [same.length + 1] : []), change].join(' | '),
      machine,
      kind: 'boundary',
      file: `${file}:${line}`,
      edge,
      state: '',
      event: text,
      change,
      apply() {
        moved = { edge, as };
        return () => void (moved = null);
      },
    });
    return [
      mutant(`${operator} is ${turned}`, compare[turned]),
      mutant(`${operator} is one off`, (one, other) =>
        compare[operator](one, lessBy(other, by) as never),
      ),
    ];
  });
}
