import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { byName } from '#database/name-order.ts';
import type { EndpointDeclaration, Route } from '#contract/kernel/endpoint.ts';
import { bookingOrder } from '#contract/bookings/booking-list.ts';
import { endpoints } from '#contract/endpoints.ts';
import { bookingTabs } from '#domain/bookings/vocabulary.ts';
import { partsOf } from '#server/http/routes.ts';
import { callers, castOf } from '#tests/server/access/callers.ts';
import { queriesOf } from '#tests/server/access/queries.ts';
import { recordsOf } from '#tests/server/access/records.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { planReader } from '#tests/support/plan-reader.ts';
import { testServer } from '#tests/support/server.ts';
import { manyRows } from './many-rows.ts';

/** Whoever counts all there are reads all there are, from the table or from an index, whichever is smaller. */
const countsAll = /^select count\(\*\) as count from "(\w+)" where "\1"."deleted_at" is null;?$/;

const reader = planReader();
const db = await preparedDatabase({ seed: 'demo', heard: reader.heard });
const server = await testServer({ seed: 'demo', services: { db }, areBooksKept: false });
const cast = await castOf(db);
const records = await recordsOf(db, cast);
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = await queriesOf(
  db,
  cast,
);
beforeAll(() => manyRows(db), 120_000);

const table: Readonly<Record<string, EndpointDeclaration>> = endpoints;
const lists = (Object.keys(table) as Route[]).filter((route) => {
  const query = table[route]?.query;
  return route.startsWith('GET ') && query !== undefined && 'perPage' in query.shape;
});

/** Questions that a list is asked besides its first one. */
const further: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'GET /bookings': [
    ...bookingTabs.flatMap((tab) =>
      bookingOrder.map((orderProperty) => ({ tab, orderProperty, order: 'Descending' })),
    ),
    { tab: 'past', search: 'Mia77 Walker' },
    { tab: 'past', search: 'xyzzy', orderProperty: 'member' },
    { tab: 'past', coach: cast.people.coach?.id ?? '' },
    { tab: 'past', member: cast.people.owner?.id ?? '' },
  ],
  'GET /users': [
    { search: 'Mia77 Walker' },
    { search: 'xyzzy', orderProperty: 'organization', order: 'Descending' },
  ],
  'GET /coach-permissions': [
    { orderProperty: 'created' },
    { search: 'Mia77 Walker' },
    { search: 'xyzzy', order: 'Descending' },
    { coach: cast.people.coach?.id ?? '' },
  ],
};

const first = {};

/** Each list's own question on pages near and far, and the further ones on the first and a later page. */
function questionsOf(route: Route) {
  const asked = [
    ...['1', '2', '100'].map((page) => [first, page] as const),
    ...(further[route] ?? []).flatMap((each) => ['1', '2'].map((page) => [each, page] as const)),
  ];
  return asked.flatMap(([question, page]) =>
    callers.map((caller) => [question, caller, page] as const),
  );
}

const pathOf = (route: Route): string =>
  partsOf(route).path.replaceAll(/\{(\w+)\}/g, (_, name: string) => records[name] ?? name);

test('no list reads a large table from end to end, whoever asks for whichever page', async () => {
  const sizes = await db.orm.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and reltuples >= 10000`,
  );
  const large = new Set(sizes.map(({ name }) => name));
  for (const name of ['users', 'teams', 'coach_permissions', 'bookings', 'notifications'])
    expect(large).toContain(name);
  const failed: string[] = [];
  for (const route of lists) {
    for (const [question, caller, pageNumber] of questionsOf(route)) {
      const query = new URLSearchParams({ ...queries[route], ...question, pageNumber }).toString();
      const path = `/api${pathOf(route)}?${query}`;
      const asking = `${path}, as ${caller}`;
      reader.asks(asking);
      const { status } = await server.as(cast.people[caller]).request(path);
      // Whoever may not ask is refused; a question that nobody understands would measure nothing.
      if (status >= 400 && ![401, 403].includes(status) && question !== first)
        failed.push(`${status} ${asking}`);
      if (status >= 500) failed.push(asking);
    }
  }
  reader.asks(null);
  expect(failed).toEqual([]);
  const plans = reader.plans();
  expect(plans.length).toBeGreaterThan(lists.length);
  const breaches = plans.flatMap(({ asking, statement, scanned }) => {
    const read = scanned.filter((name) => large.has(name));
    return read.length === 0 || countsAll.test(statement)
      ? []
      : [`${asking} reads all of ${read.join(', ')}:\n${statement}`];
  });
  expect(breaches).toEqual([]);
}, 240_000);

test.each(['Ascending', 'Descending'])(
  'many people are walked organisation by organisation in the order in which they would be sorted: %s',
  async (order) => {
    const direction = sql.raw(order === 'Ascending' ? 'asc' : 'desc');
    const rows = await db.orm.execute<{ id: string }>(
      sql`select u.id from users u left join organizations o on o.id = u.organization_id where u.deleted_at is null
        order by ${byName(sql`o.name`)} ${direction}, ${byName(sql`u.full_name`)} ${direction}, u.id ${direction}`,
    );
    const last = Math.ceil(rows.length / 20);
    for (const pageNumber of [1, 2, 150, last - 200, last - 1, last]) {
      const { data } = await server.as(cast.people.admin).call('GET /users', {
        query: { orderProperty: 'organization', order, pageNumber },
      } as never);
      const sorted = rows.slice((pageNumber - 1) * 20, pageNumber * 20);
      expect(data.results.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
    }
  },
);
