import type { Chart, ChartLayout, Point } from '#web/charts/drawing/chart.ts';

type Unlaid = Omit<Chart, 'layout'>;

const within = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`);

/** Regions lie one below the other, or side by side: they get one edge and one size, and what is inside moves along unless a line crosses the border. */
export const alignRegions = (
  chart: Unlaid,
  layout: ChartLayout,
  direction: 'RIGHT' | 'DOWN',
): ChartLayout =>
  direction === 'RIGHT' ? align(chart, layout) : turned(align(chart, turned(layout)));

const turn = <Shape extends Point & { readonly width?: number; readonly height?: number }>(
  shape: Shape,
): Shape => ({
  ...shape,
  x: shape.y,
  y: shape.x,
  ...(shape.width !== undefined && { width: shape.height, height: shape.width }),
});

/** The same with across and down exchanged. */
const turned = (layout: ChartLayout): ChartLayout => ({
  width: layout.height,
  height: layout.width,
  states: layout.states.map(turn),
  initials: layout.initials.map(({ at, points }) => ({ at: turn(at), points: points.map(turn) })),
  routes: layout.routes.map((route) => ({
    ...route,
    points: route.points.map(turn),
    labels: route.labels.map(turn),
  })),
});

function align(chart: Unlaid, layout: ChartLayout): ChartLayout {
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
