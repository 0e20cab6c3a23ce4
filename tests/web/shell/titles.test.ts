import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { importsOf, modules, read } from '#tests/laws/tree.ts';
import { routeTree } from '#web/routeTree.gen.ts';
import { titles } from './titles.ts';

const { routesByPath } = createRouter({
  routeTree,
  history: createMemoryHistory(),
  context: {} as never,
});

/** The title that each page says, by its path. */
const said = new Map(
  Object.entries(routesByPath).map(([path, { options }]) => [
    path.replace(/(.)\/$/, '$1'),
    options.staticData?.title,
  ]),
);

test('every page has the title of the table of all routes', () => {
  const built = [...said].filter(([path]) => titles.has(path));
  expect(titles.size).toBe(243);
  expect(built.length).toBeGreaterThan(100);
  expect(Object.fromEntries(built)).toEqual(
    Object.fromEntries(built.map(([path]) => [path, titles.get(path)])),
  );
});

test('and keeps it: only what is no page of that table says another one', () => {
  const others = modules.filter(
    (path) =>
      path.startsWith('src/web/') &&
      importsOf(path).some(({ target }) => target === 'src/web/screens/use-page-title.ts') &&
      /\busePageTitle\(/.test(read(path)),
  );
  expect(others.toSorted()).toEqual([
    'src/web/features/charts/chart-page.tsx',
    'src/web/features/charts/replay-page.tsx',
    'src/web/features/charts/state-page.tsx',
    'src/web/features/charts/unknown-state.tsx',
    'src/web/shell/crash.tsx',
    'src/web/shell/not-found.tsx',
  ]);
});
