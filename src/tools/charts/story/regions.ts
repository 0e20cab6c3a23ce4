import type { Chart, ChartConnection, ChartTransition } from '#web/charts/drawing/chart.ts';
import type { StoryArrow, StoryLink } from '#web/charts/drawing/story.ts';
import { childrenOf } from './folds.ts';
import { happens } from './words.ts';

type Unlaid = Omit<Chart, 'layout'>;

const isIn = (path: string, region: string): boolean =>
  path === region || path.startsWith(`${region}.`);

/** The regions of a chart, the innermost last. */
const regionsOf = (chart: Unlaid): string[] =>
  chart.states.filter(({ region }) => region).map(({ path }) => path);

const regionOf = (chart: Unlaid, path: string): string | undefined =>
  regionsOf(chart).findLast((region) => isIn(path, region));

/** What a transition sends to other regions: what it raises itself, and what leaving and entering the states on its way does. */
function raisedOn(chart: Unlaid, { raises = [], source, target }: ChartTransition): string[] {
  const stays = target === null || target === source;
  const of = (path: string | null) => chart.states.find((state) => state.path === path)?.raisesOn;
  const passed = stays ? [] : [...(of(source)?.exit ?? []), ...(of(target)?.entry ?? [])];
  return [...new Set([...raises, ...passed])];
}

const answering = (chart: Unlaid, event: string): string[] => [
  ...new Set(
    chart.transitions
      .filter((each) => each.event === event)
      .flatMap(({ source }) => regionOf(chart, source) ?? []),
  ),
];

/** Where it goes on after some transitions, and where they come from: the other regions of the chart. */
export function regionLinks(chart: Unlaid, options: readonly ChartTransition[]): StoryLink[] {
  const own = regionOf(chart, options[0]?.source ?? '');
  const to = options.flatMap((each) =>
    raisedOn(chart, each).flatMap((event) => answering(chart, event)),
  );
  const from = options.flatMap(({ event }) =>
    chart.transitions
      .filter((each) => raisedOn(chart, each).includes(event))
      .flatMap(({ source }) => regionOf(chart, source) ?? []),
  );
  const link = (direction: StoryLink['direction']) => (path: string) => ({
    direction,
    chart: chart.name,
    picture: path,
    name: path.split('.').at(-1) ?? '',
  });
  const others = (paths: readonly string[]) => [...new Set(paths)].filter((each) => each !== own);
  return [...others(to).map(link('to')), ...others(from).map(link('from'))];
}

/** The other charts in which it goes on, and from which it comes. */
export function chartLinks(chart: Unlaid, options: readonly ChartTransition[]): StoryLink[] {
  const orders = new Set(options.flatMap((each) => ordersOn(chart, each)));
  const events = new Set(options.map(({ event }) => event));
  const link = (direction: StoryLink['direction']) => (each: ChartConnection) => ({
    direction,
    chart: each.chart,
    picture: '',
    name: each.title,
  });
  return [
    ...chart.sends.filter(({ order }) => orders.has(order)).map(link('to')),
    ...chart.hears.filter(({ event }) => events.has(event)).map(link('from')),
  ];
}

/** What a transition orders: its effects, those of the states it leaves and enters, and the actors that begin there. */
function ordersOn({ states }: Unlaid, { actions, source, target }: ChartTransition): string[] {
  const isPassed = target !== null && target !== source;
  const of = (path: string | null) => states.find((state) => isPassed && state.path === path);
  const entered = of(target);
  return [
    ...actions,
    ...(of(source)?.exit ?? []),
    ...(entered?.entry ?? []),
    ...(entered?.invokes ?? []),
  ];
}

/** The arrows between the regions of a state: what one sends to another. */
export function arrowsBetween(chart: Unlaid, parallel: string): StoryArrow[] {
  const regions = childrenOf(chart, parallel).map(({ path }) => path);
  const found = new Map<string, StoryArrow>();
  for (const each of chart.transitions) {
    const source = regions.find((region) => isIn(each.source, region));
    for (const event of raisedOn(chart, each)) {
      const heard = chart.transitions.find((other) => other.event === event);
      const target = answering(chart, event)
        .map((path) => regions.find((region) => isIn(path, region)))
        .find((region) => region !== undefined && region !== source);
      if (!source || !target || !heard) continue;
      const key = `${source}|${event}|${target}`;
      const before = found.get(key);
      found.set(key, {
        ...each,
        id: key,
        source,
        target,
        kind: 'event',
        event,
        label: happens(chart, heard),
        guard: null,
        guardNames: [],
        actions: [],
        description: null,
        stands: [...(before?.stands ?? []), each.id],
        also: [],
      });
    }
  }
  return [...found.values()];
}
