import type { Chart, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import type { StoryArrow, StoryLink } from '#web/charts/drawing/story.ts';
import { divide } from '../order.ts';
import { countInside, foldsOf, seenAs, shownIn, type Fold } from './folds.ts';
import { arrowsBetween, chartLinks, regionLinks } from './regions.ts';
import { labelOf, nameOf } from './words.ts';

type Unlaid = Omit<Chart, 'layout'>;

/** A picture of a story before it is laid out: a chart in plain words. */
export interface Sketch extends Unlaid {
  readonly key: string;
  readonly within: string | null;
  readonly transitions: readonly StoryArrow[];
  /** Other charts in which something of it goes on, and from which something comes. */
  readonly also: readonly StoryLink[];
}

/** Every picture of the story of a chart. */
export const sketchesOf = (chart: Unlaid): Sketch[] =>
  foldsOf(chart).map((fold) => sketch(chart, fold));

function sketch(chart: Unlaid, fold: Fold): Sketch {
  const opened = shownIn(chart, fold);
  const isOpened = fold.key !== fold.scope;
  const isInner = (path: string | null) =>
    path === fold.key || path?.startsWith(`${fold.key}.`) === true;
  // Around an opened state are only those that it comes from and leads to, with what leads there.
  const groups = groupsOf(chart, opened).filter(
    ({ source, target }) => !isOpened || isInner(source) || isInner(target),
  );
  const near = new Set(groups.flatMap(({ source, target }) => [source, target]));
  const shown = opened.filter(
    (path) =>
      !isOpened ||
      path === fold.scope ||
      isInner(path) ||
      near.has(path) ||
      fold.key.startsWith(`${path}.`),
  );
  const arrows = groups.flatMap(({ source, target, options, label }): StoryArrow[] => {
    const [first] = options;
    if (!first || target === null || target === source) return [];
    const { id, event } = first;
    return [
      {
        id,
        source: isOpenIn(shown, source) ? anywhereIn(source) : source,
        target,
        kind: kindOf(options),
        event,
        label,
        guard: null,
        guardNames: [],
        actions: [],
        by: null,
        description: null,
        stands: options.map((each) => each.id),
        // What neighbours of an opened state do elsewhere is said where they are whole.
        also: isOpened && !isInner(source) ? [] : regionLinks(chart, options),
      },
    ];
  });
  const isParallel = chart.states.some(
    ({ path, kind }) => path === fold.key && kind === 'parallel',
  );
  const transitions = isParallel ? arrowsBetween(chart, fold.key) : arrows;
  const staying = (path: string) =>
    groups.filter(({ source, target }) => source === path && (target === null || target === path))
      .length;
  return {
    ...chart,
    key: fold.key,
    within: fold.within,
    states: chart.states
      .filter(({ path }) => shown.includes(path))
      .flatMap((state) => [state, ...anywhere(state, transitions)])
      .map((state) =>
        storyState(chart, state, {
          fold,
          shown,
          staying: staying(state.path),
          isBeside: isOpened && state.path !== fold.scope && !isInner(state.path),
        }),
      ),
    transitions,
    also: isOpened
      ? []
      : chartLinks(
          chart,
          chart.transitions.filter(
            ({ source }) =>
              fold.scope === '' || source === fold.scope || source.startsWith(`${fold.scope}.`),
          ),
        ),
  };
}

const isOpenIn = (shown: readonly string[], path: string): boolean =>
  path === shown[0] || shown.some((each) => each.startsWith(`${path}.`));

/** The arrows of a picture that are drawn; what can happen anywhere in it names where it leads. */
export function linesOf(sketch: Sketch): ChartTransition[] {
  const anywhere = anywhereIn(sketch.states[0]?.path ?? '');
  return divide({
    ...sketch,
    transitions: sketch.transitions.filter(({ source }) => source !== anywhere),
  }).lines;
}

/** Stands in an open state for all that is inside: what can happen there wherever it is. */
const anywhereIn = (path: string): string => `${path}.*`;

function anywhere(state: ChartState, arrows: readonly StoryArrow[]): ChartState[] {
  const path = anywhereIn(state.path);
  if (!arrows.some(({ source }) => source === path)) return [];
  return [
    {
      ...state,
      path,
      parent: state.path,
      name: 'anywhere',
      kind: 'atomic',
      region: false,
      initial: null,
      description: 'Wherever it is in here.',
    },
  ];
}

interface Group {
  readonly source: string;
  readonly target: string | null;
  readonly label: string;
  readonly options: readonly ChartTransition[];
}

/** What happens between two states of a picture, each thing once. */
function groupsOf(chart: Unlaid, shown: readonly string[]): Group[] {
  const seen = chart.transitions.flatMap((each) => {
    const source = seenAs(each.source, shown);
    if (source === null) return [];
    const target = each.target === null ? null : seenAs(each.target, shown);
    return [{ each, source, target }];
  });
  const keyed = new Map<string, typeof seen>();
  for (const one of seen) {
    const key = `${one.source}|${one.each.event}|${one.target}`;
    keyed.set(key, [...(keyed.get(key) ?? []), one]);
  }
  const worded = [...keyed.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const options = same.map(({ each }) => each);
    const isOneOfSeveral = seen.some(
      ({ each, source, target }) =>
        source === first.source && each.event === first.each.event && target !== first.target,
    );
    return [
      {
        source: first.source,
        target: first.target,
        label: labelOf(chart, options, isOneOfSeveral),
        options,
      },
    ];
  });
  return merged(worded);
}

/** Different events that are told alike are one arrow. */
function merged(groups: readonly Group[]): Group[] {
  const kept = new Map<string, Group>();
  for (const group of groups) {
    const key = `${group.source}|${group.label}|${group.target}`;
    const before = kept.get(key);
    kept.set(key, before ? { ...before, options: [...before.options, ...group.options] } : group);
  }
  return [...kept.values()];
}

const kindOf = (options: readonly ChartTransition[]): ChartTransition['kind'] => {
  const kinds = new Set(options.map(({ kind }) => (kind === 'internal' ? 'event' : kind)));
  return (kinds.size === 1 ? [...kinds][0] : undefined) ?? 'event';
};

interface Around {
  readonly fold: Fold;
  readonly shown: readonly string[];
  readonly staying: number;
  /** Around an opened state: its name is enough. */
  readonly isBeside: boolean;
}

function storyState(
  chart: Unlaid,
  state: ChartState,
  { fold, shown, staying, isBeside }: Around,
): ChartState {
  const { path } = state;
  const isRoot = path === fold.scope;
  const isOpen = isRoot || shown.some((each) => each.startsWith(`${path}.`));
  const inside = isOpen ? 0 : countInside(chart, path);
  const facts = [
    inside > 0 && `${inside} states inside`,
    staying > 0 &&
      !isRoot &&
      (staying === 1 ? '1 more event inside' : `${staying} more events inside`),
  ].filter((each) => each !== false);
  const initial =
    isOpen && state.initial !== null && shown.includes(state.initial) ? state.initial : null;
  return {
    ...state,
    parent: isRoot ? null : state.parent,
    name: nameOf(chart, state),
    kind: isOpen ? state.kind : state.kind === 'final' ? 'final' : 'atomic',
    initial,
    description: isBeside ? null : path === '' ? chart.purpose : state.description,
    tags: isBeside ? [] : facts,
    entry: [],
    exit: [],
    invokes: [],
  };
}
