import type { Chart, ChartState } from '#web/charts/drawing/chart.ts';

type Unlaid = Omit<Chart, 'layout'>;

/** What one picture shows: the inside of a state, and what is opened in it. */
export interface Fold {
  /** The state whose inside is shown. */
  readonly scope: string;
  /** The opened state, or the scope itself where everything is closed. */
  readonly key: string;
  readonly within: string | null;
}

const isInside = (path: string, outer: string): boolean =>
  outer === '' ? path !== '' : path.startsWith(`${outer}.`);

export const childrenOf = (chart: Pick<Chart, 'states'>, path: string): ChartState[] =>
  chart.states.filter(({ parent }) => parent === path);

const hasInside = ({ kind }: ChartState): boolean => kind === 'compound' || kind === 'parallel';

/** The pictures of a chart, each with what is opened in it: the whole chart, each region, and each state that has states inside. */
export function foldsOf(chart: Unlaid): Fold[] {
  const [root] = chart.states;
  return root ? foldsIn(chart, root, root.path, null) : [];
}

function foldsIn(chart: Unlaid, state: ChartState, scope: string, within: string | null): Fold[] {
  const own: Fold = { scope, key: state.path, within };
  const inner = childrenOf(chart, state.path).filter(hasInside);
  // Regions are pictures of their own; a state that is opened stays where it is.
  return [
    own,
    ...inner.flatMap((each) =>
      foldsIn(chart, each, each.region || each.kind === 'parallel' ? each.path : scope, state.path),
    ),
  ];
}

/** The paths that a picture shows: the scope, what is in it, and what is in the states that are opened. */
export function shownIn(chart: Unlaid, { scope, key }: Fold): string[] {
  const isOpen = (path: string) => path === scope || path === key || isInside(key, path);
  const shown = (path: string): string[] =>
    childrenOf(chart, path).flatMap((each) => [
      each.path,
      ...(isOpen(each.path) ? shown(each.path) : []),
    ]);
  return [scope, ...shown(scope)];
}

/** The state of a picture in which a path lies: itself, or the folded one around it; null outside of the picture. */
export function seenAs(path: string, shown: readonly string[]): string | null {
  const around = shown.filter((each) => each === path || isInside(path, each));
  return around.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** How many states without states inside a state holds. */
export const countInside = (chart: Unlaid, path: string): number =>
  chart.states.filter((each) => isInside(each.path, path) && !hasInside(each)).length;
