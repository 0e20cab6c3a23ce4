import { expect, test } from 'vitest';
import { moved } from '#web/features/resource-categories/tree-order.ts';

const row = (id: string, order: number, parent: string | null = null) => ({
  id,
  order,
  version: 1,
  parent: parent === null ? null : { id: parent, name: parent },
});
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join(' ');
const tree = [row('a', 1), row('a1', 1, 'a'), row('a2', 2, 'a'), row('b', 2), row('b1', 1, 'b')];

test('an outer category takes with it what lies in it', () => {
  expect(ids(moved(tree, 'b', 1))).toBe('b b1 a a1 a2');
  expect(ids(moved(tree, 'a', 2))).toBe('b b1 a a1 a2');
});

test('an inner one changes places with its neighbour only', () => {
  expect(ids(moved(tree, 'a2', 1))).toBe('a a2 a1 b b1');
});

test('its version counts on, so that it can be moved again at once', () => {
  expect(moved(tree, 'b', 1).map(({ id, version }) => `${id}${version}`)).toEqual([
    'b2',
    'b11',
    'a1',
    'a11',
    'a21',
  ]);
});

test('what belongs to a category of the page before stays first', () => {
  const page = [row('z2', 2, 'z'), row('a', 2), row('b', 3)];
  expect(ids(moved(page, 'b', 2))).toBe('z2 b a');
});
