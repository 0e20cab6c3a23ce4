import { isDeepStrictEqual } from 'node:util';
import type { ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';
import type { Drawn } from './drawn.ts';
import { pairsOf } from './pairs.ts';
import { sentencesForPeople } from './people.ts';

export interface Changed<Part> {
  readonly before: Part;
  readonly after: Part;
  /** Names of the fields that differ. */
  readonly fields: readonly (keyof Part & string)[];
}

export interface Difference<Part> {
  readonly added: readonly Part[];
  readonly removed: readonly Part[];
  readonly changed: readonly Changed<Part>[];
}

/** What a change did to one chart. */
export interface ChartDifference {
  readonly name: string;
  readonly title: string;
  /** Null where the machine is new. */
  readonly before: Drawn | null;
  /** Null where the machine is gone. */
  readonly after: Drawn | null;
  readonly states: Difference<ChartState>;
  readonly transitions: Difference<ChartTransition>;
  /** Guards whose sentence or kind differs, by name. */
  readonly guards: readonly string[];
  /** Events that mean something else, by name. */
  readonly events: readonly string[];
  /** What changes for people besides, a sentence each. */
  readonly people: readonly string[];
}

const stateFields = [
  'kind',
  'initial',
  'description',
  'tags',
  'entry',
  'exit',
  'invokes',
] as const satisfies readonly (keyof ChartState)[];
const transitionFields = [
  'target',
  'guard',
  'actions',
  'kind',
  'description',
] as const satisfies readonly (keyof ChartTransition)[];

/** Compares two sets of charts; those that are alike are left out. */
export function compare(before: readonly Drawn[], after: readonly Drawn[]): ChartDifference[] {
  const names = [...new Set([...after, ...before].map(({ name }) => name))];
  return names
    .map((name) =>
      compareChart(
        before.find((each) => each.name === name) ?? null,
        after.find((each) => each.name === name) ?? null,
      ),
    )
    .filter(isSomething);
}

function compareChart(before: Drawn | null, after: Drawn | null): ChartDifference {
  const either = after ?? before;
  if (!either) throw new Error('There is no chart to compare');
  return {
    name: either.name,
    title: either.title,
    before,
    after,
    states: differences(before?.states ?? [], after?.states ?? [], ({ path }) => path, stateFields),
    transitions: pairedTransitions(before?.transitions ?? [], after?.transitions ?? []),
    guards: differing(says(before), says(after)),
    events: differing(before?.events, after?.events),
    people: before && after ? sentencesForPeople(before, after) : [],
  };
}

/** What guards say to those they stop, without what they mean to others. */
const says = (chart: Drawn | null) =>
  chart &&
  Object.fromEntries(
    Object.entries(chart.guards).map(([name, { kind, sentence }]) => [
      name,
      { kind, sentence: sentence || null },
    ]),
  );

const isSomething = ({
  states,
  transitions,
  guards,
  events,
  people,
  before,
  after,
}: ChartDifference) =>
  before === null ||
  after === null ||
  [states, transitions].some(
    ({ added, removed, changed }) => added.length + removed.length + changed.length > 0,
  ) ||
  guards.length + events.length + people.length > 0;

function differences<Part>(
  before: readonly Part[],
  after: readonly Part[],
  keyOf: (part: Part) => string,
  fields: readonly (keyof Part & string)[],
): Difference<Part> {
  const old = new Map(before.map((part) => [keyOf(part), part]));
  const now = new Map(after.map((part) => [keyOf(part), part]));
  return {
    added: after.filter((part) => !old.has(keyOf(part))),
    removed: before.filter((part) => !now.has(keyOf(part))),
    changed: after.flatMap((part) => {
      const earlier = old.get(keyOf(part));
      const differ = fields.filter((field) => !isDeepStrictEqual(earlier?.[field], part[field]));
      return earlier && differ.length > 0 ? [{ before: earlier, after: part, fields: differ }] : [];
    }),
  };
}

function pairedTransitions(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): Difference<ChartTransition> {
  const pairs = pairsOf(before, after);
  const order = new Map(after.map((part, index) => [part, index]));
  pairs.sort(([, one], [, other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  const [old, now] = [pairs.map(([part]) => part), pairs.map(([, part]) => part)];
  return {
    added: after.filter((part) => !now.includes(part)),
    removed: before.filter((part) => !old.includes(part)),
    changed: pairs.flatMap(([earlier, part]) => {
      const differ = transitionFields.filter(
        (field) => !isDeepStrictEqual(earlier[field], part[field]),
      );
      return differ.length > 0 ? [{ before: earlier, after: part, fields: differ }] : [];
    }),
  };
}

function differing<Value>(
  before: Readonly<Record<string, Value>> | null | undefined,
  after: Readonly<Record<string, Value>> | null | undefined,
): string[] {
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])];
  return names.filter((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
}

/** Every state that a change touches: it came, went or differs, or a transition out of it or into it does, or what one of them asks, does or says. */
export function touchedStates(difference: ChartDifference): string[] {
  const { states, transitions } = difference;
  const ends = ({ source, target }: ChartTransition) => [source, target ?? source];
  const parts = [
    ...[...states.removed, ...states.added].map(({ path }) => path),
    ...states.changed.map(({ after }) => after.path),
    ...[...transitions.removed, ...transitions.added].flatMap(ends),
    ...transitions.changed.flatMap(({ before, after }) => [...ends(before), ...ends(after)]),
    ...placesConcerned(difference),
  ];
  return [...new Set(parts)].filter((path) => path !== '').toSorted();
}

/** Where guards, effects, timers and recipients stand that are not what they were. */
function placesConcerned({ before, after }: ChartDifference): string[] {
  if (!before || !after) return [];
  const both = <Value>(old: Named<Value> | undefined, now: Named<Value> | undefined) =>
    old && now ? differing(old, now).filter((name) => name in old && name in now) : [];
  const guards = Object.keys(after.guards).filter((name) => {
    const [old, now] = [before.guards[name], after.guards[name]];
    const isOther = (field: 'meaning' | 'definition') =>
      old?.[field] !== undefined && !isDeepStrictEqual(old[field], now?.[field]);
    return isOther('meaning') || isOther('definition');
  });
  const effects = both(before.effects, after.effects);
  const events = both(before.senders, after.senders);
  const timers = both(before.timers, after.timers).map((name) => `after ${name}`);
  const notices = (after.notices ?? []).filter(
    (notice) => before.notices && !before.notices.some((each) => isDeepStrictEqual(each, notice)),
  );
  const announced = new Set(notices.flatMap(({ on }) => on));
  return after.transitions
    .filter(
      ({ id, event, label, guardNames, actions }) =>
        announced.has(id) ||
        timers.includes(label) ||
        events.includes(event) ||
        guardNames.some((name) => guards.includes(name)) ||
        actions.some((action) => effects.includes(action)),
    )
    .map(({ source }) => source);
}

type Named<Value> = Readonly<Record<string, Value>>;
