import { statesInWords } from './names.ts';
import { results } from './results.ts';
import type { Chart, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';

type Words = Pick<Chart, 'name' | 'title' | 'events' | 'timers'>;

/** A key of a chart as words: `awaitingOutcome` is “Awaiting outcome”. */
export function inWords(key: string): string {
  const words = key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence as it stands on an arrow. */
const asLabel = (sentence: string): string => sentence.replace(/\.$/, '');

export const nameOf = (chart: Words, { path, name }: Pick<ChartState, 'path' | 'name'>): string =>
  path === '' ? chart.title : (statesInWords[chart.name]?.[path] ?? inWords(name));

const meaningOf = ({ name, events, timers }: Words, event: string, label: string) =>
  events[event] ?? timers[label.replace('after ', '')]?.meaning ?? results[name]?.[label];

/** What happens, in plain words: an event by its meaning, the others by what has happened without anybody. */
export const happens = (chart: Words, { kind, event, label }: ChartTransition): string =>
  kind === 'always' ? 'At once' : asLabel(meaningOf(chart, event, label) ?? inWords(label));

/** The words of an arrow: those of the way itself where one event leads to different states, and each way says what is different about it. */
export function labelOf(
  chart: Words,
  group: readonly ChartTransition[],
  isOneOfSeveral: boolean,
): string {
  const [first] = group;
  if (!first) return '';
  const own = new Set(group.map(({ description }) => description));
  const [only] = own;
  return isOneOfSeveral && own.size === 1 && only ? asLabel(only) : happens(chart, first);
}
