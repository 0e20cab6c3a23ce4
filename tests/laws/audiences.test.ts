import { describe, expect, test } from 'vitest';
import { audiences, type Audience } from '#machines/audiences.ts';
import { roles, type Role } from '#machines/person.ts';
import type { Binding } from '#server/api/bind.ts';
import { bindings } from '#server/bindings.ts';
import { tablePages } from '#tools/pages/routes.ts';
import { routeTable } from '#tests/journeys/routes/route-table.ts';
import { checksOf } from '#web/shell/routing/checks.ts';
import { expectNone } from './breach.ts';
import { importsOf, modules, read } from './tree.ts';

interface Page {
  readonly path: string;
  readonly file: string;
  /** Undefined where the page asks for no session. */
  readonly audience: Audience | undefined;
  readonly asks: string | undefined;
}

const audienceNamed = (name: string | undefined): Audience | undefined =>
  Object.keys(audiences).find((each): each is Audience => each === name);

const pages: readonly Page[] = [
  ...modules.flatMap((file): Page[] => {
    if (!file.startsWith('src/web/features/')) return [];
    const source = read(file);
    const path = /\bcreateFileRoute\(\s*'([^']+)'/.exec(source)?.[1]?.replace(/(.)\/$/, '$1');
    if (path === undefined) return [];
    const audience = audienceNamed(/\baudience: '(\w+)'/.exec(source)?.[1]);
    return [{ path, file, audience, asks: /\basks: '([^']+)'/.exec(source)?.[1] }];
  }),
  ...tablePages.map(({ path, file, audience }) => ({
    path,
    file: `src/web/${file}`,
    audience: audienceNamed(audience),
    asks: undefined,
  })),
];

const doors = new Map<string, Binding>(
  Object.values<Binding>(bindings).map((binding) => [binding.route, binding]),
);

const rolesOf = (page: Page): readonly Role[] => audiences[page.audience ?? 'everyone'];

const somebody = {
  id: 'somebody',
  organizationId: null,
  timeZone: 'Europe/London',
  sessionId: 'one',
  expiresAt: 0,
};

/** Those to whom the door of an endpoint opens; which records they find behind it is held by tests/server/access. */
const admittedBy = ({ policy }: Binding): readonly Role[] =>
  roles.filter((role) => policy.admits({ ...somebody, role }) === 'yes');

/** The records of `defineRecord`, whose endpoints follow from their path. */
const records = new Map(
  modules.flatMap((file) =>
    [
      ...read(file).matchAll(
        /export const (\w+) = defineRecord\(\{\s*path: '([\w-]+)',\s*param: '(\w+)'/g,
      ),
    ].map(([, name = '', path = '', param = '']) => [name, { path, param }] as const),
  ),
);

/** Every endpoint that a module names, itself or through what it takes of such a record. */
function endpointsIn(file: string): string[] {
  const source = read(file);
  const named = [...source.matchAll(/['"]((?:GET|POST) \/[^'"]*)['"]/g)].map(([, it = '']) => it);
  const taken = [...source.matchAll(/\b(\w+)\.(\w+)/g)].flatMap(([, name = '', part = '']) => {
    const record = records.get(name);
    if (record === undefined) return [];
    const one = `/${record.path}/{${record.param}}`;
    if (part === 'creating') return [`POST /${record.path}`];
    if (part === 'useOne') return [`GET ${one}`];
    if (part === 'useHistory') return [`GET ${one}/history`];
    return ['editing', 'deleting', 'restoring'].includes(part)
      ? [`GET ${one}`, `POST ${one}/events`]
      : [];
  });
  return [...named, ...taken].filter((route) => doors.has(route));
}

/** What a page is made of, as far as it is its own. */
function partsOf({ file }: Page): Set<string> {
  const found = new Set([file]);
  for (const each of found)
    for (const { target, typeOnly } of importsOf(each))
      if (!typeOnly && target.startsWith('src/web/features/') && modules.includes(target))
        found.add(target);
  return found;
}

/** Those who have a page that asks for an endpoint. */
const askers = new Map<string, Set<Role>>();
for (const page of pages)
  for (const part of partsOf(page))
    for (const route of endpointsIn(part)) {
      const known = askers.get(route) ?? new Set();
      for (const role of rolesOf(page)) known.add(role);
      askers.set(route, known);
    }

/** Endpoints that let in somebody who has no page for them, with the reason. */
const doorsWithoutPage: Readonly<Record<string, string>> = {
  'GET /booking-requests/{bookingRequest}':
    'A coach reads the request on the page of its booking; the page with this address is for taking it back.',
};

describe('every page says whom it is for', () => {
  const lines = new Map(routeTable.map((line) => [line.path, line]));

  test('the law sees them', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(askers.size).toBeGreaterThan(120);
    expect(records.size).toBeGreaterThan(3);
  });

  test.each(pages.filter(({ path }) => lines.has(path)))(
    '$path is for whom the table of all routes has it',
    (page) => {
      const line = lines.get(page.path);
      // Whom the check of the specification lets in comes there, and is refused there.
      const isFor = (role: Role) =>
        line?.checks.includes('isNotCoach') ? role !== 'Coach' : line?.marks[role] !== '–';
      expect(rolesOf(page).toSorted()).toEqual(roles.filter(isFor).toSorted());
    },
  );

  test('and asks for a session where that table does', () => {
    const breaches = pages.flatMap(({ path, audience }) => {
      const wanted = lines.get(path)?.checks.includes('authenticated') ?? false;
      return checksOf({ audience }).includes('authenticated') === wanted ? [] : [path];
    });
    expectNone(breaches, {
      because: 'the guard asks for a session where a page is for somebody',
      remedy:
        "say `audience: '…'` in its staticData, as tests/journeys/routes/route-table.ts has it",
    });
  });

  test('and nobody of them is refused what it shows first', () => {
    const breaches = pages.flatMap((page) => {
      const door = doors.get(page.asks ?? '');
      if (door === undefined) return [];
      const admitted = admittedBy(door);
      return rolesOf(page)
        .filter((role) => !admitted.includes(role))
        .map((role) => `${page.path} is for ${role}, whom ${door.route} refuses`);
    });
    expectNone(breaches, {
      because: 'a link would lead somebody to a page that tells them they may not be there',
      remedy: 'narrow the audience of the page, or open the policy of the endpoint',
    });
  });
});

test('a door lets in nobody who has no page that asks there', () => {
  const breaches = [...askers].flatMap(([route, asking]) => {
    const door = doors.get(route);
    if (door === undefined || route in doorsWithoutPage) return [];
    return admittedBy(door)
      .filter((role) => !asking.has(role))
      .map((role) => `${route} (${door.policy.name}) lets in ${role}`);
  });
  expectNone(breaches, {
    because:
      'the pages say whom each endpoint is for; a wider door gives away what no page of theirs shows',
    remedy: 'narrow the policy of the endpoint, or widen the audience of the page in both tables',
  });
});

test('every exception is still one', () => {
  const needless = Object.keys(doorsWithoutPage).filter((route) => {
    const door = doors.get(route);
    return door === undefined || admittedBy(door).every((role) => askers.get(route)?.has(role));
  });
  expect(needless).toEqual([]);
});
