import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { organizations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { ownCreditsStage } from './own-credits-scene.ts';

const scene = await ownCreditsStage({ maxAttendees: 2 });
const { people, stage, db, circleWith, circle } = scene;
const { mia, max, lea } = people;

const largestGroup = (maxAttendees: number) =>
  db.orm
    .update(organizations)
    .set({ policyOverrides: { maxAttendees } })
    .where(eq(organizations.id, scene.organizationId));
const seatsOf = (booking: string) =>
  stage.as(mia).call('GET /bookings/{booking}/seats', { params: { booking } });

test('a group is no larger than its organisation has it, however many seats the session has', async () => {
  const id = await circleWith(max);
  expect(await seatsOf(id)).toMatchObject({ all: 2, taken: 2, isFull: true });
  const body = { booking: id, invitees: [lea.id], message: null, idempotencyKey: newId() };
  expect(await stage.as(mia).refused('POST /booking-invites', { body })).toMatchObject({
    errors: { invitee: 'This session is full (2 of 2). Join the waiting list?' },
  });
});

test('what is booked keeps the rule under which it was booked, and the session’s seats are the most', async () => {
  const before = await circle();
  await largestGroup(40);
  const after = await circle();
  expect([(await seatsOf(before)).all, (await seatsOf(after)).all]).toEqual([2, 6]);
});
