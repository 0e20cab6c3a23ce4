import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { aCoach, permit } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

let server: TestServer;
const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      joe: { role: 'Member', name: 'Joe Field' },
      max: { role: 'Member', name: 'Max Weber', isGuest: true },
      ana: { role: 'Coach', name: 'Ana Silva' },
      sam: { role: 'Admin', name: 'Sam Grant' },
    },
    sessions: { coaching: { creditCost: 0 } },
    teams: { north: { name: `North ${newId()}`, members: ['mia'], coaches: [] } },
    lots: {},
  });
let world: Awaited<ReturnType<typeof aSmallWorld>>;
/** Coaches in no programme of theirs; she may give the session, and has Max as a client. */
let far: TestPerson;

beforeAll(async () => {
  server = await testServer();
  world = await aSmallWorld();
  far = await aCoach(server.db, 'Fay Far');
  await permit(server.db, far.id, 'session', [world.sessions.coaching]);
  await permit(server.db, far.id, 'member', [world.people.max.id]);
});

const startsAt = new Date(seededAt + 4 * DAY).toISOString();
let day = 0;
const videoCall = { kind: 'video', detail: null };

/** Every question about booking that names whom it is for. */
const questions: readonly [string, (whom: string, coach: string) => [string, object?]][] = [
  ['GET /booking-requests/options', (whom) => [`/booking-requests/options?for=${whom}`]],
  [
    'GET /booking-requests/slots',
    (whom, coach) => [
      `/booking-requests/slots?for=${whom}&coach=${coach}&session=${world.sessions.coaching}`,
    ],
  ],
  [
    'GET /booking-requests/free-times',
    (whom, coach) => [
      `/booking-requests/free-times?for=${whom}&coach=${coach}&session=${world.sessions.coaching}`,
    ],
  ],
  [
    'POST /bookings',
    (member, coach) => [
      '/bookings',
      { member, coach, session: world.sessions.coaching, startsAt, location: videoCall },
    ],
  ],
];

async function ask(who: TestPerson, [path, body]: [string, object?]): Promise<[number, string]> {
  const response = await server.as(who).request(`/api${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, idempotencyKey: newId() }),
    }),
  });
  return [response.status, await response.text()];
}

describe('a coach who asks about somebody they have nothing to do with', () => {
  test.each(questions)('%s answers as for nobody', async (_, question) => {
    const { mia } = world.people;
    const absent = await ask(far, question(newId(), far.id));
    expect(absent[0]).toBe(422);
    expect(await ask(far, question(mia.id, far.id))).toEqual(absent);
    expect(await ask(far, question(world.teams.north, far.id))).toEqual(absent);
    const [status] = await ask(far, question(world.people.max.id, far.id));
    // Max has no programme, so that nothing is offered to him; but he is known.
    expect(status).toBe(question === questions[3]?.[1] ? 422 : 200);
  });

  test('those who are found are those who can be asked about', async () => {
    const found = await server.as(far).call('GET /booking-requests/members', { query: {} });
    expect(found.map(({ id }) => id)).toEqual([world.people.max.id]);
  });

  test('a programme they coach makes them known while it is under way', async () => {
    const { ana, mia } = world.people;
    const found = await server.as(ana).call('GET /booking-requests/members', { query: {} });
    expect(found.map(({ id }) => id)).toContain(mia.id);
    expect((await ask(ana, ['/booking-requests/options?for=' + mia.id]))[0]).toBe(200);
  });

  test('a team is asked about by staff and by nobody else', async () => {
    const path = `/booking-requests/options?for=${world.teams.north}`;
    expect((await ask(world.people.sam, [path]))[0]).toBe(200);
    const absent = await ask(world.people.max, [`/booking-requests/options?for=${newId()}`]);
    expect(await ask(world.people.max, [path])).toEqual(absent);
  });
});

describe('a coach whom somebody may not book', () => {
  test.each([
    ['POST /booking-requests', '/booking-requests'],
    ['POST /slot-holds', '/slot-holds'],
  ])('is to %s like one who is not there, busy or not', async (_, path) => {
    const { mia, max, joe, sam } = world.people;
    const body = { session: world.sessions.coaching, startsAt };
    const absent = await ask(mia, [path, { ...body, coach: newId() }]);
    expect(absent[0]).toBe(422);
    expect(await ask(mia, [path, { ...body, coach: far.id }])).toEqual(absent);
    // Somebody who is no coach at all.
    expect(await ask(mia, [path, { ...body, coach: sam.id }])).toEqual(absent);
    expect(await ask(mia, [path, { ...body, coach: max.id }])).toEqual(absent);
    const busy = await aCoach(server.db, 'Bea Busy');
    await permit(server.db, busy.id, 'session', [world.sessions.coaching]);
    await permit(server.db, busy.id, 'member', [joe.id]);
    const taken = { ...body, member: joe.id, coach: busy.id, location: videoCall };
    const time = new Date(Date.parse(startsAt) + (day += 1) * DAY).toISOString();
    expect((await ask(sam, ['/bookings', { ...taken, startsAt: time }]))[0]).toBe(200);
    body.startsAt = time;
    expect(await ask(mia, [path, { ...body, coach: busy.id }])).toEqual(absent);
  });

  test('is not booked for a member by another coach, who hears nothing of whether they are there', async () => {
    const { ana, mia } = world.people;
    const [, question] = questions[3] ?? [];
    const absent = await ask(ana, question?.(mia.id, newId()) ?? ['']);
    expect(absent[0]).toBe(403);
    expect(await ask(ana, question?.(mia.id, far.id) ?? [''])).toEqual(absent);
  });
});
