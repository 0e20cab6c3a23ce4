import type { ChartState } from '#web/charts/drawing/chart.ts';
import type { Changed, ChartDifference } from './compare.ts';
import type { Census } from './live.ts';
import { code, named, placed } from './spoken.ts';
import { stepSentences } from './steps.ts';

const list = (items: readonly string[]): string => items.map(code).join(', ') || 'nothing';

/** What a change did to the charts, as Markdown. `pictures`: where each chart's picture lies, by name. */
export function inWords(
  differences: readonly ChartDifference[],
  pictures: ReadonlyMap<string, string>,
  living: ReadonlyMap<string, Census>,
): string {
  if (differences.length === 0) return 'No chart has changed.';
  return differences
    .map((each) => {
      const picture = pictures.get(each.name);
      return [
        `## ${each.title} (${each.name})`,
        ...sentencesOf(each).map((sentence) => `- ${sentence}`),
        ...(picture ? ['', `Picture: ${picture}`] : []),
        ...census(living.get(each.name)),
      ].join('\n');
    })
    .join('\n\n');
}

/** One sentence for each thing that came, went or differs. */
export function sentencesOf(difference: ChartDifference): string[] {
  const { before, after, states, guards, events } = difference;
  if (!before)
    return [
      `The machine is new: ${after?.states.length} states, ${after?.transitions.length} transitions.`,
    ];
  if (!after) return ['The machine is gone.'];
  return [
    ...states.added.map(({ path, description }) =>
      [`The state ${placed(path)} is new`, description && `: ${description}`]
        .filter(Boolean)
        .join(''),
    ),
    ...states.removed.map(({ path }) => `The state ${placed(path)} is gone`),
    ...states.changed.map(stateWords),
    ...stepSentences(difference),
    ...guards.map((name) => guardWords(name, before.guards[name], after.guards[name])),
    ...events.map((name) => eventWords(name, before.events[name], after.events[name])),
    ...difference.people,
  ].map((sentence) => (/[.!?”]$/.test(sentence) ? sentence : `${sentence}.`));
}

function stateWords({ before, after, fields }: Changed<ChartState>): string {
  const how: Partial<Record<keyof ChartState, () => string>> = {
    kind: () => `is ${after.kind}, not ${before.kind}`,
    initial: () =>
      `begins in ${placed(after.initial ?? '')}, not in ${placed(before.initial ?? '')}`,
    description: () => `means “${after.description ?? ''}”, not “${before.description ?? ''}”`,
    tags: () => `is tagged ${list(after.tags)}, not ${list(before.tags)}`,
    entry: () => `does ${list(after.entry)} on entry, not ${list(before.entry)}`,
    exit: () => `does ${list(after.exit)} on exit, not ${list(before.exit)}`,
    invokes: () => `runs ${list(after.invokes)}, not ${list(before.invokes)}`,
  };
  const subject = after.path === '' ? 'The whole chart' : `The state ${placed(after.path)}`;
  return `${subject} ${fields.map((field) => how[field]?.() ?? field).join('; ')}`;
}

type Guard = NonNullable<ChartDifference['after']>['guards'][string];

function guardWords(name: string, before: Guard | undefined, after: Guard | undefined): string {
  const says = (guard: Guard | undefined) => (guard?.sentence ? `“${guard.sentence}”` : 'nothing');
  const asked = (guard: Guard | undefined) => named(guard?.meaning, name);
  if (!before)
    return `${asked(after)} is asked now${after?.sentence ? `; whoever it stops reads ${says(after)}` : ''}`;
  if (!after) return `${asked(before)} is no longer asked`;
  return before.kind === after.kind
    ? `Whoever ${code(name)} stops reads ${says(after)}, no longer ${says(before)}`
    : `${asked(after)} is of kind ${after.kind}, no longer ${before.kind}`;
}

function eventWords(name: string, before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `${code(name)} is new: ${after}`;
  if (after === undefined) return `${code(name)} is gone`;
  return `${code(name)} means “${after}”, no longer “${before}”`;
}

function census(found: Census | undefined): string[] {
  if (!found) return [];
  const rows = found.touched.map(({ path, records }) => `| ${code(path)} | ${records} |`);
  const strays = found.unknown.map(
    ({ path, records }) => `| ${code(path)} (no such state) | ${records} |`,
  );
  return [
    '',
    `Live records, of ${found.all}:`,
    '',
    '| State that the change touches | Records in it now |',
    '| --- | --- |',
    ...rows,
    ...strays,
  ];
}
