import { toPath, type Path } from './path.ts';
import { pairOf } from './report.ts';
import type { Case } from './model.ts';
import type { Configuration, Refusal, Step, Territory } from './explore.ts';

export type Coverage = 'states' | 'transitions' | 'pairs' | 'guards' | 'steps' | 'screens';

/** What somebody has before them who does it: who they are, what they ask for, and the fields that they fill in. */
const actionOf = ({ event }: Case): string => {
  const { type, by, at: _, ...fields } = event as Case['event'] & { by?: unknown; at?: unknown };
  const role = typeof by === 'object' && by !== null && 'role' in by ? by.role : null;
  const filled = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : name,
  );
  return JSON.stringify([role, type, filled.toSorted()]);
};

/** What a step adds to a coverage, given the step before it. */
const goals: Record<Coverage, (before: Step | null, step: Step) => readonly unknown[]> = {
  states: (_, step) => step.visited,
  transitions: (_, step) => step.transitions,
  pairs: (before, step) => (before ? [pairOf(before, step)] : []),
  guards: (_, step) => step.answers,
  steps: (_, step) => [step],
  screens: (_, { case: each, to }) => [
    ...to.states,
    ...(each.kind === 'person' ? [actionOf(each)] : []),
  ],
};

/** Greedy tours: from where the path stands to the nearest step that adds something; a new path when nothing more is near. */
export function tours(territory: Territory, coverage: Coverage, longest = 60): Path[] {
  const goalsOf = goals[coverage];
  const byStep = coverage === 'pairs';
  const done = new Set<unknown>();
  const adds = (before: Step | null, step: Step) =>
    goalsOf(before, step).some((goal) => !done.has(goal));
  const paths: Path[] = [];
  for (const start of territory.starts) {
    for (
      let first = nearest(start, null, adds, byStep);
      first;
      first = nearest(start, null, adds, byStep)
    ) {
      const steps: Step[] = [];
      for (
        let next: Step[] | null = first;
        next;
        next = nearest(start, steps.at(-1) ?? null, adds, byStep)
      ) {
        if (steps.length > 0 && steps.length + next.length > longest) break;
        for (const step of next) {
          for (const goal of goalsOf(steps.at(-1) ?? null, step)) done.add(goal);
          steps.push(step);
        }
      }
      paths.push(toPath(territory.model, start, steps));
    }
  }
  return paths;
}

/** The shortest way from after `last` to a step that adds something; for pairs it matters by which step a configuration was reached. */
function nearest(
  start: Configuration,
  last: Step | null,
  adds: (before: Step | null, step: Step) => boolean,
  byStep: boolean,
): Step[] | null {
  const origin = new Map<Step, Step | null>();
  const seen = new Set<Step | Configuration>();
  const queue: (Step | null)[] = [last];
  for (const before of queue) {
    for (const step of (before?.to ?? start).steps) {
      if (adds(before, step)) return [...trail(origin, before, last), step];
      const mark = byStep ? step : step.to;
      if (seen.has(mark)) continue;
      seen.add(mark);
      origin.set(step, before);
      queue.push(step);
    }
  }
  return null;
}

function trail(
  origin: ReadonlyMap<Step, Step | null>,
  end: Step | null,
  stop: Step | null,
): Step[] {
  const steps: Step[] = [];
  for (let step = end; step && step !== stop; step = origin.get(step) ?? null) steps.unshift(step);
  return steps;
}

/** The shortest path to a configuration. */
export function shortest(
  { model }: Territory,
  to: Configuration,
  refusals: readonly Refusal[] = [],
): Path {
  const steps: Step[] = [];
  for (let step = to.reachedBy; step; step = step.from.reachedBy) steps.unshift(step);
  return toPath(model, steps[0]?.from ?? to, steps, refusals);
}

/** Whether a state is named by its path, or by the end of it: `confirmed.open` for `life.confirmed.open`. */
export const isIn = ({ states }: Pick<Configuration, 'states'>, name: string): boolean =>
  states.some((state) => `.${state}.`.includes(`.${name}.`));

/** The shortest path to a state, or to several at once: `cancelled, credit.forfeited`; null when there is none. */
export function pathTo(territory: Territory, states: string): Path | null {
  const names = states.split(',').map((name) => name.trim());
  const to = territory.configurations.find((each) => names.every((name) => isIn(each, name)));
  return to ? shortest(territory, to) : null;
}

/**
 * For each configuration, the way to it and all that must be refused there; what an earlier path has refused in the same states is left out, or
 * in any state where each reason is wanted once.
 */
export function refusalSuite(
  territory: Territory,
  wanted: 'everywhere' | 'once' = 'everywhere',
): Path[] {
  const done = new Set<string>();
  return territory.configurations.flatMap((at) => {
    const fresh = at.refusals.filter((each) => {
      const { event, name } = each.case;
      const mark =
        wanted === 'once'
          ? JSON.stringify([event.type, each.guards])
          : JSON.stringify([at.states, each.guards.length > 0 ? [name, each.guards] : event.type]);
      return !done.has(mark) && done.add(mark);
    });
    return fresh.length > 0 ? [shortest(territory, at, fresh)] : [];
  });
}

/** A random walk of so many steps, begun anew where nothing more can happen; the same seed walks the same way. */
export function walk(territory: Territory, length: number, seed: number): Path[] {
  const { pick } = randomOf(seed);
  const paths: Path[] = [];
  for (let left = length; left > 0;) {
    const start = pick(territory.starts);
    if (!start || start.steps.length === 0) break;
    const steps: Step[] = [];
    for (let step = pick(start.steps); step && left > 0; step = pick(step.to.steps)) {
      steps.push(step);
      left -= 1;
    }
    paths.push(toPath(territory.model, start, steps));
  }
  return paths;
}

/** Chance that is the same every time for the same seed. */
export function randomOf(seed: number) {
  const random = mulberry32(seed);
  return {
    pick: <Each>(list: readonly Each[]): Each | undefined =>
      list[Math.floor(random() * list.length)],
    isHeads: (): boolean => random() < 0.5,
  };
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
