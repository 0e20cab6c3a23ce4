import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bookingInvites } from '#database/schema/index.ts';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { inviteStage } from './booking-invites-scene.ts';
import { hour } from './notifications-scene.ts';

const stage = await inviteStage();
const { scene, people, nextStart, workshop, inviteOf, answer, withdraw, seatsOf } = stage;
const { db } = scene;
const { lea, tom, ana, ada, mia } = people;

/** Puts colleagues on the waiting list where no seat is left, one after the other. */
async function enlist(booking: string, ...whom: TestPerson[]): Promise<void> {
  for (const { id } of whom) {
    scene.clock.set(scene.clock.now() + 1000);
    await scene.as(lea).call('POST /booking-invites', {
      body: { booking, invitees: [id], message: null, waiting: true, idempotencyKey: newId() },
    });
  }
}

const eleven = await Promise.all(
  ['Ida', 'Jo', 'Kim', 'Lou', 'Max', 'Nia', 'Ola', 'Pia', 'Quy', 'Ria', 'Sue'].map((name) =>
    stage.colleague(`${name} Vale`),
  ),
);

/** A session with eight seats that is full: Lea and Tom come, and six are asked. */
async function fullSession(startsAt = nextStart()): Promise<string> {
  const id = await workshop(startsAt);
  await stage.invite(lea, id, ...eleven.slice(0, 6));
  return id;
}

const [ida, jo, kim, , , , ola, pia, quy] = eleven as [
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
  TestPerson,
];

const statusOf = async (booking: string, who: TestPerson) => (await inviteOf(booking, who)).status;

type Session = ResponseOf<Endpoints['GET /sessions/{session}']>;

/** What staff write of a session, as it is. */
const sessionFields = ({
  name,
  durationMinutes,
  format,
  locationKinds,
  creditCost,
}: Pick<Session, 'name' | 'durationMinutes' | 'format' | 'locationKinds' | 'creditCost'>) => ({
  name,
  durationMinutes,
  format,
  locationKinds,
  creditCost,
  description: null,
  bufferBefore: 0,
  bufferAfter: 10,
});

const full = 'This session is full (8 of 8). Join the waiting list?';

test('who is invited to a full session waits, in the order in which they came', async () => {
  const id = await fullSession();
  expect(await stage.refusedInvite(lea, id, ola)).toEqual({ invitee: full });
  expect(await seatsOf(lea, id)).toMatchObject({ taken: 8, refusal: full, isFull: true });
  await enlist(id, ola, pia);
  expect(await seatsOf(lea, id)).toMatchObject({ all: 8, taken: 8, waiting: 2 });
  const places = await scene
    .as(lea)
    .call('GET /booking-invites', { query: { booking: id, status: 'waiting' } });
  const line = places.data.results.map(({ to, waitingPlace }) => [to.fullName, waitingPlace]);
  expect(line.toSorted(([, one], [, other]) => Number(one) - Number(other))).toEqual([
    ['Ola Vale', 1],
    ['Pia Vale', 2],
  ]);
  expect(await stage.refusedInvite(lea, id, ola)).toEqual({
    invitee: 'Ola Vale is already invited.',
  });
  // Nobody is asked for an answer while there is no seat for them.
  const asked = await scene.told(id, 'BookingInviteSent');
  expect(asked.map(({ recipientId }) => recipientId)).not.toContain(ola.id);
});

test('a seat that is given back goes to whoever has waited longest, and they are asked', async () => {
  const id = await fullSession();
  await enlist(id, ola, pia, quy);
  await answer(ida, id, ida, 'REJECT');
  expect(await statusOf(id, ola)).toBe('sent');
  const asked = await scene.told(id, 'BookingInviteSent');
  const told = asked.find(({ recipientId }) => recipientId === ola.id);
  expect(told?.text).toMatch(/^Lea Novak invited you to Team workshop with Ana Silva on /);
  await withdraw(tom, id, tom);
  expect(await statusOf(id, pia)).toBe('sent');
  await answer(lea, id, jo, 'REVOKE');
  expect(await statusOf(id, quy)).toBe('sent');
  expect(await seatsOf(lea, id)).toMatchObject({ taken: 8, waiting: 0 });
});

