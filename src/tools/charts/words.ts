import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { system } from '#machines/person.ts';
import type { TransitionKind } from '#web/charts/drawing/chart.ts';

type Referenced = { readonly type: string; readonly params?: unknown };
type Composed = {
  readonly check?: unknown;
  readonly guards?: readonly unknown[];
  readonly stateValue?: unknown;
};

const isReferenced = (each: unknown): each is Referenced =>
  typeof each === 'object' && each !== null && 'type' in each && typeof each.type === 'string';

/** A guard in words: `isMember and not (isLate or isOver)`, and the names it is made of. */
export function guardWords(guard: unknown): { text: string; names: string[] } {
  if (typeof guard === 'string') return { text: guard, names: [guard] };
  if (isReferenced(guard)) return { text: withParams(guard), names: [guard.type] };
  const composed = guard as Composed & { readonly name: string };
  if ('stateValue' in composed) {
    return { text: `in ${stateWords(composed.stateValue)}`, names: [] };
  }
  const parts = (composed.guards ?? []).map(guardWords);
  const names = [...new Set(parts.flatMap((part) => part.names))];
  switch (composed.name) {
    case 'and':
      return {
        text: parts.map(({ text }) => (/ or /.test(text) ? `(${text})` : text)).join(' and '),
        names,
      };
    case 'or':
      return {
        text: parts.map(({ text }) => (/ and /.test(text) ? `(${text})` : text)).join(' or '),
        names,
      };
    case 'not':
      return {
        text: parts
          .map(({ text }) => (/ and | or /.test(text) ? `not (${text})` : `not ${text}`))
          .join(''),
        names,
      };
    default:
      return { text: composed.name || 'a condition', names: [] };
  }
}

function stateWords(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as object)
    .map(([key, inner]) => `${key}.${stateWords(inner)}`)
    .join(' and ');
}

/** An action in words: `notify(BookingCancelled)`, `raise credit.hold`; null for the bookkeeping of `after`. */
export function actionWords(action: unknown): string | null {
  if (typeof action === 'string') return action;
  if (isReferenced(action) && typeof action !== 'function') return withParams(action);
  const builtin = action as {
    type?: string;
    name: string;
    event?: unknown;
    id?: unknown;
    sendId?: unknown;
    src?: unknown;
  };
  const id = builtin.id ?? builtin.sendId;
  if (typeof id === 'string' && id.startsWith('xstate.after.')) return null;
  const name = (builtin.type ?? builtin.name).replace('xstate.', '');
  if (isReferenced(builtin.event)) return `${name} ${builtin.event.type}`;
  if (typeof builtin.src === 'string') return `${name} ${builtin.src}`;
  return name || 'an action';
}

export const actionList = (actions: readonly unknown[]): string[] =>
  actions.map(actionWords).filter((each) => each !== null);

function withParams({ type, params }: Referenced): string {
  if (typeof params !== 'object' || params === null) return type;
  const shown = Object.values(params)
    .flat()
    .filter((each) => typeof each === 'string' || typeof each === 'number');
  return shown.length > 0
    ? `${type}(${shown[0]}${shown.length > 1 && Object.keys(params).length === 1 ? ', …' : ''})`
    : type;
}

/** An invoked actor by the id it was given, or else by its source. */
export const actorName = ({ id, src }: { id: string; src: unknown }, stateId: string): string =>
  id.endsWith(`.${stateId}`) && typeof src === 'string' ? src : id;

/** How people read an event: `CONFIRM`, `after lateWindow`, `done: load`, `always`. */
export function eventWords(transition: AnyTransitionDefinition): {
  kind: TransitionKind;
  label: string;
} {
  const { eventType, source } = transition;
  const invoked = (id: string) => {
    const actor = source.invoke.find((each) => each.id === id);
    return actor ? actorName(actor, source.id) : id;
  };
  if (eventType === '') return { kind: 'always', label: 'always' };
  if (eventType.startsWith('xstate.after.')) {
    const delay = eventType.slice('xstate.after.'.length, eventType.length - source.id.length - 1);
    return { kind: 'after', label: `after ${delay}` };
  }
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'done', label: 'done' };
  if (eventType.startsWith('xstate.done.actor.')) {
    return {
      kind: 'done',
      label: `done: ${invoked(eventType.slice('xstate.done.actor.'.length))}`,
    };
  }
  if (eventType.startsWith('xstate.error.actor.')) {
    return {
      kind: 'error',
      label: `error: ${invoked(eventType.slice('xstate.error.actor.'.length))}`,
    };
  }
  if (eventType.startsWith('xstate.snapshot.')) {
    return {
      kind: 'event',
      label: `change: ${invoked(eventType.slice('xstate.snapshot.'.length))}`,
    };
  }
  return { kind: 'event', label: eventType };
}

/** The events that the machine raises itself; nobody outside may send them. */
export const raisedEvents = (
  machine: AnyStateMachine,
  nodes: readonly AnyStateNode[],
): Set<string> =>
  new Set(
    nodes.flatMap((node) => {
      const transitions = [...node.transitions.values(), node.always ?? []].flat();
      return raisedBy(machine, [
        ...node.entry,
        ...node.exit,
        ...transitions.flatMap(({ actions }) => actions),
      ]);
    }),
  );

/** The events that some actions raise, each once. */
export function raisedBy(machine: AnyStateMachine, actions: readonly unknown[]): string[] {
  const named = machine.implementations.actions as Record<string, unknown>;
  const raised = actions
    .map(
      (action) =>
        (named[typeof action === 'string' ? action : (action as Referenced).type] ?? action) as {
          type?: string;
          id?: string;
          event?: unknown;
        },
    )
    .filter(({ type, id }) => type === 'xstate.raise' && !id?.startsWith('xstate.after.'));
  return [...new Set(raised.flatMap(({ event }) => typeOf(event)))];
}

/** What a raised event is called; where it is made of the one that raises it, of one that says nothing. */
function typeOf(event: unknown): string[] {
  const about = { context: {}, event: { type: '', at: 0, by: system } };
  const made: unknown =
    typeof event === 'function' ? (event as (asked: typeof about) => unknown)(about) : event;
  return isReferenced(made) ? [made.type] : [];
}
