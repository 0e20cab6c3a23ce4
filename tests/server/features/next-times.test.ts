import { beforeEach, expect, test } from 'vitest';
import { attendees, bookings } from '#database/schema/index.ts';
import { eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const hour = 3_600_000;
const server = await testServer();
const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva', hours: 'office', timeZone: 'America/New_York' },
      ben: { role: 'Coach', name: 'Ben Okoro', hours: 'office' },
    },
    sessions: { coaching: { creditCost: 0 } },
    lots: {},
  });
let world: Awaited<ReturnType<typeof aSmallWorld>>;
beforeEach(async () => {
  world = await aSmallWorld();
});

const nextTimes = (...coach: string[]) =>
  server.as(world.people.mia).call('GET /booking-requests/next-times', {
    query: { session: world.sessions.coaching, coach },
  });

async function freeTimes(coach: string): Promise<number[]> {
  const { coaches } = await server.as(world.people.mia).call('GET /booking-requests/free-times', {
    query: { session: world.sessions.coaching, coach: [coach], days: 14 },
  });
  return (coaches[0]?.freeTimes ?? []).map((start) => Date.parse(start));
}

test('of each coach the first three times are told, each a session after the one before, in the order asked for', async () => {
  const { ana, ben } = world.people;
  const { coaches } = await nextTimes(ben.id, ana.id, newId());
  expect(coaches.map(({ id }) => id)).toEqual([ben.id, ana.id]);
  for (const { id, nextFree } of coaches) {
    const free = await freeTimes(id);
    const told = nextFree.map((start) => Date.parse(start));
    expect(told).toHaveLength(3);
    expect(told[0]).toBe(free[0]);
    for (const [index, start] of told.entries()) {
      const before = told[index - 1];
      if (before === undefined) continue;
      expect(start).toBe(free.find((each) => each >= before + hour));
    }
  }
});

test('nobody is asked for without a coach, and strangers are not told of', async () => {
  const refused = (coach: string[]) =>
    server.as(world.people.mia).refused('GET /booking-requests/next-times', {
      query: { session: world.sessions.coaching, coach },
    });
  expect((await refused([])).errors).toEqual({ coach: 'Choose a coach.' });
  expect((await refused([newId()])).status).toBe(404);
});

test('a member reads how often each coach worked with them: sessions that took place and to which they came', async () => {
  const { mia, ana } = world.people;
  const together = async () => {
    const { sessions } = await server.as(mia).call('GET /booking-requests/options');
    const coaches = sessions.find(({ id }) => id === world.sessions.coaching)?.coaches ?? [];
    return coaches.map(({ fullName, sessionsTogether }) => [fullName, sessionsTogether]);
  };
  const startsAt = (await freeTimes(ana.id))[0] ?? 0;
  const { id } = await server.as(mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.coaching,
      coach: ana.id,
      startsAt: new Date(startsAt).toISOString(),
      idempotencyKey: newId(),
    },
  });
  await server.db.orm.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id));
  const become = (status: string) =>
    server.db.orm.update(attendees).set({ status }).where(eq(attendees.bookingId, id));
  await become('missed');
  expect(await together()).toEqual([
    ['Ana Silva', 0],
    ['Ben Okoro', 0],
  ]);
  await become('attended');
  expect(await together()).toEqual([
    ['Ana Silva', 1],
    ['Ben Okoro', 0],
  ]);
});
