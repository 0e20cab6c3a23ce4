import { asc, eq } from 'drizzle-orm';
import { beforeEach, beforeAll, expect, test } from 'vitest';
import { reservations, slotHolds } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { aCast, type Cast } from './cast.ts';

const hour = 3_600_000;
let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  cast = await aCast(stage, {
    cost: 1,
    needsConfirmation: true,
    durationMinutes: 60,
    forTeam: false,
    policy: {},
  });
  stage.clock.set(seededAt);
});

const person = (name: string): TestPerson => {
  const { [name]: found } = cast.people;
  if (!found) throw new Error(`${name} is not in the cast`);
  return found;
};
const wanted = (hoursAhead: number, lot = cast.lot) => ({
  session: cast.session,
  coach: person('carl').id,
  credit: lot,
  startsAt: new Date(seededAt + hoursAhead * hour).toISOString(),
  idempotencyKey: newId(),
});
const hold = (hoursAhead: number) =>
  stage.as(person('mia')).call('POST /slot-holds', { body: wanted(hoursAhead) });
const request = (hoursAhead: number) =>
  stage.as(person('mia')).call('POST /booking-requests', { body: wanted(hoursAhead) });
const statusOf = async (id: string) => {
  const [row] = await stage.db.orm.select().from(slotHolds).where(eq(slotHolds.id, id));
  return row && { status: row.status, bookingId: row.bookingId };
};

test('a kept time becomes the time of the booking that its member asks for, and the hold says of which', async () => {
  const { id } = await hold(48);
  const booking = await request(48);
  expect(await statusOf(id)).toEqual({ status: 'converted', bookingId: booking.id });
  const taken = await stage.db.orm.select().from(reservations).orderBy(asc(reservations.side));
  expect(taken.map(({ side, bookingId, holdId }) => [side, bookingId, holdId])).toEqual([
    ['coach', booking.id, null],
    ['member', booking.id, null],
  ]);
});

test('a hold that has lapsed, and that no timer has released yet, does not stand in the way of its own member', async () => {
  const { id } = await hold(48);
  stage.clock.advance({ minutes: 10 });
  expect((await request(48)).status).toBe('requested');
  expect(await statusOf(id)).toEqual({ status: 'released', bookingId: null });
});

test('a hold of another time keeps that time, and the booking takes its own', async () => {
  const { id } = await hold(48);
  expect((await request(72)).status).toBe('requested');
  expect(await statusOf(id)).toEqual({ status: 'held', bookingId: null });
});

test("somebody else's hold helps nobody", async () => {
  const { id } = await hold(48);
  const refused = await stage.as(person('max')).refused('POST /booking-requests', {
    body: wanted(48, cast.lotOfMax),
  });
  expect(refused.errors).toEqual({ time: 'That time has just been taken.' });
  expect(await statusOf(id)).toEqual({ status: 'held', bookingId: null });
});

test('a hold that overlaps the booking of its own member is given up for it', async () => {
  const { id } = await hold(48);
  expect((await request(48.25)).status).toBe('requested');
  expect(await statusOf(id)).toEqual({ status: 'released', bookingId: null });
});

test('a hold of another coach gives way too: nobody sits in two sessions', async () => {
  const { id } = await hold(48);
  const cora = { ...wanted(48), coach: person('cora').id };
  expect(
    (await stage.as(person('mia')).call('POST /booking-requests', { body: cora })).status,
  ).toBe('requested');
  expect(await statusOf(id)).toEqual({ status: 'released', bookingId: null });
});
