import type { AnyStateMachine, EventFrom, EventObject, InputFrom, SnapshotFrom } from 'xstate';

/** Something that can happen to a machine, named as a person would tell it: "the coach confirms". */
export interface Case<Event extends EventObject = EventObject> {
  readonly name: string;
  readonly kind: 'person' | 'time' | 'result';
  readonly event: Event;
  /** It must never pass, and at least once it is this guard that stops it. Left out: it may pass. */
  readonly refusal?: string;
}

/** What an invoked actor may answer. */
export type Answer = { readonly name: string } & (
  | { readonly output: unknown }
  | { readonly error: unknown }
);

/** One way in which a timer may ring, e.g. late after an outage: what the host adds to its event. For records that is the stamp with the moment. */
export interface Ring {
  readonly how?: string;
  readonly stamp: Readonly<Record<string, unknown>>;
}

/**
 * Everything that can happen to one machine: what people send, with good payloads, bad ones and by the wrong person, and what actors answer.
 * Timers need no mention: each that is armed is a case of its own.
 */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine;
  /** What a machine may be started with, by name. */
  readonly inputs: Readonly<Record<string, InputFrom<Machine>>>;
  /** `now` is the `at` of the latest event on the path, 0 at its start. */
  cases(snapshot: SnapshotFrom<Machine>, now: number): readonly Case<EventFrom<Machine>>[];
  /** The answers of each invoked actor, by its source. */
  readonly answers?: Readonly<
    Record<string, (snapshot: SnapshotFrom<Machine>) => readonly Answer[]>
  >;
  /** The ways in which the timer of a delay may ring; left out: one, with nothing added. */
  ring?(delay: string, snapshot: SnapshotFrom<Machine>, now: number): readonly Ring[];
  /** Configurations with the same key count as one: leave out what decides nothing, or the paths explode. */
  key(snapshot: SnapshotFrom<Machine>, now: number): unknown;
  /** Sentences that must hold in every configuration. */
  readonly invariants: Readonly<Record<string, (snapshot: SnapshotFrom<Machine>) => boolean>>;
  /** States and transitions that no path reaches, each with the reason why it is there nevertheless. */
  readonly exceptions?: Readonly<Record<string, string>>;
}

/** Types a model by its machine. */
export const modelOf = <Machine extends AnyStateMachine>(model: Model<Machine>): Model<Machine> =>
  model;
