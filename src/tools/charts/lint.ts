import type { Box, Chart, Point, Route } from '#web/charts/drawing/chart.ts';

interface Segment {
  readonly route: Route;
  readonly from: Point;
  readonly to: Point;
}

/** Crossing lines a picture may have: one for every ten lines, and two for free. */
export const crossingBudget = (chart: Chart): number =>
  2 + Math.floor(chart.layout.routes.length / 10);

/** What makes a picture hard to read, in sentences; empty when it is fit to be published. */
export function lint(chart: Chart): string[] {
  const { states, routes } = chart.layout;
  const leaves = states.filter(({ divider }) => divider === null);
  const headers = states.flatMap(({ divider, column, ...box }) =>
    divider === null ? [] : [{ ...box, width: column ?? box.width, height: divider }],
  );
  const labels = routes.flatMap((route) => route.labels);
  const segments = routes.flatMap(segmentsOf);
  const problems: string[] = [];
  for (const { transitions, points } of routes) {
    if (points.length < 2) problems.push(`${transitions.join(', ')} has no route`);
  }
  for (const { path, ...box } of states) {
    const parent = chart.states.find((state) => state.path === path)?.parent;
    const outer = states.find((state) => state.path === parent);
    if (outer && !contains(outer, box))
      problems.push(`${path} reaches out of ${outer.path || 'the chart'}`);
  }
  for (const [index, label] of labels.entries()) {
    const other = labels.slice(index + 1).find((each) => overlap(label, each));
    if (other)
      problems.push(`the label of ${label.transition} lies on that of ${other.transition}`);
    const state = [...leaves, ...headers].find((each) => overlap(label, each));
    if (state)
      problems.push(`the label of ${label.transition} lies on ${state.path || 'the title'}`);
  }
  for (const segment of segments) {
    const state = [...leaves, ...headers].find((each) => passesThrough(segment, each));
    if (state) problems.push(`${segment.route.transitions.join(', ')} runs through ${state.path}`);
    const label = labels.find(
      (each) => !segment.route.labels.includes(each) && passesThrough(segment, each),
    );
    if (label)
      problems.push(
        `${segment.route.transitions.join(', ')} runs through the label of ${label.transition}`,
      );
  }
  const crossings = crossingsOf(segments);
  if (crossings > crossingBudget(chart)) {
    problems.push(`${crossings} lines cross; ${crossingBudget(chart)} may`);
  }
  return problems;
}

/** How often lines cross; the lines of one route do not count among themselves. */
export const crossingsIn = (chart: Chart): number =>
  crossingsOf(chart.layout.routes.flatMap(segmentsOf));

function crossingsOf(segments: readonly Segment[]): number {
  let count = 0;
  for (const [index, one] of segments.entries()) {
    for (const other of segments.slice(index + 1))
      if (one.route !== other.route && crosses(one, other)) count += 1;
  }
  return count;
}

export const segmentsOf = (route: Route): Segment[] =>
  route.points.slice(1).map((to, index) => ({ route, from: route.points[index] ?? to, to }));

export const boxOf = ({ from, to }: Segment): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(from.x - to.x),
  height: Math.abs(from.y - to.y),
});

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Shared by more than a pixel. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + 1 &&
  other.x + other.width > one.x + 1 &&
  one.y + one.height > other.y + 1 &&
  other.y + other.height > one.y + 1;

export function passesThrough(segment: Segment, box: Box): boolean {
  const line = boxOf(segment);
  return (
    line.x + line.width > box.x + 1 &&
    line.x < box.x + box.width - 1 &&
    line.y + line.height > box.y + 1 &&
    line.y < box.y + box.height - 1
  );
}

/** All lines are level or upright: two cross where a level one and an upright one pass each other's inside. */
function crosses(one: Segment, other: Segment): boolean {
  const [first, second] = [boxOf(one), boxOf(other)];
  const [level, upright] = first.height < 0.5 ? [first, second] : [second, first];
  if (level.height >= 0.5 || upright.width >= 0.5) return false;
  return (
    upright.x > level.x + 0.5 &&
    upright.x < level.x + level.width - 0.5 &&
    level.y > upright.y + 0.5 &&
    level.y < upright.y + upright.height - 0.5
  );
}
