import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  interactiveResponses,
  machineEvents,
  programmeInteractiveResources,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { ownDataOf } from '#tests/support/own-data.ts';
import { activitySite, anActivity } from '#tests/support/activities.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

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
  const activities = { origin: null, isDedicated: false, sites: [activitySite] };
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
    expect(only?.refusal).toBe(`Available to members of “${only?.programme.name}”.`);
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

  test('keeps what is said together with its end, and after it', async () => {
    const { assignment } = await activityWith({ completionRule: 'minScore', minScore: 5 });
    const { response } = await launch(assignment);
    const { id } = response;
    const done = await say(
      id,
      { type: 'state', state: 'at the end' },
      { type: 'score', score: 80 },
      { type: 'completed' },
    );
    expect([done.status, done.score]).toEqual(['completed', 80]);
    const later = await say(
      id,
      { type: 'state', state: 'looking again' },
      { type: 'progress', progress: 0.2 },
    );
    expect([later.status, later.progress, later.completedAt]).toEqual([
      'completed',
      1,
      done.completedAt,
    ]);
    expect((await launch(assignment)).state).toBe('looking again');
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

  test('is in the data that its member takes along, with what was saved', async () => {
    const { assignment } = await activityWith({ name: 'Taken along' });
    const { response } = await launch(assignment);
    await say(response.id, { type: 'state', state: 'My boss is …' });
    const all = await ownDataOf(server.db, world.people.mia.id);
    expect(all).toMatchObject({
      interactiveResponses: expect.arrayContaining([
        expect.objectContaining({ activity: 'Taken along', state: 'My boss is …' }),
      ]),
    });
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
