import type { Chart, ChartLayout, Point } from '#web/charts/chart.ts';

type Unlaid = Omit<Chart, 'layout'>;

const within = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

/** Regions lie one below the other: they get one left edge and one width, and what is inside moves along unless a line crosses the border. */
export function alignRegions(chart: Unlaid, layout: ChartLayout): ChartLayout {
  return chart.states
    .filter(({ kind }) => kind === 'parallel')
    .reduce((laid, parallel) => {
      const regions = chart.states
        .filter(({ parent }) => parent === parallel.path)
        .map(({ path }) => path);
      const boxes = laid.states.filter(({ path }) => regions.includes(path));
      const left = Math.min(...boxes.map(({ x }) => x));
      const right = Math.max(...boxes.map(({ x, width }) => x + width));
      return regions.reduce((each, region) => widen(chart, each, region, left, right), laid);
    }, layout);
}

function widen(
  chart: Unlaid,
  layout: ChartLayout,
  region: string,
  left: number,
  right: number,
): ChartLayout {
  const ends = new Map(
    chart.transitions.map(({ id, source, target }) => [id, [source, target ?? source]]),
  );
  const isInside = (id: string | undefined) =>
    (ends.get(id ?? '') ?? []).every((path) => path !== region && within(path, region));
  const touches = (id: string | undefined) =>
    (ends.get(id ?? '') ?? []).some((path) => within(path, region));
  const box = layout.states.find(({ path }) => path === region);
  const crossed = layout.routes.some(({ transitions: [id] }) => touches(id) && !isInside(id));
  const by = crossed || !box ? 0 : left - box.x;
  const move = <Shape extends Point>(shape: Shape): Shape => ({
    ...shape,
    x: Math.round((shape.x + by) * 10) / 10,
  });
  const initialOf = chart.states.filter(({ initial }) => initial !== null).map(({ path }) => path);
  return {
    ...layout,
    states: layout.states.map((state) => {
      if (state.path === region)
        return { ...state, x: left, width: Math.round((right - left) * 10) / 10 };
      return within(state.path, region) ? move(state) : state;
    }),
    initials: layout.initials.map((initial, index) =>
      within(initialOf[index] ?? '', region)
        ? { at: move(initial.at), points: initial.points.map(move) }
        : initial,
    ),
    routes: layout.routes.map((route) =>
      isInside(route.transitions[0])
        ? { ...route, points: route.points.map(move), labels: route.labels.map(move) }
        : route,
    ),
  };
}
