import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  areaModule,
  areasOfMap,
  circleOf,
  routeAreas,
  undeclaredExports,
} from '#tools/pages/route-areas.ts';
import { filesOfPaths } from '#tools/pages/paths-of-map.ts';
import { routes } from '#tools/pages/routes.ts';
import { areasOf } from '#web/shell/routing/area-of.ts';

const web = resolve(import.meta.dirname, '../../src/web').replaceAll('\\', '/');
const { load } = routeAreas({ web, routes, areasOf }) as { load: (id: string) => string | null };
const pages = [...filesOfPaths(routes)];
const areasIn = areasOfMap(
  pages.map(([path]) => path),
  areasOf,
);
const pathsIn = (module: string): string[] =>
  [...(load(module) ?? '').matchAll(/\bat\("([^"]+)", page\d+\)/g)].map(([, path = '']) => path);

test('the entry knows the routes of four pages, whatever the map grows to', () => {
  expect(pathsIn(`${web}/shell/routing/route-map.ts`).toSorted()).toEqual([
    '/',
    '/app/dashboard',
    '/auth/sign-in',
    '/auth/whoami',
  ]);
});

test('every page is in one module: that of the entry or that of its area', () => {
  const areas = new Set(pages.flatMap(([path]) => areasIn(path)));
  const modules = [`${web}/shell/routing/route-map.ts`, ...[...areas].map(areaModule)];
  expect(modules.flatMap(pathsIn).toSorted()).toEqual(pages.map(([path]) => path).toSorted());
});

test('what is below a record in many pages is an area of its own, and needs the one around it', () => {
  expect(areasIn('/app/programmes/$programme/kai-credits/create')).toEqual([
    'programmes',
    'programmes/kai-credits',
  ]);
  expect(areasIn('/app/programmes/$programme/edit')).toEqual(['programmes', 'programmes/others']);
  expect(areasIn('/app/programmes/$programme')).toEqual(['programmes']);
  expect(areasIn('/auth/password/recover')).toEqual(['open']);
  expect(areasIn('/auth/sign-in')).toEqual([]);
});

test('the list of paths has them all, as links say them', () => {
  const list = load(`${web}/shell/routing/route-paths.ts`);
  for (const [path] of pages) expect(list).toContain(path.replace(/(.)\/$/, '$1'));
  expect(load(`${web}/shell/routing/router.ts`)).toBeNull();
});

test('what the build replaces is where the product reads it', () => {
  for (const file of ['route-map.ts', 'route-paths.ts'])
    expect(existsSync(`${web}/shell/routing/${file}`)).toBe(true);
});

test('a script that exports what it does not have is found before a browser does', () => {
  expect(undeclaredExports('const a=1,b=2;export{a,b as c};')).toEqual([]);
  expect(undeclaredExports('export{x as y} from "./z.js";')).toEqual([]);
  expect(undeclaredExports('const a=1;export{a,all_exports as m};')).toEqual(['all_exports']);
});

test('scripts that need each other are found, without those that only need them or are needed', () => {
  const script = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  const scripts = [
    script('page', 'editor'),
    script('editor', 'toolbar', 'icons'),
    script('icons'),
    script('toolbar', 'icons'),
  ];
  expect(circleOf(scripts)).toEqual([]);
  const circle = [...scripts.slice(0, 3), script('toolbar', 'editor', 'icons')];
  expect(circleOf(circle)).toEqual(['editor', 'toolbar']);
});
