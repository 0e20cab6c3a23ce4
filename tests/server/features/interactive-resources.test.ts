import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  interactiveResponses,
  machineEvents,
  programmeInteractiveResources,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { largestState } from '#domain/interactive/frame-contract.ts';
import { DAY } from '#domain/time/calendar.ts';
import { activitySite, anActivity } from '#tests/support/activities.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';
import { zipOf } from '#tests/support/zip.ts';

const origin = 'http://activities.localhost';
let server: TestServer;
let world: Awaited<ReturnType<typeof aSmallWorld>>;

const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      gus: { role: 'Member', name: 'Gus Field', isGuest: true },
      ana: { role: 'Coach', name: 'Ana Silva' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { focus: { name: `Focus ${newId()}`, requiresCoachConfirmation: false } },
    lots: { mia: { session: 'focus', holder: 'mia', units: 1 } },
  });

beforeAll(async () => {
  const activities = { origin, isDedicated: true, sites: [activitySite] };
  server = await testServer({ settings: { activities } });
  world = await aSmallWorld();
});

type Who = 'mia' | 'gus' | 'ana' | 'sam';
const as = (who: Who) => server.as(world.people[who]);
const activityWith = (more: Partial<Parameters<typeof anActivity>[1]> = {}) =>
  anActivity(server.db, { programmeId: world.programmeId, ...more });
const launch = (assignment: string, who: Who = 'mia') =>
  as(who).call('POST /interactive-responses', { body: { assignment, idempotencyKey: newId() } });
const launchRefused = (assignment: string, who: Who = 'mia') =>
  as(who).refused('POST /interactive-responses', {
    body: { assignment, idempotencyKey: newId() },
  });
type Message = Parameters<typeof messagesOf>[1][number];
const messagesOf = (
  interactiveResponse: string,
  messages: (
    | { type: 'progress'; progress: number }
    | { type: 'score'; score: number }
    | { type: 'state'; state: string }
    | { type: 'completed' }
  )[],
) => ({
  params: { interactiveResponse },
  body: { messages, idempotencyKey: newId() },
});
const say = (id: string, ...messages: Message[]) =>
  as('mia').call(
    'POST /interactive-responses/{interactiveResponse}/messages',
    messagesOf(id, messages),
  );
const windowOf = (assignment: string, more: { opensOn?: string; closesOn?: string }) =>
  server.db.orm
    .update(programmeInteractiveResources)
    .set(more)
    .where(eq(programmeInteractiveResources.id, assignment));

describe('launching', () => {
  test('is for members of the programme, while it is open, once what comes first is completed', async () => {
    const { assignment: first } = await activityWith({ name: 'Warming up' });
    const { assignment } = await activityWith({ prerequisites: [first] });
    const refusal = await launchRefused(assignment);
    expect([refusal.status, refusal.errors]).toEqual([
      422,
      { event: 'Complete “Warming up” first.' },
    ]);
    const { response } = await launch(first);
    await say(response.id, { type: 'completed' });
    expect((await launch(assignment)).response.status).toBe('inProgress');
    const day = (away: number) =>
      new Date(server.clock.now() + away * DAY).toISOString().slice(0, 10);
    const { assignment: later } = await activityWith();
    await windowOf(later, { opensOn: day(3) });
    expect((await launchRefused(later)).errors['event']).toMatch(/^Opens on /);
    const { assignment: over } = await activityWith();
    await windowOf(over, { closesOn: day(-3) });
    expect((await launchRefused(over)).errors['event']).toMatch(/^Closed on /);
    // Foreign is absent.
    expect((await launchRefused(assignment, 'gus')).status).toBe(404);
    expect((await launchRefused(assignment, 'ana')).status).toBe(403);
  });

  test('is explained in the list to whoever can’t', async () => {
    const { activity } = await activityWith({ name: 'For members only' });
    const { data } = await as('gus').call('GET /interactive-resources', {
      query: { search: 'For members only' },
    });
    const [found] = data.results;
    expect(found?.id).toBe(activity);
    const [only] = found?.launches ?? [];
    expect(only?.reason).toBe(`Available to members of “${only?.programme.name}”.`);
    const stranger = await aSmallWorld();
    const { data: theirs } = await server
      .as(stranger.people.mia)
      .call('GET /interactive-resources', { query: { search: 'For members only' } });
    expect(theirs.results).toEqual([]);
  });

  test('goes on where it was left, on any device', async () => {
    const { assignment } = await activityWith();
    const { response, state, frame } = await launch(assignment);
    expect([state, frame.src, frame.origin]).toEqual([null, `${activitySite}/wheel`, activitySite]);
    await say(
      response.id,
      { type: 'state', state: '{"a":1}' },
      { type: 'progress', progress: 0.3 },
    );
    const again = await launch(assignment);
    expect([again.response.id, again.state, again.response.progress]).toEqual([
      response.id,
      '{"a":1}',
      0.3,
    ]);
    const { assignment: anew } = await activityWith({ resumable: false });
    const begun = await launch(anew);
    await say(begun.response.id, { type: 'state', state: 'kept' });
    expect((await launch(anew)).state).toBeNull();
  });

  test('in two tabs at once begins one response', async () => {
    const { assignment } = await activityWith();
    const [one, other] = await Promise.all([launch(assignment), launch(assignment)]);
    expect(one.response.id).toBe(other.response.id);
  });
});

