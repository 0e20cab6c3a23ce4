import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookings, machineEvents } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { formatDay, formatTime } from '#domain/time/format.ts';
import { once } from '#server/records/idempotency.ts';
import { seededAt } from '#tests/support/database.ts';
import { aStage, ask, type Stage } from '#tests/support/stage.ts';
import { aTown, type Name, type Town } from './town.ts';

const hour = 3_600_000;
const usedOtherwise = { idempotencyKey: 'This key was used for another request.' };

let stage: Stage;
let town: Town;
beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  town = await aTown(stage);
});

const post = (who: Name, path: string, body: object) =>
  ask(stage.as(town.people[who]), 'POST', path, body);
const wish = (key: string, hoursAhead = 48) => ({
  session: town.sessions.coaching,
  coach: town.people.ben.id,
  credit: town.purses.coaching,
  startsAt: new Date(seededAt + hoursAhead * hour).toISOString(),
  idempotencyKey: key,
});
const confirm = (version: number, key = newId()) => ({
  type: 'CONFIRM',
  version,
  idempotencyKey: key,
});
const bookingsOfBen = () =>
  stage.db.orm.select().from(bookings).where(eq(bookings.coachId, town.people.ben.id));
const eventsOf = async (id: string) => {
  const rows = await stage.db.orm
    .select()
    .from(machineEvents)
    .where(eq(machineEvents.entityId, id));
  return rows.map(({ event }) => event);
};

describe('a command sent twice with one key', () => {
  test('is done once, and answered twice with the same booking', async () => {
    const key = newId();
    const [first, second] = [
      await post('mia', '/booking-requests', wish(key)),
      await post('mia', '/booking-requests', wish(key)),
    ];
    expect([first.status, second.status, second.data.id]).toEqual([200, 200, first.data.id]);
    expect(await bookingsOfBen()).toHaveLength(1);
  });

  test('is done once when both arrive at the same moment', async () => {
    const key = newId();
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => post('mia', '/booking-requests', wish(key))),
    );
    const [booking] = await bookingsOfBen();
    expect(replies.map(({ status, data }) => [status, data.id])).toEqual(
      replies.map(() => [200, booking?.id]),
    );
    expect(await bookingsOfBen()).toHaveLength(1);
  });

  test('is answered with the record as it is now, although its version is long past', async () => {
    const { data: booking } = await post('mia', '/booking-requests', wish(newId()));
    const key = newId();
    await post('ben', `/bookings/${booking.id}/events`, confirm(1, key));
    const cancel = {
      type: 'CANCEL',
      payload: { reason: 'Ill.' },
      version: 2,
      idempotencyKey: newId(),
    };
    await post('ben', `/bookings/${booking.id}/events`, cancel);
    const again = await post('ben', `/bookings/${booking.id}/events`, confirm(1, key));
    expect([again.status, again.data.status, again.data.version]).toEqual([200, 'cancelled', 3]);
    expect((await eventsOf(booking.id)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'CANCEL',
      'CONFIRM',
      'REQUEST',
    ]);
  });

  test('is refused when it asks for something else', async () => {
    const key = newId();
    await post('mia', '/booking-requests', wish(key));
    const other = await post('mia', '/booking-requests', wish(key, 72));
    expect([other.status, other.errors]).toEqual([422, usedOtherwise]);
    expect(await bookingsOfBen()).toHaveLength(1);
  });

  test('is refused when it goes to another address with the very same words', async () => {
    const key = newId();
    const { data: hold } = await post('mia', '/slot-holds', wish(key));
    const other = await post('mia', '/booking-requests', wish(key));
    expect([other.status, other.errors]).toEqual([422, usedOtherwise]);
    expect(await eventsOf(hold.id)).toEqual(['HOLD']);
    expect(await bookingsOfBen()).toHaveLength(0);
  });

  test('is refused at another address even where both take the very same body', async () => {
    const { id: actorId } = town.people.mia;
    const [key, entity] = [newId(), newId()];
    const at = (endpoint: 'POST /slot-holds' | 'POST /booking-requests') => () =>
      stage.db.transaction(() =>
        once(
          stage.db,
          { actorId, key, endpoint, request: { a: 1 }, at: seededAt },
          async () => entity,
        ),
      );
    expect(await at('POST /slot-holds')()).toBe(entity);
    expect(await at('POST /slot-holds')()).toBe(entity);
    await expect(at('POST /booking-requests')()).rejects.toMatchObject({
      status: 422,
      errors: usedOtherwise,
    });
  });

  test('is refused when it goes to another record', async () => {
    const { data: one } = await post('mia', '/booking-requests', wish(newId()));
    const { data: other } = await post('mia', '/booking-requests', wish(newId(), 72));
    const key = newId();
    await post('ben', `/bookings/${one.id}/events`, confirm(1, key));
    const reply = await post('ben', `/bookings/${other.id}/events`, confirm(1, key));
    expect([reply.status, reply.errors]).toEqual([422, usedOtherwise]);
  });

  test('is tried again when it was refused the first time', async () => {
    const { data: booking } = await post('mia', '/booking-requests', wish(newId()));
    const key = newId();
    const reject = { type: 'REJECT', payload: {}, version: 1, idempotencyKey: key };
    const refused = await post('ben', `/bookings/${booking.id}/events`, reject);
    expect(refused.errors).toEqual({ reason: 'Tell the member why you are declining.' });
    const whole = { ...reject, payload: { reason: 'I am away that week.' } };
    expect((await post('ben', `/bookings/${booking.id}/events`, whole)).data.status).toBe(
      'rejected',
    );
  });

  test('means nothing to others, who may use the same key for a command of their own', async () => {
    const key = newId();
    await post('mia', '/booking-requests', wish(key));
    const free = { ...wish(key, 72), session: town.sessions.free, credit: null };
    expect((await post('max', '/booking-requests', free)).status).toBe(200);
  });
});

