import type {
  SampleAnswer,
  SampleCase,
  SampleEvent,
  SamplePath,
  Walks,
} from '#web/charts/walks.ts';
import { shortest } from '../paths/suites.ts';
import { modelNamed, territoryOf } from '../paths/named.ts';
import { casesAt } from '../paths/cases.ts';
import type { Case } from '../paths/model.ts';
import type { Configuration, Step, Territory } from '../paths/explore.ts';
import type { Path } from '../paths/path.ts';

/** Smaller numbers are lengths of time or counts; larger ones are moments in epoch milliseconds. */
const firstMoment = Date.UTC(2020, 0, 1);
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value > firstMoment;

/** What the viewer needs to walk a machine without the models: what can happen, and the shortest way to every state. */
export function walksOf(name: string): Walks {
  const territory = territoryOf(name);
  const all = everyCase(territory);
  const fixed = fixedMoments(all);
  return {
    name,
    base: firstOf(momentsIn(all)),
    inputs: plain(modelNamed(name).inputs) as Record<string, unknown>,
    cases: casesOf(all, fixed),
    answers: answersOf(territory, fixed),
    paths: pathsOf(territory),
  };
}

/** Events as they can be written: what cannot be, such as an Error, says only that it was one. */
const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, each: unknown) =>
    each instanceof Error ? { message: each.message } : each,
  );

const plain = (value: unknown): unknown => JSON.parse(written(value));

/** What can happen anywhere, each once: most of it can happen in thousands of places. */
function everyCase({ configurations, model }: Territory): readonly Case[] {
  const found = new Map<string, Case>();
  for (const { snapshot, now } of configurations)
    for (const each of casesAt(model, snapshot, now)) {
      if (each.kind === 'time') continue;
      const key = `${each.kind} ${each.name} ${written(each.event)}`;
      if (!found.has(key)) found.set(key, each);
    }
  return [...found.values()];
}

const atOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'at' in value && isMoment(value.at)
    ? value.at
    : undefined;

function collectMoments(value: unknown, into: Set<number>): void {
  if (isMoment(value)) into.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collectMoments(each, into);
}

/** Moments that people choose, such as a time to book: they stay what they are, whatever the clock says. */
function fixedMoments(all: readonly Case[]): ReadonlySet<number> {
  const fixed = new Set<number>();
  for (const { kind, event } of all)
    if (kind === 'person' && atOf(event) === undefined) collectMoments(event, fixed);
  return fixed;
}

/** One after the other: there may be more of them than a call takes arguments. */
function firstOf(moments: Iterable<number>): number {
  let first = Infinity;
  for (const moment of moments) first = Math.min(first, moment);
  return first;
}

function* momentsIn(all: readonly Case[]): Generator<number> {
  let found = false;
  for (const { event } of all) {
    const payload = event as { output?: unknown; error?: unknown };
    const at = atOf(event) ?? atOf(payload.output) ?? atOf(payload.error);
    if (at === undefined) continue;
    found = true;
    yield at;
  }
  if (!found) yield Date.UTC(2027, 2, 8, 12);
}

/** The value with its moments told relative to `at`, and without `at` left as it is. */
function relative(value: unknown, at: number | undefined, fixed: ReadonlySet<number>): unknown {
  if (at === undefined) return value;
  if (isMoment(value)) return fixed.has(value) ? value : { $now: value - at };
  if (Array.isArray(value)) return value.map((each) => relative(each, at, fixed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, relative(each, at, fixed)]),
  );
}

