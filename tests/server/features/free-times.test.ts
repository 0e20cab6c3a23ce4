import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { busyTimes, coachPermissions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
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
      eve: { role: 'Coach', name: 'Eve Idle', hours: 'office' },
      ada: { role: 'Admin', name: 'Ada Grant' },
    },
    sessions: { coaching: { creditCost: 0 } },
    lots: {},
  });
let world: Awaited<ReturnType<typeof aSmallWorld>>;
beforeEach(async () => {
  world = await aSmallWorld();
  await server.db.orm
    .update(coachPermissions)
    .set({ status: 'revoked' })
    .where(eq(coachPermissions.coach, world.people.eve.id));
});

const idsOf = (...names: ('ana' | 'ben' | 'eve')[]) => names.map((name) => world.people[name].id);
const ask = (who: TestPerson, coach: string[], days = 28) =>
  server.as(who).call('GET /booking-requests/free-times', {
    query: {
      session: world.sessions.coaching,
      coach,
      days,
      ...(who.role === 'Member' ? {} : { for: world.people.mia.id }),
    },
  });

/** The free times of one coach, as the page on which a time is chosen shows them. */
async function shownOf(coach: string): Promise<string[]> {
  const { days } = await server.as(world.people.mia).call('GET /booking-requests/slots', {
    query: { session: world.sessions.coaching, coach, days: 28 },
  });
  return days.flatMap(({ slots }) => slots.filter(({ free }) => free).map((each) => each.startsAt));
}

test('several coaches are asked for at once, in the order asked for, each with the very times that can be chosen', async () => {
  const { mia, ana, ben } = world.people;
  const busy = [50, 51, 75, 200].map((hours) => ({
    id: newId(),
    coachId: ben.id,
    calendarName: 'Work',
    startsAt: seededAt + hours * hour,
    endsAt: seededAt + (hours + 2) * hour,
  }));
  const before = await ask(mia, idsOf('ben'));
  await server.db.orm.insert(busyTimes).values(busy);
  await server.as(mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.coaching,
      coach: ana.id,
      startsAt: (await shownOf(ana.id))[3] ?? '',
      idempotencyKey: newId(),
    },
  });
  const { timeZone, coaches } = await ask(mia, idsOf('ben', 'ana', 'ben'));
  expect(timeZone).toBe('Europe/London');
  expect(coaches).toEqual([
    { id: ben.id, freeTimes: await shownOf(ben.id) },
    { id: ana.id, freeTimes: await shownOf(ana.id) },
  ]);
  expect(coaches[0]?.freeTimes.length).toBeGreaterThan(100);
  expect(coaches[0]?.freeTimes.length).toBeLessThan(before.coaches[0]?.freeTimes.length ?? 0);
});

test('whom a member may not book is left out, and nobody hears of a coach they may not ask for', async () => {
  const { mia, ada, ben } = world.people;
  const found = await ask(mia, [...idsOf('eve', 'ana'), newId()]);
  expect(found.coaches.map(({ id }) => id)).toEqual(idsOf('ana'));
  const refused = (who: TestPerson, coach: string[]) =>
    server.as(who).refused('GET /booking-requests/free-times', {
      query: { session: world.sessions.coaching, coach },
    });
  expect((await refused(mia, idsOf('eve'))).status).toBe(404);
  expect((await ask(ada, idsOf('eve', 'ben'))).coaches.map(({ id }) => id)).toEqual(
    idsOf('eve', 'ben'),
  );
  expect((await ask(ben, idsOf('ana', 'ben'))).coaches.map(({ id }) => id)).toEqual(idsOf('ben'));
  expect((await refused(mia, [])).errors).toEqual({ coach: 'Choose a coach.' });
});

test('at most fifty coaches and eight weeks', async () => {
  const { mia } = world.people;
  const many = Array.from({ length: 51 }, () => newId());
  const query = { session: world.sessions.coaching };
  const refused = (more: object) =>
    server.as(mia).refused('GET /booking-requests/free-times', { query: { ...query, ...more } });
  expect((await refused({ coach: many })).status).toBe(422);
  expect((await refused({ coach: idsOf('ana'), days: 57 })).status).toBe(422);
  const { coaches } = await ask(mia, idsOf('ana'), 56);
  const last = coaches[0]?.freeTimes.at(-1) ?? '';
  expect(Date.parse(last)).toBeGreaterThan(seededAt + 50 * 24 * hour);
});
