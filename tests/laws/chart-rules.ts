import type { AnyStateMachine, AnyStateNode } from 'xstate';

const ask = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
const fact = /^[a-z][A-Za-z]*(\.([a-z][A-Za-z]*|\*))*$/;

/** Every state of a chart, in the order in which it reads. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => below(machine.root);

const below = (state: AnyStateNode): AnyStateNode[] =>
  Object.values(state.states).flatMap((child) => [child, ...below(child)]);

const transitionsOf = (state: AnyStateNode) => [
  ...[...state.transitions].flatMap(([event, definitions]) =>
    definitions.map((definition) => ({ event, definition })),
  ),
  ...(state.always ?? []).map((definition) => ({ event: 'always', definition })),
];

const called = (state: AnyStateNode): string => [state.machine.id, ...state.path].join('.');
const acceptedBy = (state: AnyStateNode): string[] => Object.keys(state.config.on ?? {});

/** The events that a chart accepts, wildcards and the machine's own ones included. */
export const eventsOf = (machine: AnyStateMachine): string[] => [
  ...new Set([machine.root, ...statesOf(machine)].flatMap(acceptedBy)),
];

/** Targets and initial states that do not exist. Types do not notice them, and some are looked up only when they are used. */
export function lostTargets(machine: AnyStateMachine): string[] {
  const known = new Set<AnyStateNode>([machine.root, ...statesOf(machine)]);
  return [...known].flatMap((state) => {
    const offences: string[] = [];
    if (state.type === 'compound') {
      const first = initialOf(state);
      if (!first || !known.has(first))
        offences.push(`${called(state)}: its initial state does not exist`);
    }
    for (const { event, definition } of transitionsOf(state)) {
      for (const target of definition.target ?? []) {
        if (known.has(target)) continue;
        offences.push(`${called(state)}: ${event} leads to a state that does not exist`);
      }
    }
    return offences;
  });
}

function initialOf(state: AnyStateNode): AnyStateNode | undefined {
  try {
    return state.initial.target[0];
  } catch {
    return undefined;
  }
}

/** States that nothing leads to: no transition names them or anything inside them, and no parent begins with them. */
export function unreachableStates(machine: AnyStateMachine): string[] {
  const reached = new Set<AnyStateNode>([machine.root]);
  const reach = (state: AnyStateNode): void => {
    if (reached.has(state)) return;
    reached.add(state);
    if (state.parent) reach(state.parent);
    enter(state);
    for (const { definition } of transitionsOf(state)) definition.target?.forEach(reach);
  };
  const enter = (state: AnyStateNode): void => {
    if (state.type === 'parallel') Object.values(state.states).forEach(reach);
    if (state.type === 'compound') state.initial.target.forEach(reach);
  };
  enter(machine.root);
  for (const { definition } of transitionsOf(machine.root)) definition.target?.forEach(reach);
  return statesOf(machine)
    .filter((state) => !reached.has(state))
    .map((state) => `${called(state)}: nothing leads to this state`);
}

export const undescribedStates = (machine: AnyStateMachine): string[] =>
  statesOf(machine)
    .filter((state) => !/^\S.*[.?!]$/.test(state.description ?? ''))
    .map((state) => `${called(state)}: say in one sentence what this state means (description)`);

/** A bare wildcard also receives the machine's own events and hides those of the states around it. */
export const bareWildcards = (machine: AnyStateMachine): string[] =>
  [machine.root, ...statesOf(machine)]
    .filter((state) => acceptedBy(state).includes('*'))
    .map((state) => `${called(state)}: name the events instead of '*'`);

/** Events ask (`CONFIRM`) or report (`tab.visible`); they never tell what the pointer did. */
export const misnamedEvents = (machine: AnyStateMachine): string[] =>
  eventsOf(machine)
    .filter(
      (event) => event !== '*' && (/click/i.test(event) || !(ask.test(event) || fact.test(event))),
    )
    .map(
      (event) => `${machine.id}: the event ${event} should ask (CONFIRM) or report (tab.visible)`,
    );

/** Whatever an actor answers, and wherever a choice state stands, there must be a way on. */
export const openChoices = (machine: AnyStateMachine): string[] =>
  [machine.root, ...statesOf(machine)].flatMap((state) => {
    const last = new Map<string, boolean>();
    for (const { event, definition } of transitionsOf(state)) {
      if (event === 'always' || /^xstate\.(done|error)\.actor\.[^*]/.test(event)) {
        last.set(event, definition.guard === undefined);
      }
    }
    return [...last]
      .filter(([, unguarded]) => !unguarded)
      .map(
        ([event]) =>
          `${called(state)}: the last transition of ${event} needs to be without a guard`,
      );
  });

/** Every action of a chart, of its states and of its transitions. */
export function actionsOf(machine: AnyStateMachine): { type: string; params?: unknown }[] {
  return [machine.root, ...statesOf(machine)].flatMap((state: AnyStateNode) => {
    const transitions = [...[...state.transitions.values()].flat(), ...(state.always ?? [])];
    const actions = [...state.entry, ...state.exit, ...transitions.flatMap((each) => each.actions)];
    return actions.filter(
      (action): action is { type: string; params?: unknown } =>
        typeof action === 'object' && 'type' in action,
    );
  });
}
