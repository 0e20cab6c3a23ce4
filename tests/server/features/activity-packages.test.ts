import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { interactiveResponses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { largestState } from '#domain/interactive/frame-contract.ts';
import { DAY } from '#domain/time/calendar.ts';
import { activitySite, anActivity } from '#tests/support/activities.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';
import { zipOf } from '#tests/support/zip.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'waymark-activities-'));
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

let server: TestServer;
let world: Awaited<ReturnType<typeof aSmallWorld>>;

const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { focus: { name: `Focus ${newId()}`, requiresCoachConfirmation: false } },
    lots: { mia: { session: 'focus', holder: 'mia', units: 1 } },
  });

beforeAll(async () => {
  const origin = 'http://activities.localhost';
  const activities = { origin, isDedicated: true, sites: [activitySite] };
  server = await testServer({ settings: { activities, dataFolder } });
  world = await aSmallWorld();
});

const as = (who: 'mia' | 'sam') => server.as(world.people[who]);
const activityWith = () => anActivity(server.db, { programmeId: world.programmeId });
const launch = (assignment: string) =>
  as('mia').call('POST /interactive-responses', {
    body: { assignment, idempotencyKey: newId() },
  });

/** What a frame that means harm could have sent on its behalf: none of it is kept, and none of it breaks anything. */
function hostileMessages(): unknown[] {
  const odd: unknown[] = [
    null,
    true,
    '',
    'x',
    {},
    [],
    -1,
    -0.0001,
    1e300,
    'NaN',
    '0.5',
    [0.5],
    { valueOf: 1 },
    { $gt: 0 },
  ];
  const types = [
    'progress',
    'score',
    'state',
    'completed',
    'ready',
    'resize',
    'STATE',
    '__proto__',
  ];
  const wrong = types.flatMap((type) =>
    odd
      .filter((value) => !(type === 'state' && typeof value === 'string'))
      .map((value) => (type === 'completed' ? { type: [type], value } : { type, [type]: value })),
  );
  const sized = [1.0001, 2, 1e9, 1e15].flatMap((value) => [
    { type: 'progress', progress: value },
    { type: 'score', score: value * 1_000_001 },
  ]);
  const states = [
    'x'.repeat(largestState + 1),
    '€'.repeat(largestState / 3 + 1),
    '😀'.repeat(largestState / 4 + 1),
    'a\u0000b',
    '\ud800',
    'tail\udfff',
  ].map((state) => ({ type: 'state', state }));
  const bare = [...odd, 'progress', 5, [{ type: 'completed' }]];
  const others = [
    'LAUNCH',
    'RESET',
    'RESTART',
    'COMPLETE',
    'DELETE',
    'constructor',
    'toString',
  ].map((type) => ({ type, payload: { reason: 'x' }, reason: 'x', status: 'completed' }));
  const smuggled = Array.from({ length: 60 }, (_, index) => ({
    type: 'progress',
    progress: index % 2 === 0 ? `${index}` : { index },
    member: newId(),
    by: { role: 'SuperAdmin' },
    status: 'completed',
  }));
  return [...wrong, ...sized, ...states, ...bare, ...others, ...smuggled];
}

