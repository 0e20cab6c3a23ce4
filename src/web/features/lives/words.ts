import type { DataOf } from '#web/api/call.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';
import { spokenPath } from '#web/charts/drawing/chart-words.ts';
import type { Story } from '#web/charts/drawing/story.ts';
import type { Tally } from '#web/charts/drawing/tally.ts';
import { ruleOf } from '#web/charts/rules.ts';
import { lengthWords } from '#web/features/charts/viewer/public.ts';
import type { RecordChart } from './record-chart.ts';
import type { Numbers } from '#web/ui/numbers.ts';

export type Lives = DataOf<'GET /lives/{machine}'>;

/** What has happened, as the chart says it; by its identity where the chart has changed since. */
export function happened(chart: Chart, transition: string): string {
  const found = chart.transitions.find(({ id }) => id === transition);
  return found ? ruleOf(chart, found).title : transition;
}

/** A state as the story of its chart calls it, with the region that it is of unless that is the first; by its path where the chart has changed since. */
export function stateInWords({ pictures }: Story, path: string): string {
  const nameOf = (each: string) =>
    pictures.flatMap(({ states }) => states).find((state) => state.path === each)?.name;
  const name = nameOf(path);
  if (name === undefined) return spokenPath(path);
  const [region = ''] = path.split('.');
  const regions = pictures[0]?.states.filter((state) => state.region) ?? [];
  const isElsewhere = regions.slice(1).some((each) => each.path === region) && region !== path;
  return isElsewhere ? `${nameOf(region)}: ${name}` : name;
}

/** Where a transition began; empty where the chart has changed since. */
export function sourceOf({ chart, story }: RecordChart, transition: string): string {
  const source = chart.transitions.find(({ id }) => id === transition)?.source;
  return source ? stateInWords(story, source) : '';
}

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
