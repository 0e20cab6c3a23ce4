import type { ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import type { Changed, ChartDifference } from './compare.ts';
import type { Census } from './live.ts';

const code = (text: string): string => `\`${text}\``;
const shown = (path: string): string => (path === '' ? 'the whole chart' : code(path));
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
  const { before, after, states, transitions, guards, events } = difference;
  if (!before)
    return [
      `The machine is new: ${after?.states.length} states, ${after?.transitions.length} transitions.`,
    ];
  if (!after) return ['The machine is gone.'];
  return [
    ...states.added.map(({ path, description }) =>
      [`State ${code(path)} is new`, description && `: ${description}`].filter(Boolean).join(''),
    ),
    ...states.removed.map(({ path }) => `State ${code(path)} is gone`),
    ...states.changed.map(stateWords),
    ...transitions.added.map((each) => `New: ${whole(each)}`),
    ...transitions.removed.map((each) => `Gone: ${whole(each)}`),
    ...transitions.changed.map(transitionWords),
    ...guards.map((name) => guardWords(name, before.guards[name], after.guards[name])),
    ...events.map((name) => eventWords(name, before.events[name], after.events[name])),
    ...difference.people,
  ].map((sentence) => (/[.!?”]$/.test(sentence) ? sentence : `${sentence}.`));
}

const whole = (each: ChartTransition): string =>
  [
    when(each),
    each.guard && `if ${code(each.guard)}`,
    each.target === null ? 'stays' : `leads to ${shown(each.target)}`,
    each.actions.length > 0 && `and does ${list(each.actions)}`,
  ]
    .filter(Boolean)
    .join(' ');

const when = ({ label, source }: ChartTransition): string => `${code(label)} in ${shown(source)}`;

function stateWords({ before, after, fields }: Changed<ChartState>): string {
  const how: Partial<Record<keyof ChartState, () => string>> = {
    kind: () => `is ${after.kind}, not ${before.kind}`,
    initial: () => `begins in ${shown(after.initial ?? '')}, not in ${shown(before.initial ?? '')}`,
    description: () => `means “${after.description ?? ''}”, not “${before.description ?? ''}”`,
    tags: () => `is tagged ${list(after.tags)}, not ${list(before.tags)}`,
    entry: () => `does ${list(after.entry)} on entry, not ${list(before.entry)}`,
    exit: () => `does ${list(after.exit)} on exit, not ${list(before.exit)}`,
    invokes: () => `runs ${list(after.invokes)}, not ${list(before.invokes)}`,
  };
  const subject = after.path === '' ? 'The whole chart' : `State ${code(after.path)}`;
  return `${subject} ${fields.map((field) => how[field]?.() ?? field).join('; ')}`;
}

function transitionWords({ before, after, fields }: Changed<ChartTransition>): string {
  const goal = (target: string | null) => (target === null ? 'staying' : shown(target));
  const condition = (guard: string | null) => (guard === null ? 'always' : `if ${code(guard)}`);
  const how: Partial<Record<keyof ChartTransition, () => string>> = {
    target: () => `leads to ${goal(after.target)} instead of ${goal(before.target)}`,
    guard: () => `passes ${condition(after.guard)} instead of ${condition(before.guard)}`,
    actions: () => `does ${list(after.actions)} instead of ${list(before.actions)}`,
    kind: () => `is of kind ${after.kind}, not ${before.kind}`,
    description: () => `means “${after.description ?? ''}”, not “${before.description ?? ''}”`,
  };
  const guard = fields.includes('guard') || after.guard === null ? '' : ` if ${code(after.guard)}`;
  return `${when(after)}${guard} ${fields.map((field) => how[field]?.() ?? field).join('; ')}`;
}

type Guard = NonNullable<ChartDifference['after']>['guards'][string];

function guardWords(name: string, before: Guard | undefined, after: Guard | undefined): string {
  const says = ({ sentence }: Guard) => (sentence === null ? 'nothing' : `“${sentence}”`);
  if (!before)
    return [
      `Guard ${code(name)} is new`,
      after?.sentence && ` and says ${says(after)}`,
      after?.meaning && `: ${after.meaning}`,
    ]
      .filter(Boolean)
      .join('');
  if (!after) return `Guard ${code(name)} is gone`;
  return before.kind === after.kind
    ? `Guard ${code(name)} says ${says(after)} instead of ${says(before)}`
    : `Guard ${code(name)} is of kind ${after.kind}, not ${before.kind}`;
}

function eventWords(name: string, before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `Event ${code(name)} is new: ${after}`;
  if (after === undefined) return `Event ${code(name)} is gone`;
  return `Event ${code(name)} means “${after}”, not “${before}”`;
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
