import { beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bookings, coachPermissions, sessions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';
import { aWorld } from '#tests/support/world.ts';

const server = await testServer();
const aSmallWorld = () =>
  aWorld(server.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: { coaching: { creditCost: 0, requiresCoachConfirmation: true } },
    lots: {},
  });
let world: Awaited<ReturnType<typeof aSmallWorld>>;
let booking: string;
beforeEach(async () => {
  world = await aSmallWorld();
  booking = await ask();
});

/** Mia asks Ana for a session. */
async function ask(): Promise<string> {
  const { mia, ana } = world.people;
  const { coaches } = await server.as(mia).call('GET /booking-requests/next-times', {
    query: { session: world.sessions.coaching, coach: [ana.id] },
  });
  const { id } = await server.as(mia).call('POST /booking-requests', {
    body: {
      session: world.sessions.coaching,
      coach: ana.id,
      startsAt: coaches[0]?.nextFree[0] ?? '',
      idempotencyKey: newId(),
    },
  });
  return id;
}

const become = (status: string) =>
  server.db.orm.update(bookings).set({ status }).where(eq(bookings.id, booking));

/** On the page of the booking, in the list of what is past, and at home. */
async function mayBookAgain(who: TestPerson): Promise<boolean[]> {
  const caller = server.as(who);
  const page = await caller.call('GET /bookings/{booking}', { params: { booking } });
  const { data } = await caller.call('GET /bookings', { query: { tab: 'past' } });
  const home = await caller.call('GET /dashboard');
  return [
    page.mayBookAgain,
    data.results.some((row) => row.id === booking && row.mayBookAgain),
    home.bookAgain?.id === booking,
  ];
}

test('a member may book again what is over, with the same coach; nobody else may', async () => {
  const { mia, ana } = world.people;
  expect(await mayBookAgain(mia)).toEqual([false, false, false]);
  await become('completed');
  expect(await mayBookAgain(mia)).toEqual([true, true, true]);
  expect(await mayBookAgain(ana)).toEqual([false, false, false]);
});

test('not when the coach may no longer be booked, or the session is not offered any more', async () => {
  const { mia, ana } = world.people;
  await become('completed');
  await server.db.orm
    .update(coachPermissions)
    .set({ status: 'revoked' })
    .where(eq(coachPermissions.coach, ana.id));
  expect(await mayBookAgain(mia)).toEqual([false, false, false]);
});

test('not when the session is not active', async () => {
  await become('completed');
  await server.db.orm
    .update(sessions)
    .set({ status: 'deleted' })
    .where(eq(sessions.id, world.sessions.coaching));
  expect(await mayBookAgain(world.people.mia)).toEqual([false, false, false]);
});

test('what a coach has to answer says at home what can be done about it; whoever waits is told for whom', async () => {
  const { mia, ana } = world.people;
  const { toDo } = await server.as(ana).call('GET /dashboard');
  const [task] = toDo.filter(({ kind }) => kind === 'answerRequest');
  expect(task?.booking).toMatchObject({ id: booking, times: 1 });
  expect(
    task?.booking?.availableEvents.flatMap(({ type, enabled }) => (enabled ? type : [])),
  ).toEqual(['CONFIRM', 'REJECT', 'SUGGEST_TIME']);
  const { version = 0 } = task?.booking ?? {};
  const body = { type: 'CONFIRM', version, payload: {}, idempotencyKey: newId() } as const;
  await server.as(ana).call('POST /bookings/{booking}/events', { params: { booking }, body });
  expect((await server.as(ana).call('GET /dashboard')).toDo).toEqual([]);

  booking = await ask();
  const waiting = await server.as(mia).call('GET /dashboard');
  expect(waiting.toDo[0]).toMatchObject({ kind: 'awaitAnswer', who: 'Ana Silva', booking: null });
});
