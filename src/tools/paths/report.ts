import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { transitionId } from '#machines/trace.ts';
import type { Configuration, Step, Territory } from './explore.ts';
import { livelocks } from './livelocks.ts';

export interface Report {
  readonly name: string;
  readonly states: { readonly all: number; readonly reached: number };
  readonly transitions: { readonly all: number; readonly taken: number };
  readonly guards: {
    readonly all: number;
    readonly bothOutcomes: number;
    readonly oneOutcome: readonly string[];
  };
  readonly configurations: number;
  readonly steps: number;
  readonly pairs: number;
  readonly refusals: number;
  /** States and transitions that no path reaches; those the model gives a reason for are left out. */
  readonly dead: readonly string[];
  readonly broken: readonly string[];
  readonly livelocks: readonly string[];
  /** Exceptions of the model that are reached after all. */
  readonly stale: readonly string[];
}

/** What a walk through everything found. A chart is sound when `dead`, `broken`, `livelocks` and `stale` are empty. */
export function report(territory: Territory): Report {
  const { model, configurations, visited, taken, answers } = territory;
  const { states, transitions } = partsOf(model.machine);
  const unreached = [
    ...states.filter((path) => !visited.has(path)),
    ...transitions.filter((id) => !taken.has(id)),
  ];
  const exceptions = model.exceptions ?? {};
  const oneOutcome = [...answers].filter(([, heard]) => heard.size < 2).map(([name]) => name);
  return {
    name: model.machine.id,
    states: { all: states.length, reached: states.filter((path) => visited.has(path)).length },
    transitions: {
      all: transitions.length,
      taken: transitions.filter((id) => taken.has(id)).length,
    },
    guards: { all: answers.size, bothOutcomes: answers.size - oneOutcome.length, oneOutcome },
    configurations: configurations.length,
    steps: configurations.reduce((sum, { steps }) => sum + steps.length, 0),
    pairs: pairsIn(configurations).size,
    refusals: configurations.reduce((sum, { refusals }) => sum + refusals.length, 0),
    dead: unreached.filter((each) => !(each in exceptions)),
    broken: [
      ...new Set(configurations.flatMap((each) => faults(territory, each))),
      ...unstopped(configurations),
    ],
    livelocks: livelocks(territory),
    stale: Object.keys(exceptions).filter((each) => !unreached.includes(each)),
  };
}

export const isSound = ({ dead, broken, livelocks: circles, stale }: Report): boolean =>
  dead.length + broken.length + circles.length + stale.length === 0;

type Taken = Pick<Step, 'transitions'>;

/** Two transitions of one path, one right after the other. */
export const pairOf = (before: Taken, after: Taken): string =>
  `${before.transitions.at(-1)} > ${after.transitions[0]}`;

export function pairsIn(configurations: readonly Configuration[]): Set<string> {
  return new Set(
    configurations.flatMap(({ steps }) =>
      steps.flatMap((before) => before.to.steps.map((after) => pairOf(before, after))),
    ),
  );
}

/** Paths of all states of a machine, the root's being empty, and the ids of all its transitions. */
export function partsOf({ root }: AnyStateMachine): { states: string[]; transitions: string[] } {
  const nodes = everyState(root);
  return {
    states: nodes.filter((node) => node.type !== 'history').map(({ path }) => path.join('.')),
    transitions: nodes.flatMap((node) =>
      [...node.transitions.values(), node.always ?? []].flat().map(transitionId),
    ),
  };
}

function everyState(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(everyState)];
}

function faults({ model }: Territory, at: Configuration): string[] {
  const place = at.states.join(' & ');
  const { snapshot, steps } = at;
  if (snapshot.status === 'error')
    return [`fails in ${place} after “${at.reachedBy?.case.name}”: ${String(snapshot.error)}`];
  const isOver = snapshot.status === 'done' || snapshot.hasTag('terminal');
  return [
    ...Object.entries(model.invariants).flatMap(([sentence, holds]) =>
      holds(snapshot) ? [] : [`${place}: not “${sentence}”`],
    ),
    ...steps.flatMap(({ case: each }) =>
      each.refusal
        ? [`${place}: “${each.name}” passes although ${each.refusal} should stop it`]
        : [],
    ),
    ...(steps.length === 0 && !isOver
      ? [`${place}: nothing can happen any more, and the state is neither final nor #terminal`]
      : []),
  ];
}

/** Guards that the model expects to stop an event and that never do. */
function unstopped(configurations: readonly Configuration[]): string[] {
  const refusals = configurations.flatMap((each) => each.refusals);
  const claim = (type: string, guard: string) => `${type} is never stopped by ${guard}`;
  const expected = new Set(
    refusals.flatMap(({ case: { event, refusal } }) =>
      refusal ? [claim(event.type, refusal)] : [],
    ),
  );
  for (const { case: each, guards } of refusals) {
    for (const guard of guards) expected.delete(claim(each.event.type, guard));
  }
  return [...expected];
}
