import { sharedMeanings, type Meanings } from '#machines/meanings.ts';
import { noticeRows } from '#domain/notifications/notices.ts';
import type { Chart, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import { inWords, unique } from './people.ts';

/** What the machine's author says of it, with the amounts in it; empty where nothing is said. */
export interface Described {
  readonly declared: Required<Meanings>;
  /** Whom a guard lets through; null for a guard that asks nobody who they are. */
  readonly people: (guard: string) => readonly string[] | null;
  readonly guard: (name: string) => string;
  readonly fill: (text: string) => string;
}

const nothing: Required<Meanings> = {
  people: {},
  guards: {},
  effects: {},
  timers: {},
  actors: {},
  senders: {},
  amounts: {},
};

const placeholder = /\{(\w+)\}/g;

/** The amounts that a sentence names. */
export const amountsIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);

export function describedBy(own: Meanings): Described {
  const declared = {
    ...nothing,
    ...own,
    people: { ...sharedMeanings.people, ...own.people },
    guards: { ...sharedMeanings.guards, ...own.guards },
    effects: { ...sharedMeanings.effects, ...own.effects },
  };
  const { guards, amounts } = declared;
  const fill = (text: string) =>
    text.replaceAll(placeholder, (whole, name: string) => amounts[name]?.words ?? whole);
  const people = (name: string) => {
    const who = declared.people[name];
    return who === undefined ? null : [who].flat();
  };
  const byWhom = (name: string) => {
    const who = inWords(people(name));
    return who === null ? '' : `It is sent by ${who}.`;
  };
  return { declared, people, fill, guard: (name) => fill(guards[name] ?? byWhom(name)) };
}

type Drawn = {
  readonly states: readonly ChartState[];
  readonly transitions: readonly ChartTransition[];
  readonly events: Chart['events'];
};

/** What follows from everything that a chart does, and when it acts by itself. */
export function meaningsIn(
  { states, transitions, events }: Drawn,
  { declared, fill }: Described,
): Pick<Chart, 'effects' | 'actors' | 'timers' | 'amounts'> {
  const done = unique([
    ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...transitions.flatMap(({ actions }) => actions),
  ]);
  const running = unique(states.flatMap(({ invokes }) => invokes));
  const delays = unique(transitions.filter(({ kind }) => kind === 'after').map(delayOf));
  const timers = delays.map((name) => {
    const { meaning, when } = declared.timers[name] ?? { meaning: '', when: '' };
    const described = { meaning: fill(meaning), when: fill(when), by: unique(amountsIn(when)) };
    return [name, described] as const;
  });
  return {
    effects: Object.fromEntries(done.map((each) => [each, effectOf(each, declared, events)])),
    actors: Object.fromEntries(
      running.map((each) => [each, declared.actors[each.split(':').at(-1) ?? each] ?? '']),
    ),
    timers: Object.fromEntries(timers),
    amounts: declared.amounts,
  };
}

/** The delay that a transition waits for. */
export const delayOf = ({ label }: Pick<ChartTransition, 'label'>): string =>
  label.replace(/^after /, '');

function effectOf(action: string, { effects }: Required<Meanings>, events: Chart['events']) {
  const raised = /^raise (.+)$/.exec(action)?.[1];
  if (raised !== undefined) return events[raised] ?? '';
  const [name = action, given = ''] = action.split(/[()]/);
  if (name === 'notify' || name === 'notifyPeople') return noticeOf(given);
  return effects[name] ?? '';
}

/** A notification by the name that the preferences have for it. */
function noticeOf(type: string): string {
  const label = noticeRows.find(([key, row]) => key.split('/')[0] === type && row.label)?.[1].label;
  const words = type.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `A notification is sent: ${label ?? words}.`;
}

/** Who sends each event: whoever its guards let through, or whoever is said to. */
export function sendersOf(
  transitions: readonly ChartTransition[],
  { declared }: Described,
): Record<string, string> {
  const sent = transitions.filter(({ kind }) => kind === 'event' || kind === 'internal');
  return Object.fromEntries(
    unique(sent.map(({ event }) => event)).map((event) => {
      const all = sent.filter((each) => each.event === event);
      if (event in declared.senders) return [event, declared.senders[event] ?? ''];
      if (all.every(({ kind }) => kind === 'internal')) return [event, 'the chart itself'];
      const people = all.map(({ by }) => by);
      return [
        event,
        people.includes(null) ? '' : (inWords(people.flatMap((by) => by ?? [])) ?? ''),
      ];
    }),
  );
}
