import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Route } from '#contract/kernel/endpoint.ts';
import type { Person } from '#machines/person.ts';
import { userKind } from '#server/features/users/public.ts';
import { usualLimits } from '#server/settings/connection-limits.ts';
import { bodyLimit, urlLimit } from '#server/http/input.ts';
import { listen } from '#server/http/listen.ts';
import { partsOf } from '#server/http/routes.ts';
import { admitGeneration, openFamily, tokenPair } from '#server/identity/families.ts';
import { send } from '#server/records/send.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { testServer, testSettings } from '#tests/support/server.ts';
import { anAccount } from '#tests/server/identity/identity-server.ts';
import { callers, castOf, type Caller } from './callers.ts';
import { addressIn, initFor, routes, table } from './inputs.ts';
import { matrix } from './matrix.ts';
import { queriesOf } from './queries.ts';
import { filesOf } from './files.ts';
import { recordsOf } from './records.ts';
import { trickled, wrongOf } from './rough-calls.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-rough-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));
const statements: string[] = [];
const db = await preparedDatabase({
  seed: 'demo',
  heard: async (_, sql) => void statements.push(sql),
});
const counted: string[] = [];
const count = (what: string): null => (counted.push(what), null);
const server = await testServer({
  settings: { dataFolder },
  services: {
    db,
    limits: { take: (rate) => count(rate), giveBack: () => undefined },
    attempts: { take: async () => count('attempt'), giveBack: async () => undefined },
  },
});
const cast = await castOf(db);
const records = await recordsOf(db, cast);
const world = {
  records: { ...records, ...(await filesOf(server.services, cast, records)) },
  queries: await queriesOf(db, cast),
};

const isActing = (route: Route): boolean => partsOf(route).method !== 'GET';
const admitted = (route: Route): Caller | undefined =>
  callers.find((caller) => matrix.get(route)?.[caller] === 'yes');

describe('from a page of another site', () => {
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  const refusal = {
    status: 403,
    title: 'Forbidden',
    errors: { request: 'This request came from another website, so we blocked it.' },
  };
  const isRefused = (response: Response, text: string): boolean =>
    response.status === 403 &&
    text === JSON.stringify(refusal) &&
    response.headers.getSetCookie().length === 0;

  test.each(['nobody', 'superAdmin'] as const)(
    'every endpoint answers %s the same 403; nothing is counted, read, written or left in the browser',
    async (who) => {
      const caller = server.as(cast.people[who]);
      const inits = new Map(routes.map((route) => [route, initFor(route)]));
      statements.length = 0;
      counted.length = 0;
      const ask = (route: Route): Promise<Response> => {
        const { headers, ...init } = inits.get(route) ?? {};
        return caller.request(addressIn(world, route), {
          ...init,
          headers: { ...(headers as Record<string, string>), ...foreign },
        });
      };
      expect(await wrongOf(routes, ask, isRefused)).toEqual([]);
      expect(statements).toEqual([]);
      expect(counted).toEqual([]);
    },
  );

  test('an empty form is refused by every endpoint that acts, with and without the signs of a browser', async () => {
    const acting = routes.filter(isActing);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const ask = (route: Route, headers: Record<string, string>): Promise<Response> =>
      server
        .as(cast.people[admitted(route) ?? 'superAdmin'])
        .request(addressIn(world, route), { method: partsOf(route).method, headers });
    expect(
      await wrongOf(acting, (route) => ask(route, { ...form, origin: 'null' }), isRefused),
    ).toEqual([]);
    statements.length = 0;
    const isNoJson = (response: Response): boolean =>
      response.status === 415 && response.headers.getSetCookie().length === 0;
    expect(await wrongOf(acting, (route) => ask(route, form), isNoJson)).toEqual([]);
    expect(statements.filter((sql) => /^\s*(insert|update|delete)/i.test(sql))).toEqual([]);
  });
});