describe('a response', () => {
  test('is completed as its rule says, and keeps its attempts', async () => {
    const { assignment } = await activityWith({
      completionRule: 'minScore',
      minScore: 5,
      maxScore: 10,
    });
    const { response } = await launch(assignment);
    const { id } = response;
    expect((await say(id, { type: 'completed' })).status).toBe('inProgress');
    expect((await say(id, { type: 'score', score: 4 })).status).toBe('inProgress');
    const done = await say(id, { type: 'score', score: 7 });
    expect([done.status, done.score, done.progress]).toEqual(['completed', 7, 1]);
    const restarted = await as('mia').call(
      'POST /interactive-responses/{interactiveResponse}/events',
      {
        params: { interactiveResponse: id },
        body: { type: 'RESTART', payload: {}, version: done.version, idempotencyKey: newId() },
      },
    );
    expect(restarted).toMatchObject({ status: 'inProgress', score: null, attempts: 2 });
    expect(restarted.earlier).toMatchObject([{ number: 1, score: 7, progress: 1 }]);
  });

  test('is read by its coach and reset by staff with a reason, and the audit says all of it', async () => {
    const { assignment } = await activityWith();
    const { response } = await launch(assignment);
    const { id } = response;
    const said = await say(
      id,
      { type: 'state', state: 'My boss is …' },
      { type: 'progress', progress: 0.5 },
    );
    const { data } = await as('ana').call('GET /interactive-responses', { query: { assignment } });
    expect(data.results.map((row) => [row.id, row.progress])).toEqual([[id, 0.5]]);
    const reset = (who: Who) => ({
      params: { interactiveResponse: id },
      body: {
        type: 'RESET' as const,
        payload: { reason: who === 'sam' ? 'A wrong start' : 'Mine' },
        version: said.version,
        idempotencyKey: newId(),
      },
    });
    const route = 'POST /interactive-responses/{interactiveResponse}/events';
    expect((await as('ana').refused(route, reset('ana'))).status).toBe(403);
    expect((await as('sam').call(route, reset('sam'))).status).toBe('notStarted');
    const items = await as('sam').call('GET /interactive-response-audit-items', {
      query: { response: id },
    });
    expect(items.data.results.map(({ kind, change }) => [kind, change])).toEqual([
      ['RESET', 'A wrong start'],
      ['PROGRESS', '0 % → 50 %'],
      ['STATE_SAVED', '0 → 12 characters'],
      ['LAUNCHED', ''],
    ]);
    const query = { response: id };
    expect(
      (await as('ana').refused('GET /interactive-response-audit-items', { query })).status,
    ).toBe(403);
    const kept = await server.db.orm
      .select({ payload: machineEvents.payload })
      .from(machineEvents)
      .where(eq(machineEvents.entityId, id));
    expect(JSON.stringify(kept)).not.toContain('boss');
  });

  test('is nobody’s who only looks at the activity', async () => {
    const { assignment, activity } = await activityWith();
    for (const who of ['ana', 'sam'] as const) {
      const preview = await as(who).call(
        'GET /programme-interactive-resources/{programmeInteractiveResource}/preview',
        { params: { programmeInteractiveResource: assignment } },
      );
      expect(preview.src).toBe(`${activitySite}/wheel`);
      await as(who).call('GET /interactive-resources/{interactiveResource}/preview', {
        params: { interactiveResource: activity },
      });
    }
    const kept = await server.db.orm.$count(
      interactiveResponses,
      eq(interactiveResponses.assignment, assignment),
    );
    expect(kept).toBe(0);
  });
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
    1e309,
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
    const get = (path: string, host = 'activities.localhost') =>
      server.as(null).request(path, { headers: { host } });
    const page = await get(pathname);
    expect(await page.text()).toContain('app.js');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts allow-forms');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("default-src 'none'");
    expect((await get(pathname.replace('index.html', 'app.js'))).status).toBe(200);
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