test('of 200 hostile messages none is kept', async () => {
  const { assignment } = await activityWith();
  const { response } = await launch(assignment);
  const before = await rowOf(response.id);
  const hostile = hostileMessages();
  expect(hostile.length).toBeGreaterThanOrEqual(200);
  const through: unknown[] = [];
  for (const message of hostile) {
    const answer = await as('mia').request(`/api/interactive-responses/${response.id}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [message], idempotencyKey: newId() }),
    });
    if (answer.status !== 422 && answer.status !== 400) through.push([answer.status, message]);
  }
  expect(through).toEqual([]);
  expect(await rowOf(response.id)).toEqual(before);
});

async function rowOf(id: string) {
  const [row] = await server.db.orm
    .select()
    .from(interactiveResponses)
    .where(eq(interactiveResponses.id, id));
  return row;
}

describe('staff', () => {
  const fields = {
    name: 'Listening',
    groups: ['GROW' as const],
    completionRule: 'event' as const,
  };

  test('can only name addresses of allowed sites', async () => {
    const refused = async (url: string) => {
      const body = { ...fields, url, idempotencyKey: newId() };
      return (await as('sam').refused('POST /interactive-resources', { body })).errors['url'];
    };
    const notAllowed = 'The address must belong to an allowed site.';
    expect(await refused('https://elsewhere.example.com/a')).toBe(notAllowed);
    expect(await refused(`${activitySite}.evil.example/a`)).toBe(notAllowed);
    expect(await refused('javascript:alert(1)')).toBe(notAllowed);
  });

  test('publish another version of what programmes use', async () => {
    const { activity } = await activityWith();
    const route = 'POST /interactive-resources/{interactiveResource}/events';
    const edit = (asNewVersion: boolean) => ({
      params: { interactiveResource: activity },
      body: {
        type: 'EDIT' as const,
        payload: { ...fields, url: `${activitySite}/second`, asNewVersion },
        version: 1,
        idempotencyKey: newId(),
      },
    });
    expect((await as('sam').refused(route, edit(false))).errors).toEqual({
      asNewVersion: 'Version 1 is in use in 1 programme; publish as version 2?',
    });
    const published = await as('sam').call(route, edit(true));
    expect(published.contentVersion).toBe(2);
    expect(published.versions?.map(({ number, programmes }) => [number, programmes])).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  test('send a package, which is served from an origin of its own and nowhere else', async () => {
    const form = new FormData();
    const zip = zipOf([
      { path: 'index.html', content: '<!doctype html><script src="app.js"></script>' },
      { path: 'app.js', content: 'let a = 1;' },
      { path: 'film.mp4', content: 'What happened?' },
    ]);
    form.append('file', new Blob([Uint8Array.from(zip)]), 'listening.zip');
    const sent = await as('sam').request('/api/interactive-resources/packages', {
      method: 'POST',
      body: form,
    });
    expect(sent.status).toBe(200);
    const { id } = (await sent.json()) as { id: string };
    const made = await as('sam').call('POST /interactive-resources', {
      body: { ...fields, package: id, idempotencyKey: newId() },
    });
    const { src, origin: heard } = await as('sam').call(
      'GET /interactive-resources/{interactiveResource}/preview',
      { params: { interactiveResource: made.id } },
    );
    expect(heard).toBe('null');
    const { pathname } = new URL(src);
    const get = (path: string, host = 'activities.localhost', more = {}) =>
      server.as(null).request(path, { headers: { host, ...more } });
    const page = await get(pathname);
    expect(await page.text()).toContain('app.js');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts allow-forms');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("default-src 'none'");
    expect((await get(pathname.replace('index.html', 'app.js'))).status).toBe(200);
    // A film goes to any second without what comes before, and is as closed in as its page.
    const film = pathname.replace('index.html', 'film.mp4');
    const seek = await get(film, undefined, { range: 'bytes=5-12' });
    expect([seek.status, await seek.text(), seek.headers.get('content-range')]).toEqual([
      206,
      'happened',
      'bytes 5-12/14',
    ]);
    expect(seek.headers.get('content-security-policy')).toBe(policy);
    expect((await get(film, undefined, { range: 'bytes=14-' })).status).toBe(416);
    expect(await (await get(film)).text()).toBe('What happened?');
    const refused = [
      get(pathname, 'localhost:3000'),
      get('/api/auth/whoami'),
      get('/'),
      get(pathname.replace('index.html', '../index.html')),
      get(pathname.replace('index.html', '%2e%2e/index.html')),
      get(pathname.replace('index.html', 'other.js')),
      get(pathname.replace(/\.[\w-]{43}\//, `.${'a'.repeat(43)}/`)),
    ];
    expect(new Set((await Promise.all(refused)).map(({ status }) => status))).toEqual(
      new Set([404]),
    );
    server.clock.set(server.clock.now() + DAY);
    expect((await get(pathname)).status).toBe(404);
  });
});
