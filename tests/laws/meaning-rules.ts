import type { Amount, Meanings } from '#machines/meanings.ts';
import { amountsIn } from '#tools/charts/meanings.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';

type Texts = Readonly<Record<string, string>>;

const isSentence = (text: string): boolean => /^[^a-z\s{].*[.?!”]$/.test(text);
/** A part of one: "staff", "10 minutes before the start". */
const isPart = (text: string): boolean => /^[a-z0-9]/.test(text) && !text.endsWith('.');

const textsOf = <Part>(parts: Readonly<Record<string, Part>>, of: (part: Part) => string): Texts =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, of(part)]));

const unlike = (kind: string, texts: Texts, isRight: (text: string) => boolean): string[] =>
  Object.entries(texts)
    .filter(([, text]) => !isRight(text))
    .map(([name, text]) => `${kind} ${name}: “${text}”`);

/** Everything of a chart that has a name and no meaning. */
export function unsaid({
  states,
  senders,
  events,
  guards,
  effects,
  actors,
  timers,
}: Chart | Drawn) {
  const inner = states.filter(({ path }) => path !== '');
  const described = inner.map(({ path, description }) => [path, description ?? ''] as const);
  const told = Object.keys(senders).map((event) => [event, events[event] ?? ''] as const);
  return [
    ...unlike('state', Object.fromEntries(described), isSentence),
    ...unlike('event', Object.fromEntries(told), isSentence),
    ...unlike('who sends', senders, isPart),
    ...unlike(
      'guard',
      textsOf(guards, ({ meaning }) => meaning),
      isSentence,
    ),
    ...unlike('effect', effects, isSentence),
    ...unlike('actor', actors, isSentence),
    ...unlike(
      'timer',
      textsOf(timers, ({ meaning }) => meaning),
      isSentence,
    ),
    ...unlike(
      'when it rings',
      textsOf(timers, ({ when }) => when),
      isPart,
    ),
  ];
}

type Drawn = Omit<Chart, 'layout'>;

/** Meanings of what a chart does not have. */
export function meaningsWithoutUse(told: Meanings, chart: Drawn): string[] {
  const without = (kind: string, texts: object | undefined, known: readonly string[]) =>
    Object.keys(texts ?? {})
      .filter((name) => !known.includes(name))
      .map((name) => `${kind} ${name}`);
  const bare = (names: object) => Object.keys(names).map((name) => name.split('(')[0] ?? name);
  const sent = Object.keys(chart.senders);
  return [
    ...without('guard', told.guards, Object.keys(chart.guards)),
    ...without('person', told.people, Object.keys(chart.guards)),
    ...without('effect', told.effects, bare(chart.effects)),
    ...without('timer', told.timers, Object.keys(chart.timers)),
    ...without(
      'actor',
      told.actors,
      Object.keys(chart.actors).map((name) => name.split(':').at(-1) ?? ''),
    ),
    ...without('sender', told.senders, sent),
  ];
}

/** Amounts that no sentence names, and those that are named and not there. */
export function amountsWithoutUse(
  told: Meanings,
  { name, states, events, ...chart }: Drawn,
): string[] {
  const declared = Object.keys(told.amounts ?? {});
  const texts = JSON.stringify([told.guards, told.effects, told.timers, told.actors]);
  // How a guard is written is code, whose braces are its own.
  const guards = Object.values(chart.guards ?? {}).map(({ definition: _, ...guard }) => guard);
  const shown = JSON.stringify([states, events, guards, chart.effects, chart.timers]);
  const named = amountsIn(texts);
  const unused = declared.filter((each) => !named.includes(each));
  return [...unused, ...amountsIn(shown)].map((each) => `${name}: ${each}`);
}

/** Amounts that are not where they are said to be. */
export const lostAmounts = (amounts: readonly Amount[], read: (path: string) => string): string[] =>
  amounts
    .map(({ where }) => where)
    .filter((where) => {
      const [path = '', name = ''] = where.split(', ');
      return !new RegExp(`\\b${name}\\b`).test(read(path));
    });

const lengths =
  /(?:meaning|description|when|purpose):\s*(?:'|`)[^'`]*\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|thirty) (?:seconds?|minutes?|hours?|days?|weeks?)\b/g;

/** Sentences of a chart in which a length is written out. */
export const fixedAmounts = (path: string, text: string): string[] =>
  [...text.matchAll(lengths)].map(([found]) => `${path}: ${found}`);

interface Order {
  readonly type: string;
  readonly to: string | readonly string[];
}

const isOrder = (params: unknown): params is Order =>
  typeof params === 'object' && params !== null && 'type' in params && 'to' in params;

/** Orders to tell somebody who is named twice, or whom no words are known for. */
export const recipientsTwice = (
  params: readonly unknown[],
  known: Readonly<Record<string, string>>,
): string[] =>
  params.filter(isOrder).flatMap(({ type, to }) => {
    const all = [to].flat();
    const isRight = new Set(all).size === all.length && all.every((each) => each in known);
    return isRight ? [] : [`${type}: ${all.join(', ')}`];
  });

const numerals = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const length = new RegExp(
  `\\b(\\d+|${numerals.join('|')}) (second|minute|hour|day|week|month|year)s?\\b`,
  'g',
);
/** “ten seconds” and “10 seconds” are the same length. */
const lengthsIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(length)].map(([, count = '', unit = '']) =>
    [numerals.includes(count) ? numerals.indexOf(count) : count, unit].join(' '),
  );

/** Lengths that whoever is refused reads and that the meaning of the same guard does not name: one of the two is wrong, or has become so. */
export const contradictions = (guards: Chart['guards']): string[] =>
  Object.entries(guards).flatMap(([name, { sentence, meaning }]) => {
    const meant = lengthsIn(meaning);
    return lengthsIn(sentence ?? '')
      .filter((each) => meant.length > 0 && !meant.includes(each))
      .map((each) => `guard ${name}: refuses with ${each}, and means ${meant.join(', ')}`);
  });
