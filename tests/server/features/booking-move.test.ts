import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings, reservations, timers } from '#database/schema/index.ts';
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
  sessions: { sales: { name: 'Sales coaching' } },
  lots: {
    mia: { session: 'sales', holder: 'mia', units: 9 },
    max: { session: 'sales', holder: 'max', units: 9 },
  },
});
let days = 3;
const nextStart = () => seededAt + (days += 2) * day + hour;

async function booked(member: 'mia' | 'max', startsAt: number) {
  const { id } = await as(people.ana).call('POST /bookings', {
    body: {
      member: people[member].id,
      session: sessions.sales,
      coach: people.ana.id,
      credit: lots[member],
      startsAt: new Date(startsAt).toISOString(),
      location: { kind: 'video', detail: null },
      idempotencyKey: newId(),
    },
  });
  return id;
}

const params = (booking: string) => ({ params: { booking } });
const read = (id: string) => as(people.ada).call('GET /bookings/{booking}', params(id));

type Name = keyof typeof people;
interface Event {
  readonly type: 'MOVE' | 'ACCEPT_MOVE' | 'DECLINE_MOVE' | 'WITHDRAW_MOVE';
  readonly payload: object;
}

const move = (startsAt: number): Event => ({
  type: 'MOVE',
  payload: { startsAt: new Date(startsAt).toISOString() },
});

async function send(name: Name, id: string, event: Event) {
  const { version } = await read(id);
  return as(people[name]).call('POST /bookings/{booking}/events', {
    ...params(id),
    body: { ...event, version, idempotencyKey: newId() } as never,
  });
}

async function refused(name: Name, id: string, event: Event) {
  const { version } = await read(id);
  return as(people[name]).refused('POST /bookings/{booking}/events', {
    ...params(id),
    body: { ...event, version, idempotencyKey: newId() } as never,
  });
}

const told = async (name: Name) => {
  const { data } = await as(people[name]).call('GET /notifications/mine', {});
  return data.results.map(({ text }) => text);
};
const reservedFor = async (id: string) => {
  const rows = await db.orm.select().from(reservations).where(eq(reservations.bookingId, id));
  return rows.filter(({ side }) => side === 'member').map(({ during }) => during.from);
};

test('a member in time moves a session at once: the time is swapped, and the version of the calendar, the reminders and the coach follow', async () => {
  const startsAt = nextStart();
  const id = await booked('mia', startsAt);
  const offered = await as(people.mia).call('GET /bookings/{booking}/times', {
    ...params(id),
    query: { from: new Date(startsAt).toISOString().slice(0, 10), days: 2 },
  });
  expect(offered.agreement).toEqual({ asked: 'nobody', answerBy: null });
  const later = startsAt + 2 * hour;
  const slot = offered.days
    .flatMap(({ slots }) => slots)
    .find((each) => Date.parse(each.startsAt) === later);
  expect(slot?.free).toBe(true);
  const after = await send('mia', id, move(later));
  expect([after.startsAt, after.endsAt].map((each) => Date.parse(each))).toEqual([
    later,
    later + hour,
  ]);
  expect(await reservedFor(id)).toEqual([later]);
  const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
  expect(row?.icalSequence).toBe(2);
  const armed = await db.orm.select().from(timers).where(eq(timers.entityId, id));
  expect(armed.find(({ timer }) => timer.includes('doorsOpen'))?.runAt).toBe(later - 600_000);
  expect(await told('ana')).toContainEqual(expect.stringMatching(/ changed: .* → .*\.$/));
  // The old time is free again.
  await booked('max', startsAt);
});

test('what the coach asks for waits for the member, and keeps the agreed time until they agree', async () => {
  const startsAt = nextStart();
  const id = await booked('mia', startsAt);
  const asked = await send('ana', id, move(startsAt + 2 * hour));
  expect(asked).toMatchObject({
    startsAt: new Date(startsAt).toISOString(),
    proposal: { asked: 'members', by: { id: people.ana.id } },
  });
  expect(await reservedFor(id)).toEqual([startsAt]);
  expect(await told('mia')).toContainEqual(
    expect.stringMatching(/^Ana Silva asks to move .* Please answer by /),
  );
  expect((await refused('ana', id, { type: 'ACCEPT_MOVE', payload: {} })).status).toBe(403);
  const agreed = await send('mia', id, { type: 'ACCEPT_MOVE', payload: {} });
  expect(agreed).toMatchObject({
    startsAt: new Date(startsAt + 2 * hour).toISOString(),
    proposal: null,
  });
  expect(await reservedFor(id)).toEqual([startsAt + 2 * hour]);
});

test('a time that was taken meanwhile can’t be agreed to, which the button says, and nothing moves', async () => {
  const startsAt = nextStart();
  const id = await booked('mia', startsAt);
  await send('ana', id, move(startsAt + 4 * hour));
  await booked('max', startsAt + 4 * hour);
  const { availableEvents } = await as(people.mia).call('GET /bookings/{booking}', params(id));
  const time = 'That time has just been taken.';
  expect(availableEvents.find(({ type }) => type === 'ACCEPT_MOVE')).toMatchObject({
    enabled: false,
    reasons: [time],
  });
  const { status, errors } = await refused('mia', id, { type: 'ACCEPT_MOVE', payload: {} });
  expect([status, errors]).toEqual([422, { time }]);
  expect(await reservedFor(id)).toEqual([startsAt]);
  await send('mia', id, { type: 'DECLINE_MOVE', payload: {} });
  expect(await told('ana')).toContainEqual(
    expect.stringMatching(/keeps its time: Mia Turner declined/),
  );
});

test('two who want one time for two sessions: one has it, and the other keeps theirs', async () => {
  const startsAt = nextStart();
  const [one, other] = [await booked('mia', startsAt), await booked('max', startsAt + 2 * hour)];
  const wanted = startsAt + 4 * hour;
  const answers = await Promise.allSettled([
    send('mia', one, move(wanted)),
    send('max', other, move(wanted)),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const kept = [...(await reservedFor(one)), ...(await reservedFor(other))];
  expect(kept.filter((each) => each === wanted)).toHaveLength(1);
  expect(kept).toHaveLength(2);
});

test('times are shown to those only who may ask for another one', async () => {
  const id = await booked('mia', nextStart());
  const { status } = await as(people.max).refused('GET /bookings/{booking}/times', {
    ...params(id),
    query: { days: 7 },
  });
  expect(status).toBe(404);
});

test('a question that nobody answers lapses by its timer', async () => {
  const startsAt = nextStart();
  const id = await booked('mia', startsAt);
  const { proposal } = await send('ana', id, move(startsAt + 2 * hour));
  clock.set(Date.parse(proposal?.expiresAt ?? ''));
  await server.worker.runDue(clock.now());
  expect(await read(id)).toMatchObject({
    proposal: null,
    startsAt: new Date(startsAt).toISOString(),
  });
  expect(await told('ana')).toContainEqual(
    expect.stringMatching(/nobody answered about moving it/),
  );
});
