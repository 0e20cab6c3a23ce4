import type { ChartTransition } from '#web/charts/drawing/chart.ts';
import type { Outcome, Scene } from './scene.ts';

/** A line of an answer; every word of it that could change comes from a chart. */
export type Answer = readonly string[];

const list = (texts: readonly string[]): string => texts.join(' ');

/** What becomes of a record, what follows, and who hears of it. */
export function outcomeIn(
  what: string,
  { refused, becomes, follows, heard, taken }: Outcome,
): Answer {
  if (refused.length > 0) return [`${what}: no. “${list(refused)}”`];
  const described = taken.flatMap(({ description }) => description ?? []);
  return [
    `${what}: ${list([...described, ...becomes]) || 'it stays where it is.'}`,
    ...(follows.length > 0 ? [`What follows: ${list(follows)}`] : []),
    heard.length > 0 ? `Who hears of it: ${heard.join('; ')}.` : 'Nobody is notified.',
  ];
}

/** Whether it is possible, with the sentence that refuses it. */
export const possible = (what: string, { refused, becomes }: Outcome): string =>
  refused.length > 0 ? `${what}: no. “${list(refused)}”` : `${what}: yes. ${list(becomes)}`.trim();

/** Who may send an event, and on which conditions. */
export function conditionsIn({ chart }: Scene, transitions: readonly ChartTransition[]): Answer {
  const [first] = transitions;
  if (!first) throw new Error(`${chart.name} has no such transition`);
  const asked = first.guardNames.flatMap((name) => {
    const guard = chart.guards[name];
    return guard && guard.kind !== 'who' && guard.kind !== 'choice' ? guard.meaning : [];
  });
  return [
    `Who may: ${(first.by ?? ['anyone']).join(', ')}.`,
    ...(asked.length > 0 ? [`On condition that all of this is so: ${list(asked)}`] : []),
  ];
}

/** When a timer rings, and which policy says so. */
export function timerIn({ chart }: Pick<Scene, 'chart'>, name: string): string {
  const timer = chart.timers[name];
  if (!timer) throw new Error(`${chart.name} has no timer ${name}`);
  const policies = timer.by.flatMap((each) => chart.amounts[each]?.policy ?? []);
  const from = policies.length > 0 ? ` (policy ${[...new Set(policies)].join(', ')})` : '';
  return `${timer.meaning} It rings ${timer.when}${from}.`;
}

/** The transitions of an event in a state, those of a certain guard where that is told. */
export function transitionsOn(
  { chart }: Pick<Scene, 'chart'>,
  source: string,
  event: string,
): ChartTransition[] {
  const found = chart.transitions.filter((each) => each.source === source && each.event === event);
  if (found.length === 0)
    throw new Error(`${chart.name}: ${source || 'it'} does not know ${event}`);
  return found;
}
