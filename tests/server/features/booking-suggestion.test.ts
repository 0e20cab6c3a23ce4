import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
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
  sessions: { sales: { name: 'Sales coaching' } },
  lots: {
    mia: { session: 'sales', holder: 'mia', units: 9 },
    max: { session: 'sales', holder: 'max', units: 9 },
  },
});
type Name = keyof typeof people;
let days = 3;
const nextStart = () => seededAt + (days += 2) * day + hour;
const params = (booking: string) => ({ params: { booking } });
const read = (id: string) => as(people.ada).call('GET /bookings/{booking}', params(id));

const wanted = (member: 'mia' | 'max', startsAt: number) => ({
  body: {
    session: sessions.sales,
    coach: people.ana.id,
    credit: lots[member],
    startsAt: new Date(startsAt).toISOString(),
    idempotencyKey: newId(),
  },
});
async function requested(member: 'mia' | 'max', startsAt: number) {
  const { id } = await as(people[member]).call('POST /booking-requests', wanted(member, startsAt));
  return id;
}

interface Event {
  readonly type:
    | 'SUGGEST_TIME'
    | 'ACCEPT_MOVE'
    | 'DECLINE_MOVE'
    | 'WITHDRAW_MOVE'
    | 'CONFIRM'
    | 'REJECT';
  readonly payload: object;
}
const suggest = (startsAt: number, reason?: string): Event => ({
  type: 'SUGGEST_TIME',
  payload: { startsAt: new Date(startsAt).toISOString(), ...(reason && { reason }) },
});
const bare = (type: Event['type']): Event => ({ type, payload: {} });

async function sending(id: string, event: Event, version?: number) {
  const known = version ?? (await read(id)).version;
  return { ...params(id), body: { ...event, version: known, idempotencyKey: newId() } as never };
}
const send = async (name: Name, id: string, event: Event, version?: number) =>
  as(people[name]).call('POST /bookings/{booking}/events', await sending(id, event, version));
const refused = async (name: Name, id: string, event: Event) =>
  as(people[name]).refused('POST /bookings/{booking}/events', await sending(id, event));

const told = async (name: Name) => {
  const { data } = await as(people[name]).call('GET /notifications/mine', {});
  return data.results.map(({ text }) => text);
};
const reservedFor = async (id: string, side: 'member' | 'coach' = 'member') => {
  const rows = await db.orm.select().from(reservations).where(eq(reservations.bookingId, id));
  return rows
    .filter((row) => row.side === side)
    .map(({ during }) => during.from)
    .toSorted((a, b) => a - b);
};

test('a coach answers with another time: both are kept from everybody else, and the member accepts', async () => {
  const startsAt = nextStart();
  const other = startsAt + 3 * hour;
  const id = await requested('mia', startsAt);
  const offered = await as(people.ana).call('GET /bookings/{booking}/times', {
    ...params(id),
    query: { from: new Date(startsAt).toISOString().slice(0, 10), days: 2 },
  });
  const { request } = await read(id);
  expect(offered.agreement).toEqual({ asked: 'members', answerBy: request?.expiresAt });
  const asked = await send('ana', id, suggest(other, 'I teach until then.'));
  expect(asked).toMatchObject({
    status: 'requested',
    startsAt: new Date(startsAt).toISOString(),
    proposal: {
      startsAt: new Date(other).toISOString(),
      asked: 'members',
      answersRequest: true,
      message: 'I teach until then.',
      expiresAt: request?.expiresAt,
    },
  });
  expect(await reservedFor(id)).toEqual([startsAt, other]);
  expect(await told('mia')).toContainEqual(
    expect.stringMatching(/^Ana Silva suggests .* instead for .*“I teach until then\.”/),
  );
  // Neither of the two is anybody else's meanwhile.
  for (const time of [startsAt, other]) {
    const taken = await as(people.max).refused('POST /booking-requests', wanted('max', time));
    expect(taken.status).toBe(422);
  }
  const agreed = await send('mia', id, bare('ACCEPT_MOVE'));
  expect(agreed).toMatchObject({
    status: 'confirmed.scheduled',
    startsAt: new Date(other).toISOString(),
    proposal: null,
    request: { status: 'confirmed', response: { decision: 'confirmed' } },
  });
  expect(await reservedFor(id)).toEqual([other]);
  expect(await told('ana')).toContainEqual(
    expect.stringMatching(/^Mia Turner accepted your time: .* is confirmed\.$/),
  );
  expect(await told('mia')).toContainEqual(expect.stringMatching(/^Ana Silva confirmed /));
  await requested('max', startsAt);
});

