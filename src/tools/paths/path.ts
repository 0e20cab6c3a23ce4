import { traceInitial, traceTransition } from '#machines/trace.ts';
import { counted } from '#domain/text/counted.ts';
import { casesAt } from './cases.ts';
import {
  effectsOf,
  innermost,
  momentOf,
  type Configuration,
  type Refusal,
  type Step,
} from './explore.ts';
import type { Case, Model } from './model.ts';

/** One step of a path as it really goes. */
export interface Move {
  readonly case: Case;
  /** Paths of the innermost states it leads to. */
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly visited: readonly string[];
  readonly effects: readonly string[];
}

/** One walk from a start: the steps in order, and what must be refused where it ends. */
export interface Path {
  readonly name: string;
  /** Name of the model's input that it starts with. */
  readonly input: string;
  readonly start: readonly string[];
  readonly steps: readonly Move[];
  readonly refusals: readonly { readonly case: Case; readonly guards: readonly string[] }[];
}

/**
 * Walks the steps once more, with the events as they are on this very path: configurations that count as one may differ in times and ids.
 * Throws when they differ in more than that: then the model's key leaves out something that decides.
 */
export function toPath(
  model: Model,
  start: Configuration,
  steps: readonly Step[],
  refusals: readonly Refusal[] = [],
): Path {
  let { snapshot } = traceInitial(model.machine, model.inputs[start.input]);
  let now = start.now;
  const tooCoarse = (what: string) =>
    new Error(`${model.machine.id}: ${what}; the model's key leaves out something that decides`);
  const asItIs = (wanted: Case): Case => {
    const found = casesAt(model, snapshot, now).find(({ name }) => name === wanted.name);
    if (!found) throw tooCoarse(`“${wanted.name}” cannot happen in ${place(innermost(snapshot))}`);
    return found;
  };
  const moves = steps.map((step): Move => {
    const each = asItIs(step.case);
    const to = traceTransition(snapshot, each.event);
    const states = innermost(to.snapshot);
    if (place(states) !== place(step.to.states)) {
      throw tooCoarse(
        `“${each.name}” leads to ${place(states)} and not to ${place(step.to.states)}`,
      );
    }
    snapshot = to.snapshot;
    now = momentOf(each.event) ?? now;
    const visited = to.visited.map(({ path }) => path.join('.'));
    return { case: each, states, transitions: to.transitions, visited, effects: effectsOf(to) };
  });
  return {
    name: `reaches ${place(innermost(snapshot))} in ${counted(steps.length, 'step')}`,
    input: start.input,
    start: start.states,
    steps: moves,
    refusals: refusals.map(({ case: each, guards }) => ({ case: asItIs(each), guards })),
  };
}

const place = (states: readonly string[]): string => states.join(' & ');
