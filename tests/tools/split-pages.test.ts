import { expect, test } from 'vitest';
import { partsOf } from '#tools/pages/split-pages.ts';

const partsOfTeams = (source: string) =>
  partsOf('/product/src/web/features/teams/teams.tsx', source);

test('the route takes along what it names, and what that names; the page has everything else', () => {
  const parts = partsOfTeams(`import { createFileRoute } from '@tanstack/react-router';
import * as texts from './texts.ts';
import { usual, type Search, reader as read } from './search.ts';
import { Table } from './table.tsx';

const first = usual(1);
const { search, heavy } = read(first);
const columns = [texts.name];

export const Route = createFileRoute('/app/teams')({
  staticData: { title: 'Teams' },
  validateSearch: search,
  component: Teams,
});

function Teams() {
  const list: Search = Route.useSearch();
  return <Table list={list} columns={columns} title={texts.title} />;
}
`);
  expect(parts?.route)
    .toBe(`import { lazyRouteComponent as waymarkPage } from '@tanstack/react-router';
import { createFileRoute } from '@tanstack/react-router';
import { usual, reader as read } from './search.ts';
const first = usual(1);
const { search, heavy } = read(first);
export const Route = createFileRoute('/app/teams')({
  staticData: { title: 'Teams' },
  validateSearch: search,
  component: waymarkPage(() => import('./teams.tsx?page'), 'component'),
});`);
  expect(parts?.page).not.toContain("createFileRoute('/app/teams')");
  expect(parts?.page).toContain("import { Route } from './teams.tsx';");
  expect(parts?.page).toContain('function Teams() {');
  expect(parts?.page).toMatch(/export const component = Teams;$/);
});

test('members and properties are no names', () => {
  const parts = partsOfTeams(`import { title } from './texts.ts';
import { search, table as list } from './search.ts';
export const Route = createFileRoute('/app/teams')({ title: search.list, component: () => <p>{title}</p> });
`);
  expect(parts?.route).toContain("import { search } from './search.ts';");
  expect(parts?.route).not.toContain('texts.ts');
  expect(parts?.page).toContain('export const component = () => <p>{title}</p>;');
});

test.each([
  ['is none', 'export const teams = 1;'],
  ['draws nothing', "export const Route = createFileRoute('/app')({ staticData: {} });"],
  [
    'says itself how its page is fetched',
    "export const Route = createFileRoute('/app')({ component: lazyRouteComponent(() => import('./a.tsx'), 'A') });",
  ],
])('a file whose route %s stays as it is', (_, source) => {
  expect(partsOfTeams(source)).toBeNull();
});