describe('a command that was decided on another version', () => {
  const stands = (what: string) => ({ version: `${what}. You’re seeing the latest version.` });
  const now = () => formatTime(stage.clock.now(), 'Europe/London');

  test('is refused with 409, and nothing changes', async () => {
    const { data: booking } = await post('mia', '/booking-requests', wish(newId()));
    await post('ben', `/bookings/${booking.id}/events`, confirm(1));
    const cancel = {
      type: 'CANCEL',
      payload: { reason: 'Ill.' },
      version: 1,
      idempotencyKey: newId(),
    };
    const reply = await post('mia', `/bookings/${booking.id}/events`, cancel);
    expect([reply.status, reply.errors]).toEqual([
      409,
      stands(`Ben Okoro confirmed this at ${now()}`),
    ]);
    expect((await eventsOf(booking.id)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'CONFIRM',
      'REQUEST',
    ]);
  });

  test('is refused to all but one of those who send at the same moment', async () => {
    const { data: booking } = await post('mia', '/booking-requests', wish(newId()));
    const withdraw = { type: 'CANCEL_REQUEST', version: 1, idempotencyKey: newId() };
    const replies = await Promise.all([
      post('ben', `/bookings/${booking.id}/events`, confirm(1)),
      post('mia', `/bookings/${booking.id}/events`, withdraw),
      post('ada', `/bookings/${booking.id}/events`, confirm(1)),
    ]);
    const done = [
      'Ben Okoro confirmed this',
      'Mia Turner withdrew the request',
      'Ada Grant confirmed this',
    ];
    const winner = `${done[replies.findIndex(({ ok }) => ok)]} at ${now()}`;
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter(({ ok }) => !ok).map(({ errors }) => errors)).toEqual([
      stands(winner),
      stands(winner),
    ]);
  });

  test('is refused for a kept time too', async () => {
    const { data: hold } = await post('mia', '/slot-holds', wish(newId()));
    const release = { type: 'RELEASE', version: 2, idempotencyKey: newId() };
    const reply = await post('mia', `/slot-holds/${hold.id}/events`, release);
    expect([reply.status, reply.errors]).toEqual([409, stands(`You chose this time at ${now()}`)]);
  });

  test('names the product where a timer was faster', async () => {
    const { data: booking } = await post('mia', '/booking-requests', wish(newId(), 96));
    await stage.worker.runDue(seededAt + 48 * hour);
    const reply = await post('ben', `/bookings/${booking.id}/events`, confirm(1));
    const [rung] = await stage.db.orm
      .select({ at: machineEvents.at })
      .from(machineEvents)
      .where(eq(machineEvents.entityId, booking.id))
      .orderBy(desc(machineEvents.position));
    const at = rung?.at ?? 0;
    expect([reply.status, reply.errors]).toEqual([
      409,
      stands(
        `Waymark changed this on ${formatDay(at, 'Europe/London')} at ${formatTime(at, 'Europe/London')}`,
      ),
    ]);
  });

  test('names whoever did something rather than the timer that rang after it, by the clock of whoever reads it', async () => {
    const { data: booking } = await post('mia', '/booking-requests', wish(newId()));
    const said = await post('ben', `/bookings/${booking.id}/events`, confirm(1));
    const at = stage.clock.now();
    await stage.worker.runDue(seededAt + 47.5 * hour);
    const cancel = { type: 'CANCEL', payload: {}, version: 1, idempotencyKey: newId() };
    const response = await stage.as(town.people.mia).request(`/api/bookings/${booking.id}/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Time-Zone': 'Asia/Kathmandu' },
      body: JSON.stringify(cancel),
    });
    expect(said.ok).toBe(true);
    expect(await eventsOf(booking.id)).toContainEqual(expect.stringMatching(/^xstate\.after\./));
    expect(await response.json()).toMatchObject({
      title: 'Conflict',
      errors: stands(`Ben Okoro confirmed this at ${formatTime(at, 'Asia/Kathmandu')}`),
    });
  });

  test('leaves the reasons that people gave where they were given', async () => {
    const { data: booking } = await post('mia', '/booking-requests', wish(newId()));
    const no = { ...confirm(1), type: 'REJECT', payload: { reason: 'My daughter is ill.' } };
    await post('ben', `/bookings/${booking.id}/events`, no);
    const withdraw = { type: 'CANCEL_REQUEST', version: 1, idempotencyKey: newId() };
    const reply = await post('mia', `/bookings/${booking.id}/events`, withdraw);
    expect(reply.errors).toEqual(stands(`Ben Okoro declined this at ${now()}`));
  });
});
