import { traceInitial, traceTransition, type Trace } from '#machines/trace.ts';
import { listenTo, type Territory } from './explore.ts';
import type { Path } from './path.ts';
import { pairOf, pairsIn, partsOf } from './report.ts';
import { refusalSuite } from './suites.ts';

export type Host = 'machine' | 'api' | 'browser';

/** How much of something a host has seen; whatever is not in `missing` is covered. */
export interface Covered {
  readonly all: number;
  readonly seen: number;
  /** What no path of this host reaches, with the reason. */
  readonly missing: Readonly<Record<string, string>>;
}

export interface Count {
  readonly all: number;
  readonly seen: number;
}

export interface HostCoverage {
  /** By path; the whole chart is not counted. */
  readonly states: Covered;
  readonly transitions: Covered;
  /** By name; seen when it has said yes and no. */
  readonly guards: Covered;
  readonly pairs: Count;
  readonly refusals: Count;
  /** Transitions that are walked though nobody on this host is told of it, by id, with the reason. */
  readonly unshown?: Readonly<Record<string, string>>;
}

export interface MachineCoverage {
  readonly kind: 'record' | 'conductor';
  /** Conductors live in the browser and have no API. */
  readonly hosts: Readonly<Partial<Record<Host, HostCoverage>>>;
}

/** `docs/machines/coverage.json`. */
export interface CoverageFile {
  readonly machines: Readonly<Record<string, MachineCoverage>>;
}

/** What one host walks of a machine. */
export interface Walked {
  readonly paths: readonly Path[];
  /** Why states, transitions and guards are out of its reach, by path, id and name. */
  readonly beyond: Readonly<Record<string, string>>;
  /** All that the host can walk, where `paths` are chosen from it: the reasons are held against this. */
  readonly whole?: readonly Path[];
  /** Why the host can't tell of transitions that it takes, by id. */
  readonly unshown?: Readonly<Record<string, string>>;
}

/** The machine itself takes every step that there is. */
export function machineCoverage({
  model,
  taken,
  visited,
  answers,
  ...territory
}: Territory): HostCoverage {
  const { states, transitions } = partsOf(model.machine);
  const beyond = model.exceptions ?? {};
  const pairs = pairsIn(territory.configurations).size;
  const refusals = territory.configurations.reduce((sum, each) => sum + each.refusals.length, 0);
  return {
    states: covered(states.filter(Boolean), visited, beyond),
    transitions: covered(transitions, taken, beyond),
    guards: covered([...answers.keys()], seenBothOutcomes(answers), beyond),
    pairs: { all: pairs, seen: pairs },
    refusals: { all: refusals, seen: refusals },
  };
}

/** What the paths of a host cover of everything that the machine can do. Throws for what is missing without a reason, and for reasons that are none any more. */
export function hostCoverage(
  territory: Territory,
  { paths, beyond, unshown = {}, whole }: Walked,
): HostCoverage {
  if (whole) {
    const reached = hostCoverage(territory, { paths: whole, beyond, unshown });
    return chosenFrom(reached, hostCoverage(territory, { paths, beyond: {} }));
  }
  const { model } = territory;
  const ear = listenTo(model.machine);
  const visited = new Set<string>();
  const taken = new Set<string>();
  const pairs = new Set<string>();
  const refused = new Set<string>();
  const note = (to: Trace) => {
    for (const { path } of to.visited) visited.add(path.join('.'));
    for (const id of to.transitions) taken.add(id);
    return to.snapshot;
  };
  for (const { input, steps, refusals } of paths) {
    let snapshot = note(traceInitial(ear.machine, model.inputs[input]));
    for (const step of steps) snapshot = note(traceTransition(snapshot, step.case.event));
    for (const [index, step] of steps.slice(1).entries()) {
      const before = steps[index];
      if (before) pairs.add(pairOf(before, step));
    }
    const states = steps.at(-1)?.states ?? [];
    for (const { case: each, guards } of refusals) {
      traceTransition(snapshot, each.event);
      refused.add(JSON.stringify([states, each.name, guards]));
    }
  }
  const { states, transitions } = partsOf(model.machine);
  const bothOutcomes = seenBothOutcomes(ear.answers);
  const all = [...states, ...transitions, ...ear.answers.keys()];
  const idle = Object.keys(beyond).filter(
    (each) => !all.includes(each) || visited.has(each) || taken.has(each) || bothOutcomes.has(each),
  );
  if (idle.length > 0)
    throw new Error(
      `${model.machine.id}: reasons are given for what is reached: ${idle.join(', ')}`,
    );
  const unwalked = Object.keys(unshown).filter((id) => !taken.has(id));
  if (unwalked.length > 0)
    throw new Error(`${model.machine.id}: nobody walks ${unwalked.join(', ')}, shown or not`);
  return {
    states: covered(states.filter(Boolean), visited, beyond),
    transitions: covered(transitions, taken, beyond),
    guards: covered([...ear.answers.keys()], bothOutcomes, beyond),
    pairs: { all: pairsIn(territory.configurations).size, seen: pairs.size },
    refusals: {
      all: refusalSuite(territory).reduce((sum, each) => sum + each.refusals.length, 0),
      seen: refused.size,
    },
    ...(Object.keys(unshown).length > 0 && { unshown }),
  };
}

/** What was chosen to be walked, with a reason for what was not. */
function chosenFrom(reached: HostCoverage, walked: HostCoverage): HostCoverage {
  const explained = (part: 'states' | 'transitions' | 'guards'): Covered => ({
    ...walked[part],
    missing: Object.fromEntries(
      Object.keys(walked[part].missing).map((each) => [
        each,
        reached[part].missing[each] ?? elsewhere,
      ]),
    ),
  });
  const transitions = explained('transitions');
  const unshown = Object.entries(reached.unshown ?? {}).filter(
    ([id]) => !(id in transitions.missing),
  );
  return {
    ...walked,
    states: explained('states'),
    transitions,
    guards: explained('guards'),
    ...(unshown.length > 0 && { unshown: Object.fromEntries(unshown) }),
  };
}

const elsewhere =
  'Within reach, and walked through the API: here each state and each way to act is walked once.';

const seenBothOutcomes = (answers: ReadonlyMap<string, ReadonlySet<boolean>>): Set<string> =>
  new Set([...answers].filter(([, heard]) => heard.size === 2).map(([name]) => name));

function covered(
  all: readonly string[],
  seen: ReadonlySet<string>,
  beyond: Readonly<Record<string, string>>,
): Covered {
  const missing = all.filter((each) => !seen.has(each));
  return {
    all: all.length,
    seen: all.length - missing.length,
    missing: Object.fromEntries(missing.map((each) => [each, beyond[each] ?? ''])),
  };
}

/** What is missing without a reason, in sentences; empty when the coverage may be published. */
export const unexplained = (name: string, hosts: MachineCoverage['hosts']): string[] =>
  Object.entries(hosts).flatMap(([host, { states, transitions, guards }]) =>
    [states, transitions, guards].flatMap(({ missing }) =>
      Object.entries(missing)
        .filter(([, reason]) => reason === '')
        .map(([each]) => `${name}: ${host} never reaches ${each}, and no reason is given`),
    ),
  );
