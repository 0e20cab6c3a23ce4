import { isDeepStrictEqual } from 'node:util';
import type { Chart, ChartState, ChartTransition } from '#web/charts/drawing/chart.ts';

/** A chart of any revision: older ones may lack what was added to charts later. */
export type Drawn = Omit<Chart, 'layout' | 'notices'>;

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
    guards: differing(before?.guards, after?.guards),
    events: differing(before?.events, after?.events),
  };
}

const isSomething = ({ states, transitions, guards, events, before, after }: ChartDifference) =>
  before === null ||
  after === null ||
  [states, transitions].some(
    ({ added, removed, changed }) => added.length + removed.length + changed.length > 0,
  ) ||
  guards.length + events.length > 0;

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

/**
 * The transitions of one event in one state are told apart by their order, so that a new one in front shifts the others:
 * they are paired by what they say first, and only what is left by its place.
 */
function pairedTransitions(
  before: readonly ChartTransition[],
  after: readonly ChartTransition[],
): Difference<ChartTransition> {
  const says = ({ source, event, guard, target, actions }: ChartTransition) =>
    JSON.stringify([source, event, guard, target, actions]);
  const leads = ({ source, event, guard, target }: ChartTransition) =>
    JSON.stringify([source, event, guard, target]);
  const asks = ({ source, event, guard }: ChartTransition) =>
    JSON.stringify([source, event, guard]);
  const goes = ({ source, event, target }: ChartTransition) =>
    JSON.stringify([source, event, target]);
  const place = ({ source, event, id }: ChartTransition) =>
    JSON.stringify([source, event, id.split('|').at(-1)]);
  const old = [...before];
  const left = [...after];
  const pairs: [ChartTransition, ChartTransition][] = [];
  for (const alike of [says, leads, asks, goes, place]) {
    for (const part of after) {
      if (!left.includes(part)) continue;
      const match = old.findIndex((each) => alike(each) === alike(part));
      const earlier = old[match];
      if (!earlier) continue;
      old.splice(match, 1);
      left.splice(left.indexOf(part), 1);
      pairs.push([earlier, part]);
    }
  }
  const order = new Map(after.map((part, index) => [part, index]));
  pairs.sort(([, one], [, other]) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
  return {
    added: left,
    removed: old,
    changed: pairs.flatMap(([earlier, part]) => {
      const differ = transitionFields.filter(
        (field) => !isDeepStrictEqual(earlier[field], part[field]),
      );
      return differ.length > 0 ? [{ before: earlier, after: part, fields: differ }] : [];
    }),
  };
}

function differing<Value>(
  before: Readonly<Record<string, Value>> = {},
  after: Readonly<Record<string, Value>> = {},
): string[] {
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

/** Every state that a change touches: it came, went or differs, or a transition out of it or into it does. */
export function touchedStates({ states, transitions }: ChartDifference): string[] {
  const ends = ({ source, target }: ChartTransition) => [source, target ?? source];
  const parts = [
    ...[...states.removed, ...states.added].map(({ path }) => path),
    ...states.changed.map(({ after }) => after.path),
    ...[...transitions.removed, ...transitions.added].flatMap(ends),
    ...transitions.changed.flatMap(({ before, after }) => [...ends(before), ...ends(after)]),
  ];
  return [...new Set(parts)].filter((path) => path !== '').toSorted();
}
