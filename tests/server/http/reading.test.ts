import { expect, test } from 'vitest';
import { organizations } from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#domain/ids.ts';
import { binderOf } from '#server/api/bind.ts';
import { anyone } from '#server/http/policy.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';
import type { SmallTable } from '#tests/support/small-table.ts';
import { servers } from '../database/sample.ts';
import { smallBindings, smallServer, thing } from './small-server.ts';

const bind = binderOf<SmallTable>();

/** How a handler that reads tries to change something all the same. */
const attempts: Record<string, (db: Database) => Promise<unknown>> = {
  'by a statement of its own': (db) => anOrganisation(db, newId()),
  'in a transaction': (db) => db.transaction(() => anOrganisation(db, newId())),
  'in a part of a transaction': (db) => db.savepoint(() => anOrganisation(db, newId())),
  'by a script': (db) => db.script(`update organizations set name = 'changed'`),
};
let attempt = (_: Database): Promise<unknown> => Promise.resolve();

const server = await smallServer({
  bindings: {
    ...smallBindings,
    ...bind('GET /things/{thing}', {
      policy: anyone,
      async handle({ services: { db } }) {
        await attempt(db);
        return { id: thing };
      },
    }),
    ...bind('POST /things', {
      policy: anyone,
      async handle({ services: { db } }) {
        return { id: await anOrganisation(db, newId()) };
      },
    }),
    ...bind('GET /things/first', {
      policy: anyone,
      async handle({ services: { db } }) {
        const before = await db.orm.$count(organizations);
        await db.outside(() => anOrganisation(db, newId()));
        return { id: String((await db.orm.$count(organizations)) - before) };
      },
    }),
  },
});

test.each(Object.keys(attempts))(
  'what only reads can not write %s: the database refuses, nothing is changed, and the log says why',
  async (how) => {
    await anOrganisation(server.db, newId());
    const before = await server.db.orm.select().from(organizations).orderBy(organizations.id);
    attempt = attempts[how] ?? attempt;
    const noted = server.logged.length;
    for (const method of ['GET', 'HEAD']) {
      const response = await server.app.request(`/api/things/${thing}`, { method });
      expect(response.status).toBe(500);
    }
    expect(await server.db.orm.select().from(organizations).orderBy(organizations.id)).toEqual(
      before,
    );
    expect(JSON.stringify(server.logged.slice(noted))).toContain('"25006"');
  },
);

test('what changes things may write', async () => {
  const before = await server.db.orm.$count(organizations);
  const response = await server.app.request('/api/things', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'round' }),
  });
  expect(response.status).toBe(200);
  expect(await server.db.orm.$count(organizations)).toBe(before + 1);
});

/** An embedded database has one connection: nobody writes while somebody reads. */
test.each(servers)(
  'what reads from %s sees it as it was when it began, whatever others write meanwhile',
  async () => {
    const response = await server.app.request('/api/things/first');
    expect(await response.json()).toEqual({ id: '0' });
  },
);
