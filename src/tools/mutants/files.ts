import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import { collected, type Group, type Test } from './harness.ts';

const root = resolve(import.meta.dirname, '../../..');
const harness = pathToFileURL(join(import.meta.dirname, 'harness.ts')).href;

/** Tests declare themselves to the harness, which runs them as often as there are changes to be noticed. */
export function collectHere(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'vitest' && context.parentURL?.includes('/tests/')
        ? { url: harness, shortCircuit: true }
        : next(specifier, context),
  });
}

/** One test with everything around it. */
export interface Found {
  readonly file: string;
  readonly name: string;
  readonly around: readonly Group[];
  readonly test: Test;
}

let imports = 0;

/** The tests of a file, collected anew. */
export async function testsOf(file: string): Promise<Found[]> {
  const url = pathToFileURL(join(root, file)).href;
  imports += 1;
  const all = await collected(() => import(`${url}?collected=${imports}`));
  const list = (at: Group, around: readonly Group[]): Found[] => [
    ...at.tests.map((test) => ({
      file,
      name: [...around.slice(1), at]
        .map(({ name }) => name)
        .concat(test.name)
        .filter(Boolean)
        .join(' › '),
      around: [...around, at],
      test,
    })),
    ...at.groups.flatMap((each) => list(each, [...around, at])),
  ];
  return list(all, []);
}

/** Runs one test that needs nothing but itself. Why it fails; null when it passes. */
export async function failureOf({ around, test }: Found): Promise<string | null> {
  try {
    for (const { before } of around) for (const hook of before) await hook();
    for (const { beforeEvery } of around) for (const hook of beforeEvery) await hook();
    await test.body();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  } finally {
    for (const { afterEvery } of around.toReversed()) for (const hook of afterEvery) await hook();
  }
}

let heard: Set<string> | null = null;

/** The charts that are asked anything while something runs, by id. */
export async function chartsAskedBy<Result>(
  run: () => Promise<Result>,
): Promise<{ charts: Set<string>; result: Result }> {
  const charts = new Set<string>();
  heard = charts;
  const result = await run();
  heard = null;
  return { charts, result };
}

export function listen(): void {
  const { prototype } = StateMachine as unknown as {
    prototype: Record<string, (...args: unknown[]) => unknown>;
  };
  for (const name of ['getTransitionData', 'resolveState', 'getPreInitialState', 'provide']) {
    const { [name]: original } = prototype;
    if (!original) continue;
    prototype[name] = function ask(this: { id: string }, ...args: unknown[]) {
      heard?.add(this.id);
      return original.apply(this, args);
    };
  }
}