/** What people may try, each once: the moments at which the model tries it are left to the viewer's clock. */
function casesOf(all: readonly Case[], fixed: ReadonlySet<number>): SampleCase[] {
  const byEvent = new Map<string, { event: SampleEvent; names: Set<string> }>();
  for (const each of all) {
    if (each.kind !== 'person') continue;
    const event = relative(plain(each.event), atOf(each.event), fixed) as SampleEvent;
    const key = JSON.stringify(event);
    const known = byEvent.get(key) ?? { event, names: new Set() };
    known.names.add(each.name);
    byEvent.set(key, known);
  }
  const byName = new Map<string, SampleEvent[]>();
  for (const { event, names } of byEvent.values()) {
    const name = commonBeginning([...names]);
    byName.set(name, [...(byName.get(name) ?? []), event]);
  }
  return [...byName].map(([name, events]) => ({ name, events: events.slice(0, mostVariants) }));
}

/** Of events that carry along whatever was chosen before, a few are as good as all. */
const mostVariants = 3;

/** "the coach confirms" of "the coach confirms in time" and "the coach confirms too late". */
function commonBeginning(names: readonly string[]): string {
  const [first = [], ...others] = names.map((name) => name.split(' '));
  const words = first.filter((word, index) => others.every((other) => other[index] === word));
  return (words.length < 2 ? first : words).join(' ');
}

function answersOf(
  territory: Territory,
  fixed: ReadonlySet<number>,
): Record<string, SampleAnswer[]> {
  const found = new Map<string, Map<string, { how: 'output' | 'error'; values: Set<string> }>>();
  for (const { snapshot } of territory.configurations) {
    for (const { src } of snapshot._nodes.flatMap((node) => node.invoke)) {
      if (typeof src !== 'string') continue;
      const bySource = found.get(src) ?? new Map();
      found.set(src, bySource);
      for (const answer of territory.model.answers?.[src]?.(snapshot) ?? []) {
        const how = 'error' in answer ? 'error' : 'output';
        const value = 'error' in answer ? answer.error : answer.output;
        const known = bySource.get(answer.name) ?? { how, values: new Set<string>() };
        known.values.add(JSON.stringify(relative(plain(value), atOf(value), fixed)));
        bySource.set(answer.name, known);
      }
    }
  }
  return Object.fromEntries(
    [...found].map(([src, byName]) => [
      src,
      [...byName].map(([name, { how, values }]) => {
        const list = [...values].map((each): unknown => JSON.parse(each));
        return how === 'error' ? { name, error: list } : { name, output: list };
      }),
    ]),
  );
}

function pathsOf(territory: Territory): Record<string, SamplePath> {
  const paths: Record<string, SamplePath> = {};
  const walked = new Map<Configuration, SamplePath>();
  const to = (at: Configuration): SamplePath => {
    const known = walked.get(at) ?? sampleOf(shortest(territory, at), false);
    walked.set(at, known);
    return known;
  };
  for (const path of allStates(territory)) {
    const rests = territory.configurations.find(({ states }) =>
      states.some((state) => path === '' || state === path || state.startsWith(`${path}.`)),
    );
    if (rests) paths[path] = to(rests);
    else {
      const passing = firstThrough(territory, path);
      if (passing) paths[path] = sampleOf(passingPath(territory, passing), true);
    }
  }
  return paths;
}

const firstThrough = (territory: Territory, path: string): Step | undefined =>
  territory.configurations
    .flatMap(({ steps }) => steps)
    .find(({ visited }) => visited.includes(path));

/** The way to where a step begins, and the step. */
function passingPath(territory: Territory, step: Step): Path {
  return shortest(territory, { ...step.to, reachedBy: step });
}

const sampleOf = ({ input, steps }: Path, passes: boolean): SamplePath => ({
  input,
  passes,
  steps: steps.map(({ case: { name, kind, event }, states }) => ({
    name,
    kind,
    event: plain(event) as SampleEvent,
    states,
  })),
});

function allStates({ model: { machine } }: Territory): string[] {
  type Node = { path: readonly string[]; states: Readonly<Record<string, unknown>> };
  const all = (node: Node): string[] => [
    node.path.join('.'),
    ...Object.values(node.states).flatMap((inner) => all(inner as Node)),
  ];
  return all(machine.root as Node);
}
