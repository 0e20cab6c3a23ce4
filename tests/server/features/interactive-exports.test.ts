import { beforeAll, expect, test } from 'vitest';
import { auditEntries, passwordCredentials } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { activitySite, anActivity } from '#tests/support/activities.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const password = 'a long and private phrase';
let server: TestServer;
let world: Awaited<ReturnType<typeof aSmallWorld>>;
let assignment: string;
let response: string;

const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { focus: { name: 'Focus', requiresCoachConfirmation: false } },
    lots: { mia: { session: 'focus', holder: 'mia', units: 1 } },
  });

type Who = 'mia' | 'ana' | 'sam';
const as = (who: Who) => server.as(world.people[who]);

beforeAll(async () => {
  const activities = { origin: null, isDedicated: false, sites: [activitySite] };
  server = await testServer({ settings: { activities } });
  world = await aSmallWorld();
  await server.db.orm.insert(passwordCredentials).values({
    userId: world.people.sam.id,
    passwordHash: await hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
    changedAt: server.clock.now(),
  });
  const made = await anActivity(server.db, { programmeId: world.programmeId, name: 'Wheel' });
  assignment = made.assignment;
  const launched = await as('mia').call('POST /interactive-responses', {
    body: { assignment, idempotencyKey: newId() },
  });
  response = launched.response.id;
  await as('mia').call('POST /interactive-responses/{interactiveResponse}/messages', {
    params: { interactiveResponse: response },
    body: { messages: [{ type: 'progress', progress: 0.5 }], idempotencyKey: newId() },
  });
});

const lines = ({ content }: { content: string }) => content.trimEnd().split('\r\n');
const responses = (status?: 'completed') => ({
  body: { assignment, ...(status && { status }), yourPassword: password },
});

test('staff take the responses of an activity along as a file, narrowed like the list', async () => {
  const file = await as('sam').call('POST /interactive-responses/export', responses());
  expect(file.fileName).toMatch(/^interactive-responses-\d{4}-\d\d-\d\d\.csv$/);
  const [head, first, ...others] = lines(file);
  expect(head).toMatch(
    /^\W?Member,Activity,Programme,Version,State,Progress \(%\),Score,Attempts,Last activity/,
  );
  expect(first).toMatch(/^Mia Turner,Wheel,.*,In progress,50,,1,/);
  expect(others).toEqual([]);
  const none = await as('sam').call('POST /interactive-responses/export', responses('completed'));
  expect(lines(none)).toHaveLength(1);
});

test('staff take what happened to a response along as a file, and that is written down', async () => {
  const file = await as('sam').call('POST /interactive-response-audit-items/export', {
    body: { response, order: 'Ascending', yourPassword: password },
  });
  expect(lines(file).map((line) => line.split(',').slice(1).join(','))).toEqual([
    'By,Event,Change',
    'Mia Turner,Launched,',
    'Mia Turner,Progress,0 % → 50 %',
  ]);
  const kept = await server.db.orm.select().from(auditEntries);
  expect(kept.map(({ detail }) => detail)).toContainEqual({
    list: 'interactive-response-audit-items',
    response,
    rows: 2,
  });
});

test('nobody takes it along without their password, and nobody but staff at all', async () => {
  const wrong = await as('sam').refused('POST /interactive-responses/export', {
    body: { assignment, yourPassword: 'something else' },
  });
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['yourPassword']]);
  for (const who of ['mia', 'ana'] as const) {
    const refused = await as(who).refused('POST /interactive-responses/export', responses());
    expect(refused.status).toBe(403);
  }
});