describe('oversized', () => {
  const askAs = (route: Route, path: string, init: RequestInit): Promise<Response> =>
    server.as(cast.people[admitted(route) ?? 'superAdmin']).request(path, init);

  test('an address beyond the limit is refused by every endpoint', async () => {
    const long = `filler=${'x'.repeat(urlLimit)}`;
    const ask = (route: Route) => {
      const address = addressIn(world, route);
      return askAs(route, `${address}&${long}`, initFor(route));
    };
    expect(await wrongOf(routes, ask, ({ status }) => status === 414)).toEqual([]);
  });

  test('a body beyond the limit is refused by every endpoint that takes one, said or found out', async () => {
    const taking = routes.filter((route) => table[route]?.body && !table[route]?.upload);
    const body = JSON.stringify({ filler: 'x'.repeat(bodyLimit) });
    const headers = { 'content-type': 'application/json' };
    const sent = (route: Route, more: Record<string, string>) =>
      askAs(route, addressIn(world, route), {
        method: partsOf(route).method,
        headers: { ...headers, ...more },
        body,
      });
    const isTooLarge = ({ status }: Response): boolean => status === 413;
    expect(await wrongOf(taking, (route) => sent(route, {}), isTooLarge)).toEqual([]);
    const length = { 'content-length': String(body.length) };
    expect(await wrongOf(taking, (route) => sent(route, length), isTooLarge)).toEqual([]);
  });

  test('a form beyond the limit is refused by every endpoint that takes a file', async () => {
    const taking = routes.filter((route) => table[route]?.upload);
    expect(taking.length).toBeGreaterThan(0);
    const ask = (route: Route) => {
      const form = new FormData();
      const { field = '', most = 0 } = table[route]?.upload ?? {};
      form.set(field, new Blob([new Uint8Array(most + 1)]), 'large.bin');
      return askAs(route, addressIn(world, route), { method: partsOf(route).method, body: form });
    };
    const isTooLarge = ({ status }: Response, text: string): boolean =>
      status === 413 || (status === 422 && text.includes('larger than'));
    expect(await wrongOf(taking, ask, isTooLarge)).toEqual([]);
  });

  test('a token beyond anything that we give out is none', async () => {
    const bearer = server.withBearer('x'.repeat(20_000));
    const closed = routes.filter((route) => matrix.get(route)?.nobody === 'in');
    const ask = (route: Route) => bearer.request(addressIn(world, route), initFor(route));
    const isNobody = ({ status }: Response, text: string) => status === 401 && text === '';
    expect(await wrongOf(closed, ask, isNobody)).toEqual([]);
  });
});

