import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { EndpointDeclaration, Route } from '#contract/kernel/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { DatabaseAway } from '#database/away.ts';
import { openDatabase } from '#database/open.ts';
import { bind } from '#server/api/bind.ts';
import { bindings } from '#server/bindings.ts';
import { anyone } from '#server/http/policy.ts';
import { refusalSentences } from '#server/http/answers/refusal.ts';
import { partsOf } from '#server/http/routes.ts';
import { closedAtEnd } from '#tests/support/endings.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWire, type Wire } from '#tests/support/wire.ts';
import { failWith, servers } from '../database/sample.ts';
import { password } from '../identity/identity-server.ts';

const someId = '0199a000-0000-7000-8000-0000000000ff';
const table: Readonly<Record<string, EndpointDeclaration>> = endpoints;
const routes = Object.keys(table) as Route[];
/** Milliseconds within which every question is answered, whatever the database does. */
const patience = 5000;

const away = [503, '5', { request: refusalSentences.away }];
async function told(response: Response) {
  const { errors } = (await response.json()) as { errors?: unknown };
  return [response.status, response.headers.get('retry-after'), errors];
}

describe('what the database says of itself', () => {
  let failing = '';
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({
      bindings: {
        ...bindings,
        ...bind('GET /auth/whoami', {
          policy: anyone,
          handle: async ({ services: { db } }) => {
            await failWith(db, failing);
            throw new Error('It did not fail.');
          },
        }),
      },
    });
  });

  test.each(['08000', '08006', '57P01', '57P02', '57P03', '53300'])(
    '%s is told as 503, with when to come again',
    async (code) => {
      failing = code;
      expect(await told(await server.as(null).request('/api/auth/whoami'))).toEqual(away);
    },
  );

  test('a full disk is told as 503, and readiness says so', async () => {
    failing = '53100';
    const answer = await server.as(null).request('/api/auth/whoami');
    expect(await told(answer)).toEqual([503, '60', { request: refusalSentences.full }]);
    const ready = await server.as(null).request('/health/ready');
    expect(ready.status).toBe(503);
    expect((await ready.json()).because).toContain('disk');
  });
});

describe.each(servers)('on %s', () => {
  let wire: Wire;
  let server: TestServer;
  let admin: TestPerson;
  beforeAll(async () => {
    const opened = await aWire(process.env['TEST_DATABASE_URL'] ?? '');
    wire = opened;
    // Before the database is opened, so that it is closed after it: the database says goodbye through it.
    closedAtEnd(async () => opened.close());
    const db = await preparedDatabase({
      patience: 4000,
      through: wire.through,
      report: () => undefined,
    });
    server = await testServer({ services: { db } });
    admin = await aPerson(db, 'Admin', 'Ada Grant');
    server.as(admin);
  });
  afterEach(async () => {
    await wire.restore();
    await untilBack();
  });

  const untilBack = async (): Promise<void> => {
    await expect
      .poll(() => ask('GET /profile').then(({ status }) => status), { timeout: 20_000 })
      .toBe(200);
  };

  async function ask(route: Route) {
    const { method, path } = partsOf(route);
    const began = performance.now();
    const init = table[route]?.body
      ? { method, body: '{}', headers: { 'content-type': 'application/json' } }
      : { method };
    const filled = `/api${path.replaceAll(/\{\w+\}/g, someId)}`;
    const response = await server.as(admin).request(filled, init);
    return { route, status: response.status, took: performance.now() - began, response };
  }

  test('every endpoint of a frozen database answers in time and blames nobody; it goes on by itself', async () => {
    wire.freeze();
    const answers = await Promise.all(routes.map(ask));
    expect(answers.filter(({ took }) => took > patience).map(({ route }) => route)).toEqual([]);
    expect(
      answers.filter(({ status }) => status < 400 || (status >= 500 && status !== 503)),
    ).toEqual([]);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(
      routes.length / 3,
    );

    const began = performance.now();
    const signIn = await server.as(null).request('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org', password }),
    });
    expect(await told(signIn)).toEqual(away);
    expect(performance.now() - began).toBeLessThan(patience);
    expect((await (await server.as(null).request('/health/ready')).json()).because).toContain(
      'database',
    );

    await wire.restore();
    await untilBack();
    // Each connection of the pool can be had again, all at one moment.
    const all = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.db.transaction(() => server.db.script('SELECT pg_sleep(0.2)')),
      ),
    );
    expect(all).toHaveLength(10);
    expect(wire.open).toBeLessThanOrEqual(12);
  }, 60_000);

  test('a server that is gone is told at once, and found again', async () => {
    await wire.cut();
    for (const route of ['GET /profile', 'GET /users', 'GET /dashboard'] as const) {
      const { response, took } = await ask(route);
      expect(await told(response)).toEqual(away);
      expect(took).toBeLessThan(patience);
    }
  });

  test('work that lost its connection is not begun again', async () => {
    let times = 0;
    const work = server.db.transaction(async () => {
      times += 1;
      await server.db.script('SELECT 1');
      await wire.cut();
      await server.db.script('SELECT 1');
    });
    await expect(work).rejects.toBeInstanceOf(DatabaseAway);
    await wire.restore();
    await untilBack();
    expect(times).toBe(1);
  });

  test('a statement that waits for a lock is slow, and not taken for a frozen database', async () => {
    const locked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holder = server.db.transaction(async () => {
      await server.db.script('SELECT pg_advisory_xact_lock(4711)');
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const waiter = server.db.transaction(() =>
      server.db.script('SELECT pg_advisory_xact_lock(4711)'),
    );
    await server.db.script('SELECT pg_sleep(5.5)');
    held.resolve();
    await expect(Promise.all([holder, waiter])).resolves.toHaveLength(2);
  }, 30_000);
});

describe('a server that takes connections and says nothing', () => {
  test('is away within the time that is allowed', async () => {
    const silent = await aWire('postgres://127.0.0.1:9');
    silent.freeze();
    const url = silent.through('postgres://nobody@127.0.0.1:9/nothing');
    const opening = openDatabase({ kind: 'server', url, patience: 400 });
    await expect(opening).rejects.toBeInstanceOf(DatabaseAway);
    await silent.close();
  });
});
