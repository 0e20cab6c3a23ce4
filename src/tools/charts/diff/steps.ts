import type { ChartTransition } from '#web/charts/drawing/chart.ts';
import type { Changed, ChartDifference } from './compare.ts';
import type { Drawn } from './drawn.ts';
import { code, named, placed, quoted, series } from './spoken.ts';

type Step = ChartTransition;

/** What can be done, can no longer be done, or leads to something else: the same in several states is said once. */
export function stepSentences({ before, after, transitions }: ChartDifference): string[] {
  if (!before || !after) return [];
  return [
    ...together(transitions.added, (each) => `now: ${account(after, each)}`),
    ...together(transitions.removed, (each) => `no longer: ${account(before, each)}`),
    ...together(
      transitions.changed.map(({ after: step }) => step),
      (step) => {
        const change = transitions.changed.find((each) => each.after === step);
        return change ? changeOf(before, after, change) : '';
      },
    ),
  ];
}

/** `In “draft” and “reopened”, …`: one sentence for all the states of which it is true. */
function together(steps: readonly Step[], say: (step: Step) => string): string[] {
  const bySentence = Map.groupBy(steps, say);
  return [...bySentence]
    .filter(([sentence]) => sentence !== '')
    .map(([sentence, all]) => {
      const states = [...new Set(all.map(({ source }) => placed(source)))];
      return `${states.length === 1 && states[0] === placed('') ? 'Anywhere' : `In ${series(states)}`}, ${sentence}`;
    });
}

const bare = (sentence: string): string => sentence.replace(/\.$/, '');

/** The event as people say it, with the name that it has in the code. */
function eventIn(chart: Drawn, { event, label, description }: Step): string {
  const timer = /^after (\w+)$/.exec(label)?.[1];
  const meaning =
    (timer && chart.timers?.[timer]?.meaning) || chart.events[event] || description || null;
  return named(meaning, label);
}

const asks = ({ guards }: Drawn, name: string): string => {
  const isNot = name.startsWith('not ');
  const meaning = guards[isNot ? name.slice('not '.length) : name]?.meaning;
  return meaning ? `${isNot ? 'not: ' : ''}${bare(meaning)}` : code(name);
};

/** What is announced is said of the people who hear of it. */
const isAnnounced = (chart: Drawn, action: string): boolean =>
  chart.notices !== undefined && /^(notify|settleNotices|takeBackNotices)\b/.test(action);

const does = (chart: Drawn, actions: readonly string[]): string[] =>
  actions
    .filter((action) => !isAnnounced(chart, action))
    .map((action) => bare(chart.effects?.[action] ?? code(action)));

const outcome = (target: string | null): string =>
  target === null ? 'It stays where it is' : `It becomes ${placed(target)}`;

function account(chart: Drawn, step: Step): string {
  const { by, guardNames, actions, target } = step;
  const who = by === null || by.length === 0 ? '' : `, by ${by.join(' or ')}`;
  const asked = [...new Set(guardNames)].filter((name) => chart.guards[name]?.kind !== 'who');
  return [
    `${eventIn(chart, step)}${who}`,
    asked.length > 0 && `Asked: ${asked.map((name) => asks(chart, name)).join('; ')}`,
    [outcome(target), ...does(chart, actions)].join('. '),
  ]
    .filter(Boolean)
    .join('. ');
}

const without = (all: readonly string[], others: readonly string[]): string[] =>
  [...new Set(all)].filter((each) => !others.includes(each));

function changeOf(old: Drawn, now: Drawn, { before, after, fields }: Changed<Step>): string {
  const more = (all: readonly string[], lead: string) =>
    all.length === 0 ? null : `${lead}: ${all.join('; ')}`;
  const named = (chart: Drawn, names: readonly string[]) => names.map((name) => asks(chart, name));
  const [asksMore, asksLess] = [
    without(after.guardNames, before.guardNames),
    without(before.guardNames, after.guardNames),
  ];
  const [doesMore, doesLess] = [
    does(now, without(after.actions, before.actions)),
    does(old, without(before.actions, after.actions)),
  ];
  const isAsked = fields.includes('guard');
  const words = [
    fields.includes('target') && `${outcome(after.target)}, no longer ${goal(before.target)}`,
    isAsked && more(named(now, asksMore), 'It now asks'),
    isAsked && more(named(old, asksLess), 'It no longer asks'),
    isAsked &&
      asksMore.length + asksLess.length === 0 &&
      `It asks ${code(after.guard ?? 'nothing')}, no longer ${code(before.guard ?? 'nothing')}`,
    more(doesMore, 'What follows besides'),
    more(doesLess, 'What no longer follows'),
    fields.includes('actions') &&
      isReordered(before.actions, after.actions) &&
      'What follows comes in another order',
    fields.includes('kind') && `It is of kind ${after.kind}, no longer ${before.kind}`,
    fields.includes('description') && remark(before.description, after.description),
  ].filter((each) => typeof each === 'string');
  return words.length === 0 ? '' : `${eventIn(now, after)}: ${words.map(bare).join('. ')}`;
}

function remark(before: string | null, after: string | null): string {
  if (!after) return `It no longer says ${quoted(before ?? '')}`;
  return `It says ${quoted(after)}${before ? `, no longer ${quoted(before)}` : ''}`;
}

const goal = (target: string | null): string =>
  target === null ? 'leaves it where it is' : placed(target);

const isReordered = (before: readonly string[], after: readonly string[]): boolean =>
  before.toSorted().join() === after.toSorted().join();
