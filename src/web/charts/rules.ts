import type { Chart, ChartConnection, ChartState, ChartTransition } from './drawing/chart.ts';

/** One way that a chart allows, in sentences. */
export interface Rule {
  readonly id: string;
  /** What is different about it; what happens where nothing is. */
  readonly title: string;
  /** Who may, any of whom will do; empty where nobody is asked who they are. */
  readonly who: readonly string[];
  readonly conditions: readonly string[];
  readonly follows: readonly string[];
  /** The state it leads to; null where it stays. */
  readonly target: string | null;
  /** Other charts in which it goes on, and from which it comes. */
  readonly sends: readonly ChartConnection[];
  readonly hears: readonly ChartConnection[];
  /** When it happens by itself; null for what somebody asks for. */
  readonly when: string | null;
}

/** The rules of one transition of a chart. */
export function ruleOf(chart: Chart, each: ChartTransition): Rule {
  const { id, label, event, description, target, actions, by, raises = [] } = each;
  const timer = chart.timers[label.replace('after ', '')];
  const meaning = chart.events[event] ?? (each.kind === 'after' ? timer?.meaning : undefined);
  return {
    id,
    title: description ?? meaning ?? label,
    who: by ?? [],
    conditions: conditionsOf(chart, each),
    follows: [
      ...new Set([
        ...actions.map((action) => chart.effects[action] ?? action),
        ...raises.flatMap((raised) => chart.events[raised] ?? []),
      ]),
    ],
    target: target === each.source ? null : target,
    sends: chart.sends.filter(({ order }) => actions.includes(order)),
    hears: chart.hears.filter((other) => other.event === event),
    when: each.kind === 'after' ? (timer?.when ?? null) : null,
  };
}

/** What has to be so, each a sentence; who asks is said elsewhere. */
function conditionsOf({ guards }: Chart, { guard, by }: ChartTransition): string[] {
  if (guard === null || guard === 'else') return [];
  const isAboutWho = (name: string) => by !== null && guards[name]?.kind === 'who';
  return partsOf(guard).flatMap((part) => {
    const names = part.replace(/^\((.*)\)$/, '$1').split(' or ');
    if (names.every((name) => isAboutWho(name.replace(/^not /, '')))) return [];
    return [names.map((name) => sentenceOf(guards, name)).join(' Or: ')];
  });
}

const sentenceOf = (guards: Chart['guards'], name: string): string => {
  const isNot = name.startsWith('not ');
  const plain = name.replace(/^not /, '').replace(/\(.*$/, '');
  const meaning = guards[plain]?.meaning ?? name;
  return isNot ? `This is not so: ${meaning}` : meaning;
};

/** The parts of a composed guard that all have to hold: it is split at “and”, but not within brackets. */
function partsOf(guard: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  for (const word of guard.split(' ')) {
    if (word === 'and' && depth === 0) {
      parts.push('');
      continue;
    }
    depth += word.split('(').length - word.split(')').length;
    const last = parts.pop() ?? '';
    parts.push(last === '' ? word : `${last} ${word}`);
  }
  return parts;
}

/** What being in a state does, in sentences. */
export const happensIn = (
  { effects, actors }: Chart,
  { entry, exit, invokes }: ChartState,
): { entering: string[]; during: string[]; leaving: string[] } => ({
  entering: entry.map((each) => effects[each] ?? each),
  during: invokes.map((each) => actors[each] ?? actors[each.split(':')[0] ?? ''] ?? each),
  leaving: exit.map((each) => effects[each] ?? each),
});
