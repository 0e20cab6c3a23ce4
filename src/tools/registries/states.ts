import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { RecordChart } from '#machines/record-chart.ts';

type Chart = Pick<RecordChart<never, never>, 'name' | 'machine' | 'regions' | 'storedDepth'>;

const below = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...below(child)]);

const ancestry = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...ancestry(node.parent)] : [node];

const targetsIn = ({ root }: AnyStateMachine): ReadonlySet<AnyStateNode> =>
  new Set(
    [root, ...below(root)].flatMap((node) =>
      [...node.transitions.values()].flat().flatMap(({ target }) => target ?? []),
    ),
  );

interface State {
  /** As it stands in a row: `confirmed.scheduled`. */
  readonly path: string;
  readonly tags: ReadonlySet<string>;
}

/** The states that a row of a region can have; the one before it was made is none, unless something leads back to it. */
function statesOf({ machine, storedDepth = Infinity }: Chart, region: AnyStateNode): State[] {
  const targets = targetsIn(machine);
  const depth = region.path.length;
  const states = new Map<string, Set<string>>();
  for (const node of below(region)) {
    const isLeaf = Object.keys(node.states).length === 0;
    const isFirst = node.key === 'new' && node.parent === region && !targets.has(node);
    if (!isLeaf || isFirst) continue;
    const path = node.path.slice(depth, depth + storedDepth).join('.');
    const tags = ancestry(node).flatMap((each) => each.tags);
    states.set(path, new Set([...(states.get(path) ?? []), ...tags]));
  }
  return [...states].map(([path, tags]) => ({ path, tags }));
}

const camel = (name: string): string =>
  name.replaceAll(/[-.]([a-z])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string =>
  camel(name).replace(/^./, (letter) => letter.toUpperCase());

/** The last part of each path, or as many as tell it from the others: `scheduled` for `confirmed.scheduled`. */
function shortNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const last = (path: string) => path.split('.').at(-1) ?? path;
  const isAlone = (path: string) =>
    paths.filter((other) => last(other) === last(path)).length === 1;
  return new Map(paths.map((path) => [path, isAlone(path) ? last(path) : camel(path)]));
}

function regionText(name: string, of: string, states: readonly State[]): string[] {
  const short = shortNames(states.map(({ path }) => path));
  const tags = [...new Set(states.flatMap((state) => [...state.tags]))].toSorted();
  const group = (tag: string, paths: readonly string[]) =>
    `  ${tag}: [${paths.map((path) => `'${path}'`).join(', ')}],`;
  return [
    `/** The states of ${of}, as its row has them. */`,
    `export const ${camel(name)}State = {`,
    ...states.map(({ path }) => `  ${short.get(path)}: '${path}',`),
    '} as const;',
    '',
    `export type ${pascal(name)}State = (typeof ${camel(name)}State)[keyof typeof ${camel(name)}State];`,
    '',
    `/** The states of ${of} by the tags of its chart. */`,
    `export const ${camel(name)}States = {`,
    group(
      'all',
      states.map(({ path }) => path),
    ),
    ...tags.map((tag) =>
      group(
        tag,
        states.filter((state) => state.tags.has(tag)).map(({ path }) => path),
      ),
    ),
    `} as const satisfies Readonly<Record<string, readonly ${pascal(name)}State[]>>;`,
  ];
}

/** What rows and pages say of the states of a chart: their names and, by its tags, their groups. */
export function statesText(chart: Chart): string {
  const { name, machine, regions } = chart;
  const article = /^[aeio]/.test(name) ? 'an' : 'a';
  const title = `${article} ${name.replaceAll('-', ' ')}`;
  const root = regions ? machine.root.states[regions.status] : machine.root;
  if (!root) throw new Error(`${name} has no region ${regions?.status}`);
  const others = (regions?.others ?? []).flatMap((key) => {
    const node = machine.root.states[key];
    return node
      ? ['', ...regionText(`${name}-${key}`, `the ${key} of ${title}`, statesOf(chart, node))]
      : [];
  });
  return [
    '// Made by `npm run registries` of the chart.',
    ...regionText(name, title, statesOf(chart, root)),
    ...others,
    '',
  ].join('\n');
}
