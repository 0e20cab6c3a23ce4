import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { traceTransition } from '#machines/trace.ts';
import { attemptsIn, groundOf, type Tried } from '#tools/paths/attempts.ts';
import { explore, type Configuration, type Territory } from '#tools/paths/explore.ts';
import { modelNamed } from '#tools/paths/named.ts';
import { report } from '#tools/paths/report.ts';
import { contradiction, type Table } from '#tools/paths/table.ts';
import { tables } from '#tests/machines/tables/index.ts';
import type { Model } from '#tools/paths/model.ts';
import { edgesAskedBy } from './edges.ts';
import type { Mutant } from './mutant.ts';

/** So many configurations are walked anew for each change; of larger charts, what lies around it. */
const few = 500;

/** What the model of a chart has against it as it is now; null when it holds. */
export function modelDenies(name: string, mutant: Mutant): string | null {
  const known = groundOf(name);
  try {
    const fault = around(known, tables[name], mutant);
    if (fault !== null || known.configurations.length > few) return fault;
    return whole(modelNamed(name), known.configurations.length * 4 + few);
  } catch (error) {
    if (error instanceof Error && error.message.includes('more than')) return null;
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** `most`: a change that makes a chart many times as large is left to other tests. */
function whole(model: Model, most: number): string | null {
  const { dead, broken, livelocks, stale, guards } = report(explore(model, most));
  const [fault] = [
    ...broken,
    ...dead.map((each) => `nothing reaches ${each}`),
    ...livelocks,
    ...stale,
    ...guards.oneOutcome.map((each) => `${each} is answered one way only`),
  ];
  return fault ?? null;
}

/** Tries what the change is about where it was reached before, and holds it against the same sentences. */
function around(territory: Territory, table: Table | undefined, mutant: Mutant): string | null {
  const { model } = territory;
  const taken = new Set<string>();
  const before = new Set<string>();
  for (const { at, case: each, transitions } of concerned(territory, mutant)) {
    for (const id of transitions) before.add(id);
    const from = within(model.machine, at.snapshot);
    const amiss = table && contradiction(table, { at, case: each }, from);
    if (amiss) return amiss;
    const to = traceTransition(from, each.event);
    for (const id of to.transitions) taken.add(id);
    if (to.snapshot.status === 'error') return `fails after “${each.name}”`;
    if (each.refusal && to.transitions.length > 0)
      return `“${each.name}” passes although ${each.refusal} should stop it`;
    if (to.transitions.length === 0) continue;
    for (const [sentence, holds] of Object.entries(model.invariants))
      if (!holds(to.snapshot)) return `after “${each.name}”: not “${sentence}”`;
  }
  const lost = [...before].find((id) => !taken.has(id));
  return lost === undefined ? null : `nothing reaches ${lost}`;
}

const byEdge = new Map<Territory, Map<number, Tried[]>>();

/** What asks each of the comparisons, whatever comes of it. */
function asking(territory: Territory, table: Table | undefined): Map<number, Tried[]> {
  const known = byEdge.get(territory);
  if (known) return known;
  const all = new Map<number, Tried[]>();
  for (const each of [...attemptsIn(territory).values()].flat()) {
    const edges = edgesAskedBy(() => {
      if (table) contradiction(table, each, each.at.snapshot);
      else traceTransition(each.at.snapshot, each.case.event);
    });
    for (const edge of edges) {
      const list = all.get(edge) ?? [];
      list.push(each);
      all.set(edge, list);
    }
  }
  byEdge.set(territory, all);
  return all;
}

/** Walks a chart as it is, before anything is changed. */
export function knowModel(name: string, { edge }: Mutant): void {
  const territory = groundOf(name);
  if (edge === undefined) attemptsIn(territory);
  else asking(territory, tables[name]);
}

function concerned(territory: Territory, { kind, event, state, edge }: Mutant): readonly Tried[] {
  if (edge !== undefined) return byEdge.get(territory)?.get(edge) ?? [];
  const attempts = attemptsIn(territory);
  if (kind === 'boundary' || kind === 'timer' || event === 'entry' || event === 'exit')
    return [...attempts.values()].flat().filter(({ transitions }) => transitions.length > 0);
  const type = event.replace(/ \(way \d+\)$/, '');
  const sent = attempts.get(type);
  if (sent) return state ? sent.filter(({ at }) => isWithin(at, state)) : sent;
  const id = `${territory.model.machine.id}${state ? `.${state}` : ''}`;
  const timed = /^after (\S+)$/.exec(type)?.[1];
  const every = [...attempts.values()].flat();
  if (timed) return every.filter(({ case: each }) => each.event.type.endsWith(`.${timed}.${id}`));
  // What the chart raises itself, what answers bring, and what states do by themselves.
  return every.filter(
    ({ at, transitions }) =>
      isWithin(at, state) || transitions.some((each) => each.startsWith(`${id}|`)),
  );
}

const isWithin = ({ states }: Configuration, state: string): boolean =>
  states.some((each) => each === state || each.startsWith(`${state}.`));

/** A snapshot as the machine has it now. */
function within(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const nodes = (machine as unknown as { idMap: Map<string, unknown> }).idMap;
  return {
    ...snapshot,
    machine,
    _nodes: snapshot._nodes.map(({ id }) => nodes.get(id)),
  } as AnyMachineSnapshot;
}
