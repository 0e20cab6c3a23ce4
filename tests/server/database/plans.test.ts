import { beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { EndpointDeclaration, Route } from '#contract/endpoint.ts';
import { bookingOrder } from '#contract/bookings.ts';
import { endpoints } from '#contract/endpoints.ts';
import { bookingTabs } from '#domain/bookings/vocabulary.ts';
import { partsOf } from '#server/http/routes.ts';
import { callers, castOf } from '#tests/server/access/callers.ts';
import { queriesOf, recordsOf } from '#tests/server/access/records.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';
import { manyRows } from './many-rows.ts';

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Step[];
}

interface Plan {
  /** The endpoint that needed the statement first. */
  readonly asking: string;
  /** Tables that are read from end to end. */
  readonly scanned: readonly string[];
}

const plans = new Map<string, Plan>();
/** Null while nobody listens. */
let asking: string | null = null;

/** Whoever counts all there are reads all there are, from the table or from an index, whichever is smaller. */
const countsAll = /^select count\(\*\) as count from "(\w+)" where "\1"."deleted_at" is null;?$/;

const scannedBy = (step: Step): string[] => [
  ...(step['Node Type'] === 'Seq Scan' ? [step['Relation Name'] ?? ''] : []),
  ...(step.Plans ?? []).flatMap(scannedBy),
];

const db = await preparedDatabase({
  seed: 'demo',
  async heard(connection, statement, parameters) {
    if (asking === null || plans.has(statement) || countsAll.test(statement)) return;
    if (!/^\s*(?:select|with)\b/i.test(statement)) return;
    plans.set(statement, { asking, scanned: [] });
    const [row] = await connection.query(
      `explain (format json) ${statement}`,
      parameters,
      'arrays',
    );
    const [[{ Plan: step }]] = row as [[{ Plan: Step }]];
    plans.set(statement, { asking, scanned: scannedBy(step) });
  },
});
const server = await testServer({ seed: 'demo', services: { db } });
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
      asking = `${path}, as ${caller}`;
      const { status } = await server.as(cast.people[caller]).request(path);
      if (status >= 400 && status !== 401 && question !== first) failed.push(`${status} ${asking}`);
      if (status >= 500) failed.push(asking);
    }
  }
  asking = null;
  expect(failed).toEqual([]);
  expect(plans.size).toBeGreaterThan(lists.length);
  const breaches = [...plans].flatMap(([statement, plan]) => {
    const read = plan.scanned.filter((name) => large.has(name));
    return read.length === 0
      ? []
      : [`${plan.asking} reads all of ${read.join(', ')}:\n${statement}`];
  });
  expect(breaches).toEqual([]);
}, 240_000);

test.each(['Ascending', 'Descending'])(
  'many people are walked organisation by organisation in the order in which they would be sorted: %s',
  async (order) => {
    const direction = sql.raw(order === 'Ascending' ? 'asc' : 'desc');
    const rows = await db.orm.execute<{ id: string }>(
      sql`select u.id from users u left join organizations o on o.id = u.organization_id where u.deleted_at is null
        order by o.name ${direction}, u.full_name ${direction}, u.id ${direction}`,
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
