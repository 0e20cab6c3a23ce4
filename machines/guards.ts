import { and, or } from 'xstate';
import type { AnyStateMachine } from 'xstate';

/** One named question of a composed guard, answered. */
export interface GuardLeaf {
  readonly name: string;
  readonly passes: boolean;
}

interface Args {
  readonly context: unknown;
  readonly event: unknown;
}
type Params = Readonly<Record<string, unknown>> | ((args: Args) => unknown);
type Guard =
  | undefined
  | string
  | { type: string; params?: Params }
  | ((...args: never[]) => boolean);
type Composed = { check: (...args: never[]) => boolean; guards: readonly Guard[] };

/** How a composed guard is told: by the function it checks with, which keeps its identity where names are shortened for the browser. */
const checkOf = (guard: unknown): unknown => (guard as Composed).check;
const checksAll = checkOf(and([]));
const checksAny = checkOf(or([]));
type NamedGuards = Record<string, (args: unknown, params: unknown) => boolean>;

/**
 * The questions a guard asks, each with its answer. `and(…)` asks all of its parts; of an `or(…)` only the first part is reported, as failing when all fail:
 * its sentence speaks for the group.
 */
export function leavesOf(machine: AnyStateMachine, guard: unknown, args: Args): GuardLeaf[] {
  const each = guard as Guard | Composed;
  if (each === undefined) return [];
  if (typeof each === 'string' || ('type' in each && typeof each.type === 'string')) {
    const name = typeof each === 'string' ? each : each.type;
    const given = typeof each === 'string' ? undefined : each.params;
    const params: unknown = typeof given === 'function' ? given(args) : given;
    const implementation = (machine.implementations.guards as unknown as NamedGuards)[name];
    if (!implementation) throw new Error(`${machine.id}: guard ${name} has nobody to answer it`);
    return [{ name, passes: implementation(args, params) }];
  }
  const composed = each as Composed;
  const parts = composed.guards.map((part) => leavesOf(machine, part, args));
  if (composed.check === checksAll) return parts.flat();
  if (composed.check === checksAny) {
    if (parts.some((part) => part.every((leaf) => leaf.passes))) return [];
    return parts[0]?.filter((leaf) => !leaf.passes).slice(0, 1) ?? [];
  }
  const name = parts.flat()[0]?.name ?? 'unknown';
  return [{ name: `not ${name}`, passes: parts.flat().some((leaf) => !leaf.passes) }];
}

/** The names of the questions that a guard asks, whatever the answers are. */
export function guardNames(guard: unknown): string[] {
  const each = guard as Guard | Composed;
  if (each === undefined) return [];
  if (typeof each === 'string') return [each];
  if ('type' in each && typeof each.type === 'string') return [each.type];
  return (each as Composed).guards.flatMap(guardNames);
}
