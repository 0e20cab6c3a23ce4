import { and, not, or, type AnyStateMachine } from 'xstate';

type Named = string | { readonly type: string; readonly params?: unknown };
interface Composed {
  readonly check: unknown;
  readonly guards: readonly unknown[];
}

/** What a question is asked with where its answer is settled. */
const settled = { yes: Object.freeze({ settled: 'yes' }), no: Object.freeze({ settled: 'no' }) };
export type Answer = keyof typeof settled;

const checks = { all: and([]), any: or([]), none: not('x' as never) } as unknown as Record<
  'all' | 'any' | 'none',
  Composed
>;

const isComposed = (guard: unknown): guard is Composed =>
  typeof guard === 'function' && 'guards' in guard;
const nameOf = (guard: unknown): string | null =>
  typeof guard === 'string'
    ? guard
    : typeof guard === 'object' && guard !== null && 'type' in guard
      ? String(guard.type)
      : null;

/** One question of a guard, with the guard as it is once its answer is settled there. */
export interface Settled {
  readonly name: string;
  settle(answer: Answer): unknown;
}

/** Every question that a guard asks, at each of its places. */
export function questionsIn(guard: unknown): Settled[] {
  if (guard === undefined) return [];
  if (!isComposed(guard)) {
    const name = nameOf(guard);
    if (name === null)
      return [{ name: 'an unnamed guard', settle: (answer) => () => answer === 'yes' }];
    return [{ name, settle: (answer): Named => ({ type: name, params: settled[answer] }) }];
  }
  const build = (guards: readonly unknown[]) => {
    if (guard.check === checks.all.check) return and(guards as never);
    if (guard.check === checks.any.check) return or(guards as never);
    return not(guards[0] as never);
  };
  return guard.guards.flatMap((part, index) =>
    questionsIn(part).map(({ name, settle }) => ({
      name,
      settle: (answer: Answer) => build(guard.guards.with(index, settle(answer))),
    })),
  );
}

type Ask = (args: unknown, params: unknown) => boolean;

/** Has a machine answer a settled question as it is settled; what comes back has it ask again. */
export function answering(machine: AnyStateMachine, name: string): () => void {
  const guards = machine.implementations.guards as Record<string, Ask>;
  const { [name]: ask } = guards;
  if (typeof ask !== 'function') return () => {};
  guards[name] = (args, params) => {
    if (params === settled.yes) return true;
    return params === settled.no ? false : ask(args, params);
  };
  return () => void (guards[name] = ask);
}