test('who declined and would come after all waits behind the others, and may leave the line', async () => {
  const id = await fullSession();
  await enlist(id, ola);
  await answer(ida, id, ida, 'REJECT');
  await enlist(id, pia);
  const { id: bookingInvite, version } = await inviteOf(id, ida);
  const refused = await scene.as(ida).refused('POST /booking-invites/{bookingInvite}/events', {
    params: { bookingInvite },
    body: { type: 'ACCEPT', payload: {}, version, idempotencyKey: newId() },
  });
  expect(refused.errors).toEqual({ invitee: full });
  scene.clock.set(scene.clock.now() + 1000);
  const waiting = await answer(ida, id, ida, 'ENLIST');
  expect(waiting).toMatchObject({ status: 'waiting', waitingPlace: 2, declineReason: null });
  await answer(pia, id, pia, 'REJECT');
  await answer(kim, id, kim, 'REJECT');
  expect(await inviteOf(id, ida)).toMatchObject({ status: 'sent', waitingSince: null });
});

test('nobody waits for a seat that there is', async () => {
  const id = await workshop();
  await enlist(id, ola);
  expect(await statusOf(id, ola)).toBe('sent');
  await answer(ola, id, ola, 'REJECT');
  const { id: bookingInvite, version } = await inviteOf(id, ola);
  const refused = await scene.as(ola).refused('POST /booking-invites/{bookingInvite}/events', {
    params: { bookingInvite },
    body: { type: 'ENLIST', payload: {}, version, idempotencyKey: newId() },
  });
  expect(refused.errors).toEqual({ invitee: 'There is still a seat in this session.' });
});

test('the line ends when it is too late to answer, and when the session is cancelled', async () => {
  const startsAt = nextStart();
  const id = await fullSession(startsAt);
  await enlist(id, ola);
  const other = await fullSession(startsAt + 3 * hour);
  await enlist(other, ola);
  await scene.tell(ana, other, 'CANCEL', { reason: 'I am ill.' });
  expect(await statusOf(other, ola)).toBe('closed');
  scene.clock.set(startsAt - 2 * hour);
  await scene.timers.runDue(startsAt - 2 * hour, new AbortController().signal);
  expect(await statusOf(id, ola)).toBe('expired');
});

test('seats that become free at the same time are each given once, in order, whoever else wants one', async () => {
  const id = await fullSession();
  await answer(ida, id, ida, 'REJECT');
  await stage.invite(lea, id, mia);
  await enlist(id, ola, pia, quy);
  const actions = [
    () => answer(jo, id, jo, 'REJECT'),
    () => answer(ida, id, ida, 'ACCEPT'),
    () => withdraw(tom, id, tom),
    () => stage.invite(lea, id, eleven[9] as TestPerson),
  ];
  const outcomes = await Promise.allSettled(actions.map((action) => action()));
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
  const line = await Promise.all([ola, pia, quy].map((each) => statusOf(id, each)));
  expect(line).toEqual(['sent', 'sent', 'waiting']);
  expect(await seatsOf(lea, id)).toMatchObject({ taken: 8, waiting: 1 });
  const rows = await db.orm.$count(bookingInvites, eq(bookingInvites.bookingId, id));
  expect(rows).toBe(10);
});

test('staff who give a session more seats offer them to those who wait', async () => {
  const id = await fullSession();
  await enlist(id, ola, pia);
  const params = { session: scene.sessions.workshop };
  const staff = scene.as(ada);
  const { version, ...found } = await staff.call('GET /sessions/{session}', { params });
  const payload = { ...sessionFields(found), maxAttendees: 9 };
  await staff.call('POST /sessions/{session}/events', {
    params,
    body: { type: 'EDIT', payload, version, idempotencyKey: newId() },
  });
  expect([await statusOf(id, ola), await statusOf(id, pia)]).toEqual(['sent', 'waiting']);
  expect(await seatsOf(lea, id)).toMatchObject({ all: 9, taken: 9, waiting: 1 });
});