test('a suggested time that overlaps the one that was asked for keeps one stretch', async () => {
  const startsAt = nextStart();
  const id = await requested('mia', startsAt);
  await send('ana', id, suggest(startsAt + hour / 2));
  expect(await reservedFor(id)).toEqual([startsAt]);
  await send('mia', id, bare('ACCEPT_MOVE'));
  expect(await reservedFor(id)).toEqual([startsAt + hour / 2]);
});

test('the member keeps the original time: the other is free again, and the coach is asked as before', async () => {
  const startsAt = nextStart();
  const other = startsAt + 3 * hour;
  const id = await requested('mia', startsAt);
  await send('ana', id, suggest(other));
  const kept = await send('mia', id, bare('DECLINE_MOVE'));
  expect(kept).toMatchObject({ status: 'requested', proposal: null });
  expect(await reservedFor(id)).toEqual([startsAt]);
  expect(await told('ana')).toContainEqual(
    expect.stringMatching(/^Mia Turner would rather keep .* Please answer by /),
  );
  await requested('max', other);
  expect(await send('ana', id, bare('CONFIRM'))).toMatchObject({ status: 'confirmed.scheduled' });
});

test('confirmed, declined or expired, a request takes what was suggested along', async () => {
  const startsAt = nextStart();
  const id = await requested('mia', startsAt);
  await send('ana', id, suggest(startsAt + 3 * hour));
  await send('ana', id, bare('CONFIRM'));
  expect(await reservedFor(id, 'coach')).toHaveLength(1);
  expect(await reservedFor(id)).toEqual([startsAt]);
  const declined = await requested('max', startsAt + 3 * hour);
  await send('ana', declined, suggest(startsAt + 5 * hour));
  await send('ana', declined, { type: 'REJECT', payload: { reason: 'I am away.' } });
  expect(await reservedFor(declined)).toEqual([]);
  expect(await reservedFor(declined, 'coach')).toEqual([]);
});

test('one of two answers that are given at once counts: the member’s yes, or the coach’s to the original time', async () => {
  const startsAt = nextStart();
  const other = startsAt + 3 * hour;
  const id = await requested('mia', startsAt);
  const { version } = await send('ana', id, suggest(other));
  const answers = await Promise.allSettled([
    send('mia', id, bare('ACCEPT_MOVE'), version),
    send('ana', id, bare('CONFIRM'), version),
  ]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const after = await read(id);
  expect(after).toMatchObject({ status: 'confirmed.scheduled', proposal: null });
  expect(await reservedFor(id)).toEqual([Date.parse(after.startsAt)]);
});

test('a time that somebody has taken can’t be suggested, nor by anybody but the coach and staff', async () => {
  const startsAt = nextStart();
  const id = await requested('mia', startsAt);
  await requested('max', startsAt + 3 * hour);
  const { status, errors } = await refused('ana', id, suggest(startsAt + 3 * hour));
  expect([status, Object.keys(errors)]).toEqual([422, ['time']]);
  expect((await refused('mia', id, suggest(startsAt + 5 * hour))).status).toBe(403);
  expect((await refused('max', id, suggest(startsAt + 5 * hour))).status).toBe(404);
  expect(await reservedFor(id)).toEqual([startsAt]);
  await send('ada', id, suggest(startsAt + 5 * hour));
  expect((await refused('ana', id, bare('ACCEPT_MOVE'))).status).toBe(403);
});

test('home: the member has it to answer, with all three answers; the coach waits', async () => {
  const startsAt = nextStart();
  const id = await requested('mia', startsAt);
  await send('ana', id, suggest(startsAt + 3 * hour));
  const taskOf = async (name: Name) => {
    const { toDo } = await as(people[name]).call('GET /dashboard', {});
    return toDo.find(({ link }) => link.startsWith(`/app/bookings/${id}`));
  };
  const task = await taskOf('mia');
  expect(task).toMatchObject({
    kind: 'answerSuggestion',
    text: expect.stringMatching(/^Ana Silva suggests .* instead: /),
  });
  expect(task?.booking?.availableEvents.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['ACCEPT_MOVE', 'DECLINE_MOVE', 'CANCEL_REQUEST']),
  );
  expect(await taskOf('ana')).toMatchObject({ kind: 'awaitAnswer', who: 'Mia Turner' });
});

test('what nobody answers expires with the request, and the member reads why', async () => {
  const id = await requested('mia', nextStart());
  const { proposal } = await send('ana', id, suggest(nextStart()));
  clock.set(Date.parse(proposal?.expiresAt ?? ''));
  await server.worker.runDue(clock.now());
  expect(await read(id)).toMatchObject({ status: 'expired', proposal: null });
  expect(await reservedFor(id)).toEqual([]);
  const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, id));
  expect(row?.moving).toBe('settled');
  expect(await told('mia')).toContainEqual(
    expect.stringMatching(/^Nobody answered in time about .*, which Ana Silva suggested/),
  );
});
