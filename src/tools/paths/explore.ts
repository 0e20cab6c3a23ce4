import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { traceInitial, traceTransition, type Trace } from '#machines/trace.ts';
import { casesAt } from './cases.ts';
import type { Case, Model } from './model.ts';

/** A machine at rest: its state and the part of its context that decides what may follow. */
export interface Configuration {
  readonly key: string;
  /** Name of the input the shortest path to it begins with. */
  readonly input: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly now: number;
  /** Paths of the innermost active states. */
  readonly states: readonly string[];
  readonly steps: Step[];
  readonly refusals: Refusal[];
  /** The last step of the shortest path to it; null at a start. */
  readonly reachedBy: Step | null;
}

export interface Step {
  readonly case: Case;
  readonly from: Configuration;
  readonly to: Configuration;
  /** Identities of the transitions, those of raised events and choices included. */
  readonly transitions: readonly string[];
  /** Paths of all states that were active on the way, the passing ones included. */
  readonly visited: readonly string[];
  readonly effects: readonly string[];
  /** What guards were asked on the way and answered: `isLate: no`. */
  readonly answers: readonly string[];
}

/** An event that changed nothing. `guards` said no; none did where the state does not know the event. */
export interface Refusal {
  readonly case: Case;
  readonly at: Configuration;
  readonly guards: readonly string[];
}

/** All that a model can reach. */
export interface Territory {
  readonly model: Model;
  readonly starts: readonly Configuration[];
  readonly configurations: readonly Configuration[];
  readonly visited: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly answers: ReadonlyMap<string, ReadonlySet<boolean>>;
}

const tooMany = 20_000;

/** Walks breadth-first through everything that can happen; pure, nothing waits and nothing is stubbed. */
export function explore(model: Model, most: number = tooMany): Territory {
  const ear = listenTo(model.machine);
  const found = new Map<string, Configuration>();
  const visited = new Set<string>();
  const taken = new Set<string>();

  const meet = (
    to: Trace,
    now: number,
    input: string,
  ): { key: string; known: Configuration | undefined } => {
    for (const { path } of to.visited) visited.add(path.join('.'));
    for (const id of to.transitions) taken.add(id);
    const key = JSON.stringify([
      to.snapshot.value,
      to.snapshot.status,
      model.key(to.snapshot, now),
    ]);
    if (found.size >= most)
      throw new Error(
        `${model.machine.id}: more than ${most} configurations from ${input}; leave more out of the model's key`,
      );
    return { key, known: found.get(key) };
  };
  const settle = (
    key: string,
    to: Trace,
    now: number,
    input: string,
    reachedBy: Step | null,
  ): Configuration => {
    return {
      key,
      input,
      snapshot: to.snapshot,
      now,
      states: innermost(to.snapshot),
      steps: [],
      refusals: [],
      reachedBy,
    };
  };

  const starts = Object.entries(model.inputs).map(([input, value]) => {
    const to = traceInitial(ear.machine, value);
    const { key, known } = meet(to, 0, input);
    const start = known ?? settle(key, to, 0, input, null);
    found.set(key, start);
    return start;
  });
  const queue = [...new Set(starts)];
  for (let from = queue.shift(); from; from = queue.shift()) {
    for (const each of casesAt(model, from.snapshot, from.now)) {
      ear.begin();
      const to = traceTransition(from.snapshot, each.event);
      if (to.transitions.length === 0 && to.snapshot.status !== 'error') {
        if (each.kind === 'person')
          from.refusals.push({ case: each, at: from, guards: ear.refusing() });
        continue;
      }
      const now = momentOf(each.event) ?? from.now;
      const { key, known } = meet(to, now, from.input);
      const step = {
        case: each,
        from,
        transitions: to.transitions,
        visited: to.visited.map(({ path }) => path.join('.')),
        effects: effectsOf(to),
        answers: ear.said(),
      };
      const arrived: Step & { to: Configuration } = Object.assign(step, { to: known ?? from });
      if (!known) {
        arrived.to = settle(key, to, now, from.input, arrived);
        found.set(key, arrived.to);
        queue.push(arrived.to);
      }
      from.steps.push(arrived);
    }
  }
  return {
    model,
    starts: [...new Set(starts)],
    configurations: [...found.values()],
    visited,
    taken,
    answers: ear.answers,
  };
}

/** When an event happens, if it says so. */
export const momentOf = (event: EventObject): number | undefined =>
  'at' in event && typeof event.at === 'number' ? event.at : undefined;

/** The effects that a passage orders, by name; the bookkeeping of xstate is none. */
export const effectsOf = ({ actions }: Trace): string[] =>
  actions.map(({ type }) => type).filter((type) => !type.startsWith('xstate.'));

/** The paths of the innermost active states, in document order. */
export function innermost(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path.join('.'));
}

/** The machine with guards that note what they answer. */
export function listenTo(machine: AnyStateMachine) {
  const answers = new Map<string, Set<boolean>>();
  let said = new Map<string, boolean>();
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).map(([name, guard]) => {
      const heard = new Set<boolean>();
      answers.set(name, heard);
      if (typeof guard !== 'function' || 'check' in guard) return [name, guard];
      const ask = guard as (args: unknown, params: unknown) => boolean;
      const listening = (args: unknown, params: unknown): boolean => {
        const answer = ask(args, params);
        heard.add(answer);
        said.set(`${name}: ${answer ? 'yes' : 'no'}`, answer);
        return answer;
      };
      return [name, listening];
    }),
  );
  return {
    machine: machine.provide({ guards }),
    answers,
    begin: () => (said = new Map()),
    said: () => [...said.keys()],
    refusing: () =>
      [...said].filter(([, answer]) => !answer).map(([words]) => words.replace(/: no$/, '')),
  };
}
