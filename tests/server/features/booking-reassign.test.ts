import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reservations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const day = 86_400_000;
const server = await testServer();
const { db, as } = server;
server.clock.set(seededAt);
const { people, sessions, lots } = await aWorld(db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    max: { role: 'Member', name: 'Max Reed' },
    ana: { role: 'Coach', name: 'Ana Silva' },
    ben: { role: 'Coach', name: 'Ben Okoro' },
    ada: { role: 'Admin', name: 'Ada Grant' },
  },
  sessions: { sales: { name: 'Sales coaching' } },
  lots: {
    mia: { session: 'sales', holder: 'mia', units: 9 },
    max: { session: 'sales', holder: 'max', units: 9 },
  },
});
let days = 3;
const nextStart = () => seededAt + (days += 1) * day + 3_600_000;

async function booked(member: 'mia' | 'max', coach: 'ana' | 'ben', startsAt: number) {
  const { id } = await as(people[coach]).call('POST /bookings', {
    body: {
      member: people[member].id,
      session: sessions.sales,
      coach: people[coach].id,
      credit: lots[member],
      startsAt: new Date(startsAt).toISOString(),
      location: { kind: 'video', detail: null },
      idempotencyKey: newId(),
    },
  });
  return id;
}

const read = (id: string) =>
  as(people.ada).call('GET /bookings/{booking}', { params: { booking: id } });
const bodyOf = async (id: string, coach: string) =>
  ({
    type: 'REASSIGN_COACH',
    payload: { coach },
    version: (await read(id)).version,
    idempotencyKey: newId(),
  }) as const;
const told = async (person: (typeof people)['ada']) => {
  const { data } = await as(person).call('GET /notifications/mine', {});
  return data.results.map(({ text }) => text);
};

test('staff hand a session to another coach, whose time it takes from then on, and everybody is told', async () => {
  const startsAt = nextStart();
  const id = await booked('mia', 'ana', startsAt);
  const coaches = await as(people.ada).call('GET /bookings/{booking}/coaches', {
    params: { booking: id },
  });
  expect(coaches.map(({ fullName, refusal }) => [fullName, refusal])).toEqual([
    ['Ben Okoro', null],
  ]);
  const body = await bodyOf(id, people.ben.id);
  const after = await as(people.ada).call('POST /bookings/{booking}/events', {
    params: { booking: id },
    body,
  });
  expect(after).toMatchObject({
    title: 'Sales coaching with Ben Okoro',
    coach: { id: people.ben.id },
    startsAt: new Date(startsAt).toISOString(),
  });
  const reserved = await db.orm.select().from(reservations).where(eq(reservations.bookingId, id));
  expect(reserved.map(({ personId }) => personId).toSorted()).toEqual(
    [people.ben.id, people.mia.id].toSorted(),
  );
  const changed = expect.stringMatching(/ changed: Ana Silva → Ben Okoro\.$/);
  expect(await told(people.mia)).toContainEqual(changed);
  expect(await told(people.ana)).toContainEqual(changed);
  expect(await told(people.ben)).toContainEqual(
    expect.stringMatching(/^Sales coaching with Mia Turner on .* was added to your calendar\.$/),
  );
  const { status } = await as(people.ana).refused('GET /bookings/{booking}', {
    params: { booking: id },
  });
  expect(status).toBe(404);
  // The former coach's time is free again.
  await booked('max', 'ana', startsAt);
});

test('a coach who is taken at that time can’t take it over, which is said where they are chosen', async () => {
  const startsAt = nextStart();
  const id = await booked('mia', 'ana', startsAt);
  await booked('max', 'ben', startsAt);
  const [ben] = await as(people.ada).call('GET /bookings/{booking}/coaches', {
    params: { booking: id },
  });
  expect(ben?.refusal).toMatch(/is too close/);
  const { errors } = await as(people.ada).refused('POST /bookings/{booking}/events', {
    params: { booking: id },
    body: await bodyOf(id, people.ben.id),
  });
  expect(errors).toEqual({ coach: ben?.refusal });
});

test('nobody takes over a session that a credit pays for which may only be used with others', async () => {
  const id = await booked('mia', 'ana', nextStart());
  const limit = await as(people.ada).call('POST /booking-constraints', {
    body: {
      sessionCredit: lots.mia,
      rule: { kind: 'coachIn', coaches: [people.ana.id] },
      idempotencyKey: newId(),
    },
  });
  const sentence = 'This credit can only be used with Ana Silva.';
  expect(limit.sentence).toBe(sentence);
  const params = { booking: id };
  const coaches = await as(people.ada).call('GET /bookings/{booking}/coaches', { params });
  expect(coaches.map(({ fullName, refusal }) => [fullName, refusal])).toEqual([
    ['Ben Okoro', sentence],
  ]);
  const body = await bodyOf(id, people.ben.id);
  const { status, errors } = await as(people.ada).refused('POST /bookings/{booking}/events', {
    params,
    body,
  });
  expect([status, Object.values(errors)]).toEqual([422, [sentence]]);
  const other = await booked('max', 'ana', nextStart());
  const handed = await as(people.ada).call('POST /bookings/{booking}/events', {
    params: { booking: other },
    body: await bodyOf(other, people.ben.id),
  });
  expect(handed.coach.id).toBe(people.ben.id);
});
