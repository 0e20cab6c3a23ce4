import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { ESTree } from 'vite';
import type { AnyStateMachine } from 'xstate';
import '#server/reactions.ts';
import { reactionsTo } from '#server/records/reactions.ts';
import { at, importsOf, modules, root, walk } from './tree.ts';
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

const declarers = new Set([
  'machines/decide.ts',
  'src/server/records/kind.ts',
  'src/server/records/reactions.ts',
  'src/server/features/bookings/record/reaction.ts',
]);

/** Whoever carries out what charts order, or reads it from a decision. */
const readers = modules.filter(
  (path) =>
    path.startsWith('src/server/features/') &&
    importsOf(path).some(({ target }) => declarers.has(target)),
);

/** What is asserted of what: `params as unknown as Notice` of `params`. */
const asserted = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' ? asserted(node.expression) : node;

const namesIn = (pattern: ESTree.Node | undefined): string[] => {
  if (pattern?.type === 'Identifier') return [pattern.name];
  if (pattern?.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((each) =>
    each.type === 'Property' ? namesIn(each.value) : namesIn(each.argument),
  );
};

/** The places at which a module says of what an order says that it is something else. */
function castsOfParams(path: string): string[] {
  const params = new Set(['params']);
  const given = ({ params: [, second] }: { readonly params: readonly ESTree.Node[] }) => {
    for (const name of namesIn(second)) params.add(name);
  };
  walk(path, { FunctionExpression: given, ArrowFunctionExpression: given });
  const found: string[] = [];
  walk(path, {
    TSAsExpression: (node) => {
      const of = asserted(node.expression);
      const name = of.type === 'MemberExpression' ? of.property : of;
      if (name.type === 'Identifier' && params.has(name.name))
        found.push(`${at(path, node)} casts ${name.name}`);
    },
  });
  return found;
}

test('what an order says is read as its chart declares it', () => {
  expect(readers.length).toBeGreaterThan(20);
  expectNone(readers.flatMap(castsOfParams), {
    because: 'a cast compiles on whatever the chart says, also when it says something else by now',
    remedy:
      'name the machine in the chart (RecordChart<…, typeof machine>), and declare the handlers as EffectHandlers of it',
  });
});
