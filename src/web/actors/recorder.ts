import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { ChartRecording, RecordedStep } from '../charts/recording.ts';
import { sharedFields, sharedPart, stateNamesOnly } from './shared-fields.ts';

/** Steps that are remembered of each conductor. */
const capacity = 200;

/** What one conductor does, as the live charts hear it: names of states and types of events only. */
export interface ConductorNews {
  readonly chart: string;
  readonly states: readonly string[];
  /** The type of the event that led there; null at its start, and where the chart shares its states only. */
  readonly event: string | null;
}

export interface Recorder {
  /** For the option `inspect` of an actor: it hears of that actor and of all below it. */
  readonly inspect: (event: InspectionEvent) => void;
  /** What is remembered of the latest conductor of each kind. */
  readonly recordings: () => ChartRecording[];
  /** How each conductor stands now. */
  readonly current: () => ConductorNews[];
  readonly subscribe: (listener: (news: ConductorNews) => void) => () => void;
}

interface Memory {
  readonly name: string;
  readonly input: unknown;
  from: readonly string[];
  lost: number;
  readonly steps: RecordedStep[];
}

/** Remembers the last steps of each conductor, without anything that names or describes a person: what is not shared is not even kept. */
export function makeRecorder(): Recorder {
  const memories = new Map<AnyActorRef, Memory>();
  const listeners = new Set<(news: ConductorNews) => void>();

  const begin = (name: string, event: { type: string; input?: unknown }, states: string[]) => {
    const shared = sharedPart(name, event, marks());
    return { name, input: shared['input'] ?? null, from: states, lost: 0, steps: [] };
  };

  /** One that has ended is remembered until the next of its kind begins, and no longer: that may be another person's. */
  const forget = (name: string): void => {
    for (const [actor, memory] of memories) if (memory.name === name) memories.delete(actor);
  };

  const inspect = (inspection: InspectionEvent): void => {
    globalThis.waymarkWatch?.(inspection);
    if (inspection.type !== '@xstate.snapshot') return;
    const { actorRef, event } = inspection;
    const snapshot = inspection.snapshot as Partial<AnyMachineSnapshot>;
    const name = nameOf(snapshot.machine?.id);
    if (name === null || snapshot._nodes === undefined || snapshot.status === 'stopped') return;
    const states = innermost(snapshot._nodes);
    const isQuiet = stateNamesOnly.has(name);
    const known = memories.get(actorRef as AnyActorRef);
    if (known === undefined) {
      forget(name);
      memories.set(actorRef as AnyActorRef, begin(name, event, states));
    } else remember(known, [isQuiet ? null : sharedPart(name, event, alikeIn(known)), states]);
    for (const listener of listeners)
      listener({ chart: name, states, event: isQuiet || !known ? null : event.type });
  };

  return {
    inspect,
    recordings: () =>
      [...memories.values()].map((memory) => ({ ...memory, steps: [...memory.steps] })),
    current: () =>
      [...memories.values()].map(({ name, from, steps }) => ({
        chart: name,
        states: steps.at(-1)?.[1] ?? from,
        event: null,
      })),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function remember(memory: Memory, step: RecordedStep): void {
  memory.steps.push(step);
  if (memory.steps.length <= capacity) return;
  memory.from = memory.steps.shift()?.[1] ?? memory.from;
  memory.lost += 1;
}

/** `promptQueue` is `prompt-queue` in the catalogue; null for what is not recorded. */
function nameOf(id: string | undefined): string | null {
  const name = (id ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return Object.hasOwn(sharedFields, name) ? name : null;
}

function innermost(nodes: AnyMachineSnapshot['_nodes']): string[] {
  return nodes
    .filter(({ states }) => Object.keys(states).length === 0)
    .toSorted((one, other) => one.order - other.order)
    .map(({ path }) => path.join('.'));
}

const marksOf = new WeakMap<Memory, (text: string) => string>();

function alikeIn(memory: Memory): (text: string) => string {
  const known = marksOf.get(memory) ?? marks();
  marksOf.set(memory, known);
  return known;
}

/** Gives each text a number, the same text the same one. */
function marks(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text) ?? `text ${texts.size + 1}`;
    texts.set(text, known);
    return known;
  };
}
