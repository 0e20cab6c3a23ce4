import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { links } from '#machines/links.ts';
import { expectNone } from './breach.ts';
import { actionsOf, eventsOf, statesOf } from './chart-rules.ts';

const machineOf = (name: string) => catalogue.find((each) => each.name === name)?.machine;

/** What a chart orders: its effects, those of composed actions included, and its actors. */
const ordersOf = (name: string): string[] => {
  const machine = machineOf(name);
  if (!machine) return [];
  const named = Object.keys(machine.implementations.actions);
  const actors = statesOf(machine).flatMap(({ invoke }) =>
    invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])),
  );
  return [...named, ...actors, ...actionsOf(machine).map(({ type }) => type)];
};

test('what charts send to each other is sent by something that they order, and is known where it arrives', () => {
  expect(Object.keys(links).length).toBeGreaterThan(5);
  const breaches = Object.entries(links).flatMap(([name, sent]) => {
    const orders = ordersOf(name);
    return Object.entries(sent).flatMap(([order, goals]) => [
      ...(orders.includes(order) ? [] : [`${name} never orders ${order}`]),
      ...goals.flatMap(({ chart, event }) => {
        const machine = machineOf(chart);
        if (!machine) return [`there is no chart ${chart}, to which ${name} sends ${event}`];
        return eventsOf(machine).includes(event) ? [] : [`${chart} does not know ${event}`];
      }),
    ]);
  });
  expectNone(breaches, {
    because: 'the pages and the viewer link charts by it',
    remedy: 'say in machines/links.ts what the effect really sends',
  });
});