describe('slow', () => {
  /** A body of which only the beginning ever comes. */
  const halfOf = (text: string): ReadableStream<Uint8Array> => {
    const beginning = new TextEncoder().encode(text);
    return new ReadableStream({
      start: (controller) => controller.enqueue(beginning),
      pull: (controller) => controller.error(new Error('The connection was cut.')),
    });
  };
  const asked = (route: Route, type: string, beginning: string): Promise<Response> => {
    const init: RequestInit & { duplex: 'half' } = {
      method: partsOf(route).method,
      headers: { 'content-type': type },
      body: halfOf(beginning),
      duplex: 'half',
    };
    const caller = server.as(cast.people[admitted(route) ?? 'superAdmin']);
    return caller.request(addressIn(world, route), init);
  };
  const isMalformed = ({ status }: Response): boolean => status === 400;
  const brief = { headers: 300, request: 600, look: 50 };
  const bounds = { port: 0, host: '127.0.0.1', connections: { ...usualLimits, ...brief } };
  const headOf = (route: string, type: string, person: Person | null | undefined): string =>
    [
      `${route} HTTP/1.1`,
      'Host: here',
      `Authorization: Bearer test.${person?.id ?? ''}`,
      `Content-Type: ${type}`,
      'Content-Length: 40000',
      '\r\n',
    ].join('\r\n');

  test('a body that breaks off is answered by every endpoint that takes one, and nothing is written', async () => {
    const taking = routes.filter((route) => table[route]?.body && !table[route]?.upload);
    statements.length = 0;
    const ask = (route: Route) => asked(route, 'application/json', '{"version":');
    expect(await wrongOf(taking, ask, isMalformed)).toEqual([]);
    expect(statements.filter((sql) => /^\s*(insert|update|delete)/i.test(sql))).toEqual([]);
  });

  test('a form that breaks off is answered by every endpoint that takes a file', async () => {
    const taking = routes.filter((route) => table[route]?.upload);
    const ask = (route: Route) => {
      const part = `Content-Disposition: form-data; name="${table[route]?.upload?.field ?? ''}"`;
      const beginning = `--x\r\n${part}; filename="a.csv"\r\n\r\nfirst`;
      return asked(route, 'multipart/form-data; boundary=x', beginning);
    };
    expect(await wrongOf(taking, ask, isMalformed)).toEqual([]);
  });

  test('what trickles is told so and ended, whatever kind of input it is', async () => {
    const listening = await listen(server.app, bounds);
    server.as(cast.people.owner);
    const head = (route: string, type: string): string => headOf(route, type, cast.people.owner);
    const form = 'Content-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n';
    const json = 'application/json';
    const kinds = [
      'POST /api/auth/sign-in HTTP/1.1\r\nHost: here\r\nX-Slow: ',
      head('POST /api/auth/sign-in', json),
      head('POST /api/profile/events', json),
      `${head('POST /api/profile/picture', 'multipart/form-data; boundary=x')}--x\r\n${form}`,
      head(`POST /api/notification/${world.records.id ?? ''}/action`, json),
    ];
    const answers = await Promise.all(kinds.map((kind) => trickled(listening.port, kind)));
    await listening.close(0);
    expect(answers.map((answer) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toEqual([
      '408',
      '408',
      '408',
      '408',
      // Its body is not waited for.
      '200',
    ]);
  });

  test('every endpoint that acts answers and ends what trickles', async () => {
    const listening = await listen(server.app, bounds);
    const acting = routes.filter(isActing);
    const answers = await Promise.all(
      acting.map((route) => {
        const person = cast.people[admitted(route) ?? 'superAdmin'];
        server.as(person);
        const line = `${partsOf(route).method} ${addressIn(world, route)}`;
        const type = table[route]?.upload ? 'multipart/form-data; boundary=x' : 'application/json';
        return trickled(listening.port, headOf(line, type, person));
      }),
    );
    await listening.close(0);
    const wrong = acting.filter((_, index) => !/^HTTP\/1\.1 [24]\d\d /.test(answers[index] ?? ''));
    expect(wrong).toEqual([]);
  });
});

describe('from a session that has just ended', () => {
  const closed = routes.filter(
    (route) => matrix.get(route)?.nobody === 'in' && table[route]?.rate !== 'renewal',
  );
  const staff = (): Person => cast.people.superAdmin ?? expect.unreachable('There is no staff.');
  const sendTo = (userId: string, event: object) =>
    db.transaction(() =>
      send(db, userKind, userId, { ...event, by: staff(), at: server.clock.now() } as never),
    );

  test.each([
    ['whose person has signed out', (_, refreshToken) => signOut(refreshToken)],
    [
      'whose person has another role',
      (id) => sendTo(id, { type: 'EDIT', role: 'OrganizationAdmin' }),
    ],
    [
      'whose person has another address',
      (id) => sendTo(id, { type: 'EDIT', email: `${id}@b.test` }),
    ],
    ['whose account was closed', (id) => sendTo(id, { type: 'DELETE' })],
  ] satisfies [string, (id: string, refreshToken: string) => Promise<unknown>][])(
    '%s, nothing is answered any more',
    async (_, end) => {
      const { bearer, id, refreshToken } = await aSession();
      const caller = server.withBearer(bearer);
      expect((await caller.request('/api/auth/whoami')).status).toBe(200);
      await end(id, refreshToken);
      const ask = (route: Route) => caller.request(addressIn(world, route), initFor(route));
      const isNobody = ({ status }: Response, text: string) => status === 401 && text === '';
      expect(await wrongOf(closed, ask, isNobody)).toEqual([]);
      expect((await caller.request('/api/events')).status).toBe(401);
    },
  );

  const signOut = (refreshToken: string) =>
    server.as(null).call('POST /auth/sign-out', { body: { refreshToken } });

  async function aSession() {
    const now = server.clock.now();
    const { id } = await anAccount(db, { activatedAt: now });
    const family = await openFamily(db, { userId: id, binding: null, now });
    await admitGeneration(db, testSettings.tokenSecret, family, 1, now);
    const pair = await tokenPair(testSettings.tokenSecret, family, 1, now);
    return { id, bearer: pair.bearerToken, refreshToken: pair.refreshToken };
  }
});
