import { expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { attendees, reservations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { db } = scene;
const { lea, tom, ana, ada, mia } = people;

/** A session of Lea's team, to which Lea and Tom come; the coach has said yes. */
async function workshop(startsAt = nextStart()): Promise<string> {
  const { team, lots, sessions } = scene;
  const id = await scene.request(lea, {
    session: sessions.workshop,
    credit: lots.team,
    for: team,
    startsAt,
  });
  await scene.tell(ana, id, 'CONFIRM');
  return id;
}

const comingTo = async (reader: TestPerson, booking: string, query = {}) => {
  const page = await scene
    .as(reader)
    .call('GET /bookings/{booking}/attendees', { params: { booking }, query });
  return page.data.results;
};

const placeOf = async (booking: string, { id }: TestPerson) => {
  const [row] = await db.orm
    .select()
    .from(attendees)
    .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, id)));
  if (!row) throw new Error('They are not expected');
  return row;
};

async function withdraw(who: TestPerson, booking: string, whom: TestPerson, reason?: string) {
  const { id, version } = await placeOf(booking, whom);
  return scene.as(who).call('POST /attendees/{attendee}/events', {
    params: { attendee: id },
    body: { type: 'WITHDRAW', payload: { reason }, version, idempotencyKey: newId() },
  });
}

const takenBy = async (booking: string, { id }: TestPerson) =>
  db.orm
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.bookingId, booking), eq(reservations.personId, id)));

test('those who come to a team session see one another by name, and open their own place alone', async () => {
  const id = await workshop();
  const seen = await comingTo(tom, id);
  expect(seen.map(({ person, isOpen }) => [person.fullName, isOpen])).toEqual([
    ['Lea Novak', false],
    ['Tom Reed', true],
  ]);
  const found = await comingTo(ana, id, { search: 'tom', attendance: 'expected' });
  expect(found.map(({ person, isOpen }) => [person.fullName, isOpen])).toEqual([
    ['Tom Reed', true],
  ]);
  expect(await comingTo(ada, id, { attendance: 'missed' })).toEqual([]);
  const place = await placeOf(id, lea);
  const refused = await scene
    .as(tom)
    .refused('GET /attendees/{attendee}', { params: { attendee: place.id } });
  expect(refused.status).toBe(404);
  const stranger = await scene
    .as(mia)
    .refused('GET /bookings/{booking}/attendees', { params: { booking: id } });
  expect(stranger.status).toBe(404);
});

test('one of several withdraws: their time is free at once, and the session takes place for the others', async () => {
  const id = await workshop();
  expect(await takenBy(id, tom)).toHaveLength(1);
  const place = await withdraw(tom, id, tom, ' My train is late. ');
  expect(place).toMatchObject({ attendance: 'withdrawn', withdrawReason: 'My train is late.' });
  expect(place.availableEvents).toEqual([]);
  expect(await takenBy(id, tom)).toEqual([]);
  expect(await takenBy(id, lea)).toHaveLength(1);
  expect(await scene.booking(id)).toMatchObject({ status: 'confirmed.scheduled' });
  const history = await scene
    .as(tom)
    .call('GET /attendees/{attendee}/history', { params: { attendee: place.id } });
  expect(history.map(({ sentence }) => sentence)).toEqual(['Tom Reed withdrew.']);
  expect(JSON.stringify(history)).not.toContain('train');
});

test('when the last one withdraws the session is cancelled by the same rules, credit and all', async () => {
  const startsAt = nextStart();
  const id = await workshop(startsAt);
  const before = await scene.balance('forfeited', scene.lots.team);
  await withdraw(tom, id, tom);
  scene.clock.set(startsAt - hour);
  const place = await withdraw(lea, id, lea);
  expect(place.booking.statusLabel).toBe('Cancelled');
  expect(await scene.booking(id)).toMatchObject({
    status: 'cancelled',
    creditState: 'forfeited',
    cancellation: { party: 'member', late: true, by: lea.id },
  });
  expect(await scene.balance('forfeited', scene.lots.team)).toBeGreaterThan(before);
  expect(await scene.told(id, 'LateCancellation')).toHaveLength(2);
});

test('staff take somebody off the list and say why; the coach may not', async () => {
  const id = await workshop();
  const { id: attendee, version } = await placeOf(id, tom);
  const body = { type: 'WITHDRAW', payload: {}, version, idempotencyKey: newId() } as const;
  const unsaid = await scene
    .as(ada)
    .refused('POST /attendees/{attendee}/events', { params: { attendee }, body });
  expect(unsaid.errors).toEqual({ reason: 'Give a reason for removing them.' });
  const coach = await scene.as(ana).refused('POST /attendees/{attendee}/events', {
    params: { attendee },
    body: { ...body, idempotencyKey: newId() },
  });
  expect(coach.status).toBe(403);
  const place = await withdraw(ada, id, tom, 'He has left the team.');
  expect(place.attendance).toBe('withdrawn');
});

test('the outcome tells each place what became of it: who came, who missed it, and who was excused', async () => {
  const startsAt = nextStart();
  const id = await workshop(startsAt);
  scene.clock.set(startsAt + 2 * hour);
  await scene.timers.runDue(startsAt + 2 * hour, new AbortController().signal);
  await scene.tell(ana, id, 'RECORD_OUTCOME', {
    coachAttended: true,
    attended: [lea.id],
    excused: [tom.id],
  });
  const places = await comingTo(ana, id);
  expect(places.map(({ attendance }) => attendance)).toEqual(['attended', 'excused']);
  // Who is excused has not missed anything.
  expect(await scene.told(id, 'MissedBooking')).toEqual([]);
  expect(await scene.told(id, 'UserMissedBooking')).toEqual([]);
  const { id: attendee, version } = await placeOf(id, tom);
  const late = await scene.as(tom).refused('POST /attendees/{attendee}/events', {
    params: { attendee },
    body: { type: 'WITHDRAW', payload: {}, version, idempotencyKey: newId() },
  });
  expect(late.errors).toEqual({ event: 'The outcome of this session has been recorded.' });
});
