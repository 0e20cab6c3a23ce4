import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import '#server/reactions.ts';
import { reactionsTo } from '#server/records/reactions.ts';
import { root } from './tree.ts';
import { expectNone } from './breach.ts';

interface Kind {
  readonly chart: { readonly name: string; readonly machine: AnyStateMachine };
  readonly lock: unknown;
  readonly effects?: Readonly<Record<string, unknown>>;
}

const isKind = (value: unknown): value is Kind =>
  typeof value === 'object' && value !== null && 'chart' in value && 'lock' in value;

const paths = globSync('src/server/features/**/kind.ts', { cwd: root });
const loaded = await Promise.all(
  paths.map(async (path): Promise<unknown[]> => Object.values(await import(resolve(root, path)))),
);
const kinds = loaded.flat().filter(isKind);

/** Actions that xstate carries out itself, such as `assign`, have a type of its own. */
const ordersOf = ({ machine }: Kind['chart']): string[] =>
  Object.entries(machine.implementations.actions)
    .filter(([, action]) => typeof action === 'function' && !('type' in action))
    .map(([name]) => name);

test('the server carries out every effect that a chart names, and no other', () => {
  expect(kinds.length).toBeGreaterThan(14);
  const breaches = kinds.flatMap(({ chart, effects = {} }) => {
    const orders = ordersOf(chart);
    const missing = orders.filter(
      (name) => !(name in effects) && reactionsTo(chart, name).length === 0,
    );
    const idle = Object.keys(effects).filter((name) => !orders.includes(name));
    return [
      ...missing.map((name) => `${chart.name} orders ${name}, which nothing carries out`),
      ...idle.map((name) => `${chart.name} never orders ${name}`),
    ];
  });
  expectNone(breaches, {
    because:
      'an order without a handler fails in the transaction of the event, for whoever sent it',
    remedy:
      'give the handler in the kind of the record, or in the `reactions.ts` of whoever is concerned, the name that the chart gives',
  });
});
