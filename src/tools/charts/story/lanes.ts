import type { ChartTransition } from '#web/charts/drawing/chart.ts';
import type { Sketch } from './pictures.ts';

/** Lanes that there is room for beside the states. */
const most = 6;

/** The lane in which the arrows to a state run, the first nearest to the states; arrows to those for which there is none are not drawn. */
export function lanesOf(
  { states }: Sketch,
  lines: readonly ChartTransition[],
): { lines: ChartTransition[]; lanes: Map<string, number> } {
  const place = new Map(states.map(({ path }, index) => [path, index]));
  const at = (path: string | null) => place.get(path ?? '') ?? 0;
  const spans = [...new Set(lines.map(({ target }) => target ?? ''))].map((target) => {
    const ends = [
      target,
      ...lines.filter((each) => each.target === target).map(({ source }) => source),
    ];
    const [from, to] = [Math.min(...ends.map(at)), Math.max(...ends.map(at))];
    return { target, from, to };
  });
  const lanes = new Map<string, number>();
  const taken: { from: number; to: number; lane: number }[] = [];
  for (const { target, from, to } of spans.toSorted(
    (one, other) => one.to - one.from - (other.to - other.from),
  )) {
    const isFree = (lane: number) =>
      !taken.some((each) => each.lane === lane && each.from <= to && from <= each.to);
    const lane = Array.from({ length: most }, (_, index) => index).find(isFree);
    if (lane === undefined) continue;
    taken.push({ from, to, lane });
    lanes.set(target, lane);
  }
  return { lines: lines.filter(({ target }) => lanes.has(target ?? '')), lanes };
}
