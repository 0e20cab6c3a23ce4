import { StateMachine, type AnyStateMachine } from 'xstate';

/** One small change of a chart, that a test should notice. */
export interface Mutant {
  /** The same as long as the chart says the same: `booking | life.confirmed.scheduled | CANCEL 0 | isLate always answers yes`. */
  readonly id: string;
  readonly machine: string;
  readonly kind: 'guard' | 'target' | 'effect' | 'timer' | 'boundary';
  /** Where it stands: the file, and the line where it is of a file and not of a chart. */
  readonly file: string;
  /** Which comparison it moves, where it is one. */
  readonly edge?: number;
  /** The dotted path of the state; empty for the whole chart, and for a boundary. */
  readonly state: string;
  /** The event it answers; `entry` and `exit` for what states do by themselves. */
  readonly event: string;
  /** What was changed, in words. */
  readonly change: string;
  /** Makes the change, everywhere at once; what comes back takes it back. */
  apply(): () => void;
}

type Config = AnyStateMachine['config'];
/** What of a machine is made of its configuration. */
interface Made {
  config: Config;
  root: AnyStateMachine['root'];
  idMap: unknown;
  states: unknown;
  events: unknown;
}

/** Has a machine follow another configuration, for everybody who holds it and whoever provides it with something. */
export function follow(machine: AnyStateMachine, config: Config): () => void {
  const made = machine as unknown as Made;
  const { root, idMap, states, events } = made;
  const before: Made = { config: made.config, root, idMap, states, events };
  const fresh = new StateMachine(config, machine.implementations) as unknown as Made;
  Object.assign(made, {
    config,
    root: fresh.root,
    idMap: fresh.idMap,
    states: fresh.states,
    events: fresh.events,
  });
  return () => void Object.assign(made, before);
}

export type Keys = readonly (string | number)[];

/** A copy in which something else stands at a place; what lies beside the way there is the same. */
export function replaced(tree: unknown, [key, ...rest]: Keys, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = (tree as Record<string | number, unknown> | undefined)?.[key];
  const next = replaced(inner, rest, value);
  if (typeof key === 'number') {
    // One alone may stand without its list.
    const list = Array.isArray(tree) ? [...tree] : [tree];
    if (!Array.isArray(tree)) list[0] = replaced(tree, rest, value);
    else if (next === undefined && rest.length === 0) list.splice(key, 1);
    else list[key] = next;
    return list;
  }
  const copy: Record<string, unknown> = { ...(tree as object) };
  if (next === undefined) delete copy[key];
  else copy[key] = next;
  return copy;
}
