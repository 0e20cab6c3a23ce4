import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { undoPeriod } from '#machines/booking/moments.ts';
import {
  attendees,
  ledgerTransfers,
  outbox,
  reservations,
  reviews,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { db, clock } = scene;
const came = { coachAttended: true, attended: [people.mia.id] };
const nobodyCame = { coachAttended: true, attended: [] };
const noCoach = { coachAttended: false, attended: [] };

/** A session of which the coach says how it went, `after` so long from its start. */
async function recorded(outcome: object, after = 2 * hour): Promise<string> {
  const startsAt = nextStart();
  const id = await scene.bookFor(people.ana, { startsAt });
  clock.set(startsAt + after);
  for (const _ of ['doors', 'start', 'end']) await scene.timers.runDue(clock.now());
  await scene.tell(people.ana, id, 'RECORD_OUTCOME', outcome);
  return id;
}

const undo = (id: string) => scene.tell(people.ana, id, 'UNDO_OUTCOME');
const typesOf = async (id: string) => {
  const rows = await db.orm
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.bookingId, id))
    .orderBy(asc(ledgerTransfers.position));
  return rows.map(({ type }) => type);
};
const attendanceOf = async (id: string) => {
  const rows = await db.orm.select().from(attendees).where(eq(attendees.bookingId, id));
  return rows.map(({ status }) => status);
};
const takenBy = (id: string) => db.orm.$count(reservations, eq(reservations.bookingId, id));
const pointsOfMia = async () => (await scene.as(people.mia).call('GET /awards/mine')).points;
const reviewsOf = async (id: string) => {
  const rows = await db.orm.select().from(reviews).where(eq(reviews.booking, id));
  return rows.map(({ status }) => status);
};

test('who was said to have come is expected again: credit, points, review and time are as before', async () => {
  await recorded(came);
  const points = await pointsOfMia();
  clock.set(seededAt);
  const id = await recorded(came);
  expect(await pointsOfMia()).toBe(points + 20);
  expect(await takenBy(id)).toBe(0);
  const [asked] = await reviewsOf(id);
  await undo(id);
  expect(await scene.booking(id)).toMatchObject({
    status: 'confirmed.awaitingOutcome',
    creditState: 'held',
    outcome: null,
  });
  expect(await attendanceOf(id)).toEqual(['expected']);
  expect(await typesOf(id)).toEqual(['HELD', 'SPENT', 'CORRECTED', 'HELD']);
  expect(await pointsOfMia()).toBe(points);
  expect(await reviewsOf(id)).not.toEqual([asked]);
  expect(await takenBy(id)).toBe(2);
  const history = await scene
    .as(people.ana)
    .call('GET /bookings/{booking}/history', { params: { booking: id } });
  expect(history.at(-1)?.sentence).toBe('Ana Silva undid the recorded outcome.');
});

test('who was said to have missed it never reads of it, and is sent no mail', async () => {
  const id = await recorded(nobodyCame);
  expect(await scene.told(id, 'MissedBooking')).toHaveLength(1);
  const mails = async () => (await scene.mailsTo(people.mia, id)).map(({ subject }) => subject);
  const before = await mails();
  await undo(id);
  for (const type of ['MissedBooking', 'BookingCreditLost', 'UserMissedBooking'])
    expect(await scene.told(id, type)).toEqual([]);
  expect((await mails()).length).toBeLessThan(before.length);
  expect(await scene.booking(id)).toMatchObject({ creditState: 'held' });
  await scene.tell(people.ana, id, 'RECORD_OUTCOME', nobodyCame);
  expect(await scene.told(id, 'MissedBooking')).toHaveLength(1);
  expect(await mails()).toEqual(before);
});

test('no mail of an outcome goes out before it can’t be taken back any more', async () => {
  await recorded(nobodyCame);
  const rows = await db.orm.select().from(outbox).where(eq(outbox.kind, 'mail'));
  const ofIt = rows.filter(({ dedupeKey }) => /MissedBooking|BookingCreditLost/.test(dedupeKey));
  expect(ofIt.length).toBeGreaterThan(0);
  const waiting = ofIt.filter(({ runAt }) => runAt === clock.now() + undoPeriod);
  expect(waiting.length).toBeGreaterThan(0);
});

test('the credit that went back to its holder is set aside again', async () => {
  const available = await scene.balance('available', scene.lots.mia);
  const id = await recorded(noCoach);
  expect(await scene.balance('available', scene.lots.mia)).toBe(available);
  await undo(id);
  expect(await scene.balance('available', scene.lots.mia)).toBe(available - 1);
  expect(await typesOf(id)).toEqual(['HELD', 'HOLD_RELEASED', 'HELD']);
});

test('it is offered to whoever recorded it with the answer, and to nobody else', async () => {
  const id = await recorded(came);
  const offeredTo = async (person: (typeof people)['ana']) => {
    const { availableEvents } = await scene
      .as(person)
      .call('GET /bookings/{booking}', { params: { booking: id } });
    return availableEvents.some(({ type, enabled }) => type === 'UNDO_OUTCOME' && enabled);
  };
  expect(await offeredTo(people.ana)).toBe(true);
  expect(await offeredTo(people.ada)).toBe(false);
  clock.set(clock.now() + undoPeriod);
  expect(await offeredTo(people.ana)).toBe(false);
});

test('a session whose outcome was recorded early goes on', async () => {
  const id = await recorded(came, hour / 2);
  await undo(id);
  expect((await scene.booking(id)).status).toBe('confirmed.inProgress');
  expect((await scene.timersOf(id)).map(([timer]) => timer)).toContain('end');
});

test('staff who did not record it, and whoever comes too late, are told so', async () => {
  const id = await recorded(came);
  const attempt = async (person: (typeof people)['ana']) => {
    const { version } = await scene.booking(id);
    const body = { type: 'UNDO_OUTCOME', payload: {}, version, idempotencyKey: newId() };
    return scene
      .as(person)
      .refused('POST /bookings/{booking}/events', { params: { booking: id }, body: body as never });
  };
  expect((await attempt(people.ada)).errors).toEqual({
    event: 'Only the person who recorded the outcome can undo it.',
  });
  clock.set(clock.now() + undoPeriod);
  expect((await attempt(people.ana)).errors).toEqual({
    event:
      'An outcome can be undone for ten seconds after it is recorded. It can still be corrected.',
  });
});
