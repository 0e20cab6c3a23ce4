import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { sessionOptions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

let server: TestServer;
let world: Awaited<ReturnType<typeof aSmallWorld>>;

const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ben: { role: 'Coach', name: 'Ben Okoro' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { focus: { name: `Focus ${newId()}`, requiresCoachConfirmation: false } },
    lots: { mia: { session: 'focus', holder: 'mia', units: 9 } },
  });

beforeAll(async () => {
  server = await testServer();
});

const limit = (more: Partial<typeof sessionOptions.$inferInsert>) =>
  server.db.orm
    .update(sessionOptions)
    .set(more)
    .where(eq(sessionOptions.programmeId, world.programmeId));

const listFor = async (who: 'mia' | 'ana' | 'sam') => {
  const { data } = await server.as(world.people[who]).call('GET /session-options', {
    query: { programme: world.programmeId },
  });
  return data.results;
};

/** A session so many days ahead, at ten in the morning. */
const wanted = (daysAhead: number, coach: 'ana' | 'ben' = 'ana') => ({
  body: {
    session: world.sessions.focus,
    coach: world.people[coach].id,
    credit: world.lots.mia,
    startsAt: new Date(tenOClock(daysAhead)).toISOString(),
    idempotencyKey: newId(),
  },
});
const mia = () => server.as(world.people.mia);
const ask = (daysAhead: number) => mia().call('POST /booking-requests', wanted(daysAhead));
const refusedOf = async (daysAhead: number, coach?: 'ben') => {
  const { status, errors } = await mia().refused(
    'POST /booking-requests',
    wanted(daysAhead, coach),
  );
  return [status, Object.values(errors).join(' ')];
};

const tenOClock = (daysAhead: number) =>
  Math.floor((server.clock.now() + daysAhead * DAY) / DAY) * DAY + 10 * 3_600_000;

test('staff read where all credits are, members theirs, and coaches of none', async () => {
  world = await aSmallWorld();
  const [forStaff] = await listFor('sam');
  expect(forStaff?.credits).toMatchObject({ available: 9, held: 0, used: 0 });
  expect(forStaff?.mayBook).toBe(false);
  expect(forStaff?.availableEvents).toEqual([
    expect.objectContaining({ type: 'DELETE', enabled: false }),
  ]);
  const [forMember] = await listFor('mia');
  expect(forMember).toMatchObject({ mayBook: true, availableEvents: [] });
  const [forCoach] = await listFor('ana');
  expect(forCoach).toMatchObject({ mayBook: false, credits: null });
});

test('what is allocated is said where it can’t be removed', async () => {
  world = await aSmallWorld();
  const [option] = await listFor('sam');
  expect(option?.availableEvents[0]?.reasons.join(' ')).toBe(
    `You can’t remove “${option?.session.name}”: 9 credits are allocated.`,
  );
});

test('a programme that limits a session to some coaches offers it with no others', async () => {
  world = await aSmallWorld();
  await limit({ coachSubset: [world.people.ana.id] });
  const { sessions } = await server
    .as(world.people.mia)
    .call('GET /booking-requests/options', { query: {} });
  expect(sessions.flatMap(({ coaches }) => coaches.map(({ fullName }) => fullName))).toEqual([
    'Ana Silva',
  ]);
  expect(await refusedOf(7, 'ben')).toEqual([422, 'This coach can no longer be booked.']);
});

test('sessions keep the days between them, and who comes too early reads from when on', async () => {
  world = await aSmallWorld();
  await limit({ minDaysBetween: 7 });
  await ask(7);
  expect(await refusedOf(9)).toEqual([422, expect.stringContaining('(7 days between sessions)')]);
  expect(await ask(14)).toMatchObject({ status: 'confirmed.scheduled' });
});

test('nobody books more of a session than the programme has for each', async () => {
  world = await aSmallWorld();
  await limit({ maxPerMember: 1 });
  await ask(7);
  expect(await refusedOf(14)).toEqual([
    422,
    'You can book this session at most once in the programme.',
  ]);
});
