import type { DataOf } from '#web/api/call.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';
import { spokenPath } from '#web/charts/drawing/chart-words.ts';
import type { Tally } from '#web/charts/drawing/tally.ts';
import { lengthWords } from '#web/features/charts/viewer/public.ts';
import type { Numbers } from '#web/ui/numbers.ts';

export type Lives = DataOf<'GET /lives/{machine}'>;

/** What has happened, as the chart says it; by its identity where the chart has changed since. */
export function happened(chart: Chart, transition: string): string {
  const found = chart.transitions.find(({ id }) => id === transition);
  if (!found) return transition;
  return found.description ?? chart.events[found.event] ?? found.label;
}

/** Where a transition began; empty where the chart has changed since. */
export const sourceOf = (chart: Chart, transition: string): string =>
  spokenPath(chart.transitions.find(({ id }) => id === transition)?.source ?? '');

export const waited = (milliseconds: number | null): string =>
  milliseconds === null ? '–' : lengthWords(Math.round(milliseconds));

/** The numbers of an answer as a drawing takes them. */
export const tallyOf = ({ current, transitions }: Lives, { number }: Numbers): Tally => ({
  states: Object.fromEntries(current.map(({ state, records }) => [state, records])),
  transitions: Object.fromEntries(
    transitions.map(({ transition, records }) => [transition, records]),
  ),
  number,
});
