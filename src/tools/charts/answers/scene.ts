import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getNextTransitions } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { leavesOf } from '#machines/guards.ts';
import { audienceWords, recipientsIn } from '#machines/meanings.ts';
import { nearestRefusal } from '#machines/nearest-refusal.ts';
import { say } from '#machines/sentences.ts';
import { traceInitial, traceTransition } from '#machines/trace.ts';
import { noticeRows } from '#domain/notifications/notices.ts';
import { models } from '#tests/machines/models/index.ts';
import type { Chart, ChartTransition } from '#web/charts/drawing/chart.ts';

type Drawn = Omit<Chart, 'layout'>;

/** An event with whatever it brings. */
type Sent = EventObject & Readonly<Record<string, unknown>>;

/** What came of an event. */
export interface Outcome {
  /** What those are told who were refused; empty where it was accepted. */
  readonly refused: readonly string[];
  readonly taken: readonly ChartTransition[];
  /** The innermost states that were entered, by what they mean. */
  readonly becomes: readonly string[];
  /** What follows, besides those who hear of it. */
  readonly follows: readonly string[];
  /** "A session is cancelled: the coach, those who come". */
  readonly heard: readonly string[];
}

/** A machine as it stands, on which a question is tried out: what it answers is what the product does. */
export interface Scene {
  readonly chart: Drawn;
  readonly context: unknown;
  /** What an event would do now. */
  readonly on: (event: Sent) => Outcome;
  /** How it stands after an event; throws where the event is refused. */
  readonly after: (event: Sent) => Scene;
}

/** A record or conductor at its beginning, with one of the inputs of its model. */
export function sceneOf(charts: readonly Drawn[], name: string, input?: string): Scene {
  const inputs = models[name]?.inputs ?? {};
  const [first = ''] = Object.keys(inputs);
  if (!((input ?? first) in inputs)) throw new Error(`The model of ${name} has no such input`);
  const given = inputs[input ?? first];
  const { machine } = entryOf(name);
  return sceneAt(chartNamed(charts, name), traceInitial(machine, given).snapshot);
}

export function chartNamed(charts: readonly Drawn[], name: string): Drawn {
  const chart = charts.find((each) => each.name === name);
  if (!chart) throw new Error(`There is no chart “${name}”`);
  return chart;
}

function entryOf(name: string) {
  const entry = catalogue.find((each) => each.name === name);
  if (!entry) throw new Error(`There is no machine “${name}”`);
  return entry;
}

function sceneAt(chart: Drawn, snapshot: AnyMachineSnapshot): Scene {
  const on = (event: Sent) => outcomeOf(chart, snapshot, event);
  return {
    chart,
    context: snapshot.context as unknown,
    on,
    after: (event) => {
      const { taken, refused } = on(event);
      if (taken.length === 0)
        throw new Error(`${chart.name} refuses ${event.type}: ${refused.join(' ')}`);
      return sceneAt(chart, traceTransition(snapshot, event).snapshot);
    },
  };
}

function outcomeOf(chart: Drawn, snapshot: AnyMachineSnapshot, event: EventObject): Outcome {
  const { snapshot: next, transitions } = traceTransition(snapshot, event);
  const taken = transitions.flatMap((id) => chart.transitions.filter((each) => each.id === id));
  const before = new Set(pathsOf(snapshot));
  const entered = chart.states.filter(
    ({ path, kind }) =>
      pathsOf(next).includes(path) &&
      !before.has(path) &&
      kind !== 'compound' &&
      kind !== 'parallel',
  );
  const places = [...taken.map(({ id }) => id), ...entered.map(({ path }) => path)];
  const left = chart.states.filter(({ path }) => before.has(path) && !pathsOf(next).includes(path));
  const ordered = [
    ...left.flatMap(({ exit }) => exit),
    ...taken.flatMap(({ actions }) => actions),
    ...entered.flatMap(({ entry }) => entry),
  ].filter((action) => !isSaidElsewhere(chart.name, action));
  return {
    refused: taken.length > 0 ? [] : refusalOf(chart.name, snapshot, event),
    taken,
    becomes: entered.map(({ description }) => description ?? ''),
    follows: unique(ordered.map((action) => chart.effects[action] ?? action)),
    heard: heardAt(chart, places),
  };
}

/** Notifications are told by who hears of them, and what one region tells another by what it does there. */
function isSaidElsewhere(machine: string, action: string): boolean {
  if (/^(?:notify|settleNotices|takeBackNotices)/.test(action)) return true;
  const actions = entryOf(machine).machine.implementations.actions as Record<string, unknown>;
  const order = actions[action] as { readonly type?: string } | undefined;
  return order?.type === 'xstate.raise';
}

const pathsOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.map(({ path }) => path.join('.'));

/** Who hears of what happens at these transitions and states: of each thing everybody once. */
export function heardAt({ notices }: Drawn, places: readonly string[]): string[] {
  const heard = new Map<string, string[]>();
  for (const { type, variant, to, on } of notices) {
    if (!on.some((place) => places.includes(place))) continue;
    const title = titleOf(type, variant);
    heard.set(title, [...(heard.get(title) ?? []), ...to]);
  }
  return [...heard].map(([title, to]) => `${title}: ${recipientsIn(to).map(recipient).join(', ')}`);
}

function titleOf(type: string, variant: string | null): string {
  const rows = noticeRows.filter(([key, { label }]) => key.split('/')[0] === type && label);
  const row = rows.find(([key]) => key.split('/')[1] === variant) ?? rows[0];
  return row?.[1].label ?? type;
}

const recipient = (name: string): string =>
  Object.entries(audienceWords).find(([audience]) => audience === name)?.[1] ?? name;

function refusalOf(name: string, snapshot: AnyMachineSnapshot, event: EventObject): string[] {
  const { guards, machine } = entryOf(name);
  const context = snapshot.context as unknown;
  const failures = getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType === event.type)
    .map(({ guard }) =>
      leavesOf(machine, guard, { context, event })
        .filter(({ passes }) => !passes)
        .flatMap((leaf) => guards[leaf.name] ?? []),
    );
  return nearestRefusal(failures).failures.flatMap((words) =>
    words.kind === 'choice' ? [] : say(words.sentence, context as never, event as never),
  );
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
