import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Keys } from './mutant.ts';

/** A transition as it is written. */
export interface Written {
  readonly guard?: unknown;
  readonly target?: string | readonly string[];
  readonly actions?: unknown;
  readonly reenter?: boolean;
}

/** A transition at its place in the chart; the same one may be written once and stand in several. */
export interface Occurrence {
  /** Where it stands in the configuration. */
  readonly keys: Keys;
  readonly node: AnyStateNode;
  readonly state: string;
  /** The event as the chart names it: `CANCEL`, `after expiry`, `always`, `done of submit`. */
  readonly event: string;
  readonly index: number;
  readonly written: Written;
  /** The states that it leads to. */
  readonly to: readonly AnyStateNode[];
}

/** What a state does when it is entered or left. */
export interface StateActions {
  readonly keys: Keys;
  readonly node: AnyStateNode;
  readonly state: string;
  readonly event: 'entry' | 'exit';
  readonly actions: readonly unknown[];
}

export interface Timer {
  readonly keys: Keys;
  readonly state: string;
  readonly delay: string;
}

type Config = Readonly<Record<string, unknown>>;

export const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const writtenOf = (value: unknown): Written =>
  typeof value === 'string' ? { target: value } : (value ?? {});

/** Everything of a chart that can be changed, at each of its places. */
export function occurrencesOf(machine: AnyStateMachine): {
  transitions: Occurrence[];
  stateActions: StateActions[];
  timers: Timer[];
} {
  const transitions: Occurrence[] = [];
  const stateActions: StateActions[] = [];
  const timers: Timer[] = [];
  const visit = (node: AnyStateNode, keys: Keys): void => {
    const config = node.config as Config;
    const state = node.path.join('.');
    const add = (event: string, type: string, value: unknown, at: Keys) => {
      const built = (type === '' ? node.always : node.transitions.get(type)) ?? [];
      for (const [index, each] of listOf(value).entries())
        transitions.push({
          keys: [...at, index],
          node,
          state,
          event,
          index,
          written: writtenOf(each),
          to: built[index]?.target ?? [],
        });
    };
    for (const [event, value] of Object.entries((config['on'] ?? {}) as Config))
      add(event, event, value, [...keys, 'on', event]);
    for (const [delay, value] of Object.entries((config['after'] ?? {}) as Config)) {
      add(`after ${delay}`, `xstate.after.${delay}.${node.id}`, value, [...keys, 'after', delay]);
      timers.push({ keys: [...keys, 'after', delay], state, delay });
    }
    if (config['always']) add('always', '', config['always'], [...keys, 'always']);
    if (config['onDone'])
      add('done', `xstate.done.state.${node.id}`, config['onDone'], [...keys, 'onDone']);
    for (const [index, invoke] of listOf(config['invoke']).entries()) {
      const { src, id = `${index}.${node.id}`, onDone, onError, onSnapshot } = invoke as Config;
      const at = [...keys, 'invoke', index];
      if (onDone)
        add(`done of ${String(src)}`, `xstate.done.actor.${String(id)}`, onDone, [...at, 'onDone']);
      if (onError)
        add(`error of ${String(src)}`, `xstate.error.actor.${String(id)}`, onError, [
          ...at,
          'onError',
        ]);
      if (onSnapshot)
        add(`news of ${String(src)}`, `xstate.snapshot.${String(id)}`, onSnapshot, [
          ...at,
          'onSnapshot',
        ]);
    }
    for (const event of ['entry', 'exit'] as const)
      if (config[event])
        stateActions.push({
          keys: [...keys, event],
          node,
          state,
          event,
          actions: listOf(config[event]),
        });
    for (const [key, child] of Object.entries(node.states)) visit(child, [...keys, 'states', key]);
  };
  visit(machine.root, []);
  return { transitions, stateActions, timers };
}
