import {
  withAncestors,
  type Chart,
  type ChartState,
  type ChartTransition,
} from '#web/charts/drawing/chart.ts';

type Unlaid = Omit<Chart, 'layout'>;

/** Distinct places from which lines may lead to one state; of more, only those of one place are drawn and the others become words. */
const busiest = 4;

/** Transitions drawn as lines, and those written into the box of their source: without a target, to itself, or into a hub. */
export function divide(chart: Unlaid): { lines: ChartTransition[]; words: ChartTransition[] } {
  const sources = new Map<string, Set<string>>();
  for (const { source, target } of chart.transitions) {
    if (target === null || target === source) continue;
    sources.set(target, (sources.get(target) ?? new Set()).add(source));
  }
  const isLine = ({ source, target }: ChartTransition) => {
    if (target === null || target === source) return false;
    const places = [...(sources.get(target) ?? [])];
    return places.length <= busiest || source === lastBefore(chart, places, target);
  };
  return {
    lines: chart.transitions.filter(isLine),
    words: chart.transitions.filter((each) => !isLine(each)),
  };
}

/** The source told last before the target: charts are written as stories, so that this is the line of the story. */
function lastBefore(chart: Unlaid, places: readonly string[], target: string): string | undefined {
  const order = chart.states.map(({ path }) => path);
  const before = places.filter((each) => order.indexOf(each) < order.indexOf(target));
  return (
    before.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).at(-1) ?? places[0]
  );
}

/** Lines with the same two ends become one. */
export function merge(lines: readonly ChartTransition[]): ChartTransition[][] {
  const routes = new Map<string, ChartTransition[]>();
  for (const each of lines) {
    const key = `${each.source}>${each.target}`;
    routes.set(key, [...(routes.get(key) ?? []), each]);
  }
  return [...routes.values()];
}

/**
 * Whether a line leads back towards the start: it is then given to the layout reversed, so that the initial state stays first.
 * Each state's children are ranked breadth-first from the initial one; a line against that rank still counts as forwards when it closes no circle.
 */
export function backwards(
  chart: Unlaid,
  lines: readonly ChartTransition[],
): (line: ChartTransition) => boolean {
  const ranks = new Map<string, number>();
  for (const state of chart.states) {
    const children = chart.states.filter(({ parent }) => parent === state.path);
    breadthFirst(children, state, lines).forEach((path, rank) => ranks.set(path, rank));
  }
  const rank = (path: string) => ranks.get(path) ?? 0;
  const steps = lines.map(({ source, target }) => siblings(source, target ?? source));
  const forwards = new Map<string, string[]>();
  const add = (from: string, to: string) => forwards.set(from, [...(forwards.get(from) ?? []), to]);
  const leads = (from: string, to: string): boolean =>
    from === to || (forwards.get(from) ?? []).some((next) => leads(next, to));
  for (const [from, to] of steps) if (from && to && rank(from) < rank(to)) add(from, to);
  for (const [from, to] of steps) {
    if (from && to && rank(from) > rank(to) && !leads(to, from)) add(from, to);
  }
  return ({ source, target }) => {
    const [from, to] = siblings(source, target ?? source);
    if (from === null || to === null) return to === null && from !== null;
    return !forwards.get(from)?.includes(to);
  };
}

function breadthFirst(
  children: readonly ChartState[],
  parent: ChartState,
  lines: readonly ChartTransition[],
): string[] {
  const first = parent.initial ?? children[0]?.path;
  if (first === undefined) return [];
  const holder = (path: string) =>
    withAncestors(path).find((each) => children.some((child) => child.path === each));
  const order: string[] = [];
  for (const start of [first, ...children.map(({ path }) => path)]) {
    const queue = [start];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (order.includes(path)) continue;
      order.push(path);
      for (const line of lines) {
        const to = line.target === null ? undefined : holder(line.target);
        if (holder(line.source) === path && to && to !== path) queue.push(to);
      }
    }
  }
  return order;
}

/** The two children of the nearest common ancestor that hold the ends; null for an end that is that ancestor itself. */
function siblings(source: string, target: string): [string | null, string | null] {
  const from = withAncestors(source);
  const to = withAncestors(target);
  let depth = 0;
  while (depth < from.length && depth < to.length && from[depth] === to[depth]) depth += 1;
  return [from[depth] ?? null, to[depth] ?? null];
}
