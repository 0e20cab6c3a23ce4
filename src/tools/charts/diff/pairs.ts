import type { ChartTransition } from '#web/charts/drawing/chart.ts';

/**
 * The transitions of one event in one state are told apart by their order, so that a new one in front shifts the others:
 * they are paired by what they say first, and only what is left by its place.
 */
export function pairsOf(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): [before: ChartTransition, after: ChartTransition][] {
  const says = ({ source, event, guard, target, actions }: ChartTransition) =>
    JSON.stringify([source, event, guard, target, actions]);
  const leads = ({ source, event, guard, target }: ChartTransition) =>
    JSON.stringify([source, event, guard, target]);
  const asks = ({ source, event, guard }: ChartTransition) =>
    JSON.stringify([source, event, guard]);
  const goes = ({ source, event, target }: ChartTransition) =>
    JSON.stringify([source, event, target]);
  const place = ({ source, event, id }: ChartTransition) =>
    JSON.stringify([source, event, id.split('|').at(-1)]);
  const old = [...before];
  const left = [...after];
  const pairs: [ChartTransition, ChartTransition][] = [];
  for (const alike of [says, leads, asks, goes, place]) {
    for (const part of after) {
      if (!left.includes(part)) continue;
      const match = old.findIndex((each) => alike(each) === alike(part));
      const earlier = old[match];
      if (!earlier) continue;
      old.splice(match, 1);
      left.splice(left.indexOf(part), 1);
      pairs.push([earlier, part]);
    }
  }
  return pairs;
}
