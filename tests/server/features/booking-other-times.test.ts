import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { bookings, reservations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const server = await aStage();
const { db, as, clock } = server;
clock.set(seededAt);
const { people, sessions, lots } = await aWorld(db, {
  people: {
    mia: { role: 'Member', name: 'Mia Turner' },
    max: { role: 'Member', name: 'Max Reed' },
    ana: { role: 'Coach', name: 'Ana Silva' },
    ada: { role: 'Admin', name: 'Ada Grant' },
  },
  sessions: {
    sales: { name: 'Sales coaching' },
    quick: { name: 'Quick call', requiresCoachConfirmation: false },
  },
  lots: {
    mia: { session: 'sales', holder: 'mia', units: 20 },
    max: { session: 'sales', holder: 'max', units: 20 },
    quick: { session: 'quick', holder: 'mia', units: 5 },
  },
});
let days = 3;
let first = 0;
beforeEach(() => {
  clock.set(seededAt);
  first = seededAt + (days += 3) * day + hour;
});

const wire = (time: number) => new Date(time).toISOString();
const bodyOf = (who: 'mia' | 'max', [startsAt = 0, ...others]: readonly number[]) => ({
  session: sessions.sales,
  coach: people.ana.id,
  credit: lots[who],
  startsAt: wire(startsAt),
  otherTimes: others.map(wire),
  idempotencyKey: newId(),
});
const request = (who: 'mia' | 'max', ...times: number[]) =>
  as(people[who]).call('POST /booking-requests', { body: bodyOf(who, times) });
const refusedRequest = async (...times: number[]) =>
  (await as(people.mia).refused('POST /booking-requests', { body: bodyOf('mia', times) })).errors;
const params = (booking: string) => ({ params: { booking } });
const read = (who: keyof typeof people, id: string) =>
  as(people[who]).call('GET /bookings/{booking}', params(id));
const confirmation = async (id: string, startsAt?: number) => ({
  ...params(id),
  body: {
    type: 'CONFIRM' as const,
    payload: startsAt === undefined ? {} : { startsAt: wire(startsAt) },
    version: (await read('ada', id)).version,
    idempotencyKey: newId(),
  },
});
const confirm = async (id: string, startsAt?: number) =>
  as(people.ana).call('POST /bookings/{booking}/events', await confirmation(id, startsAt));
const refusedConfirmation = async (id: string, startsAt?: number) =>
  (
    await as(people.ana).refused(
      'POST /bookings/{booking}/events',
      await confirmation(id, startsAt),
    )
  ).errors;
const reservedFor = async (id: string) => {
  const rows = await db.orm.select().from(reservations).where(eq(reservations.bookingId, id));
  return rows.map(({ side, during }) => [side, during.from]);
};

test('a request names up to three times, of which the first alone is kept; everybody of it sees them, and who answers how each stands', async () => {
  const times = [first, first + day, first - 2 * hour];
  const { id, request: made } = await request('mia', ...times);
  expect(made?.times.map(({ startsAt }) => Date.parse(startsAt))).toEqual(times);
  expect((await reservedFor(id)).map(([, from]) => from)).toEqual([first, first]);
  // Another member takes one of the others.
  await request('max', first + day);
  const refusal = 'That time has just been taken.';
  const standing = async (who: keyof typeof people) =>
    (await read(who, id)).request?.times.map((time) => time.refusal);
  expect(await standing('ana')).toEqual([null, refusal, null]);
  expect(await standing('ada')).toEqual([null, refusal, null]);
  expect(await standing('mia')).toEqual([null, null, null]);
});

test('the coach confirms another of the times: it is reserved in place of the first, and mail, calendar and history carry it', async () => {
  const later = first + day;
  const { id } = await request('mia', first, later);
  const after = await confirm(id, later);
  expect([after.status, after.startsAt, after.endsAt]).toEqual([
    'confirmed.scheduled',
    wire(later),
    wire(later + hour),
  ]);
  expect(await reservedFor(id)).toEqual([
    ['coach', later],
    ['member', later],
  ]);
  const { content } = await as(people.mia).call('GET /bookings/{booking}/calendar', params(id));
  const stamp = wire(later).replaceAll(/[-:]|\.\d+/g, '');
  expect(content).toMatch(new RegExp(`DTSTART[^\\r]*:${stamp}`));
  const { data } = await as(people.mia).call('GET /notifications/mine', {});
  expect(data.results.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^Ana Silva confirmed Sales coaching /),
  );
  const history = await as(people.ana).call('GET /bookings/{booking}/history', params(id));
  expect(history.at(-1)?.sentence).toBe(
    'Ana Silva confirmed another of the times that were offered.',
  );
  // The first time is free again.
  await request('max', first);
});

test('a time taken meanwhile, one that nobody asked for and one that has come too close are refused, and nothing moves', async () => {
  const later = first + day;
  const { id } = await request('mia', first, later);
  await request('max', later);
  expect(await refusedConfirmation(id, later)).toEqual({ time: 'That time has just been taken.' });
  expect(await refusedConfirmation(id, first + 2 * day)).toEqual({
    time: 'Choose one of the times that were asked for.',
  });
  expect((await reservedFor(id)).map(([, from]) => from)).toEqual([first, first]);
  expect((await confirm(id)).startsAt).toBe(wire(first));
});

test('what is asked for besides must differ, be free, leave time for an answer and have a coach who answers', async () => {
  expect(await refusedRequest(first, first)).toEqual({ otherTimes: 'Choose times that differ.' });
  await request('max', first + day);
  expect(await refusedRequest(first, first + day)).toEqual({
    otherTimes: expect.stringMatching(/, \d\d:\d\d: That time has just been taken\.$/),
  });
  expect(await refusedRequest(first, clock.now() + hour)).toEqual({
    otherTimes: 'Choose a later time, so that there is time for an answer.',
  });
  expect(await refusedRequest(first, first + 2 * hour, first + 4 * hour, first + 6 * hour)).toEqual(
    { otherTimes: 'Ask for at most 3 times.' },
  );
  const quick = { ...bodyOf('mia', [first, first + 2 * hour]), session: sessions.quick };
  const { errors } = await as(people.mia).refused('POST /booking-requests', {
    body: { ...quick, credit: lots.quick },
  });
  expect(errors).toEqual({
    otherTimes: 'A session that is booked immediately can have only one time.',
  });
  const [row] = await db.orm.select().from(bookings).where(eq(bookings.startsAt, first));
  expect(row).toBeUndefined();
});

test('two requests that would both have one time: the coach gives it to one of them, however the answers cross', async () => {
  const wanted = first + 2 * day;
  const [one, other] = [
    await request('mia', first, wanted),
    await request('max', first + 4 * hour, wanted),
  ];
  const answers = await Promise.allSettled([confirm(one.id, wanted), confirm(other.id, wanted)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const kept = [...(await reservedFor(one.id)), ...(await reservedFor(other.id))];
  expect(kept.filter(([side, from]) => side === 'coach' && from === wanted)).toHaveLength(1);
});
