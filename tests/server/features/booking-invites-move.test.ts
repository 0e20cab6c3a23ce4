import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reservations, timers } from '#database/schema/index.ts';
import { inviteStage } from './booking-invites-scene.ts';
import { hour } from './notifications-scene.ts';

const { scene, people, nextStart, workshop, invite, inviteOf, answer, comingTo, colleague } =
  await inviteStage();
const { db } = scene;
const { lea, ana, mia } = people;
/** How much later it takes place; every test has a day of its own. */
const later = 3 * hour;

const wire = (time: number) => new Date(time).toISOString();
const move = (booking: string, startsAt: number) =>
  scene.tell(lea, booking, 'MOVE', { startsAt: wire(startsAt) });
const cutoffOf = async (id: string) => {
  const [timer] = await db.orm.select().from(timers).where(eq(timers.entityId, id));
  return timer?.runAt;
};
const sequenceFor = async (who: typeof mia, booking: string) => {
  const { content } = await scene
    .as(who)
    .call('GET /bookings/{booking}/calendar', { params: { booking } });
  return Number(/SEQUENCE:(\d+)/.exec(content)?.[1]);
};

test('a session that moves takes its open invitations along: they show the new time, can be answered as long before it as before, and their people are told', async () => {
  const startsAt = nextStart();
  const id = await workshop(startsAt);
  await invite(lea, id, mia);
  const before = await inviteOf(id, mia);
  expect(await cutoffOf(before.id)).toBe(before.expiresAt);
  await move(id, startsAt + later);
  const after = await inviteOf(id, mia);
  expect([after.status, after.expiresAt]).toEqual(['sent', before.expiresAt + later]);
  expect(await cutoffOf(after.id)).toBe(before.expiresAt + later);
  const shown = await scene
    .as(mia)
    .call('GET /booking-invites/{bookingInvite}', { params: { bookingInvite: after.id } });
  expect([shown.booking.startsAt, shown.expiresAt]).toEqual([
    wire(startsAt + later),
    wire(before.expiresAt + later),
  ]);
  const told = (await scene.told(id, 'BookingUpdated')).find(
    ({ recipientId }) => recipientId === mia.id,
  );
  expect(told).toMatchObject({
    link: `/app/bookings/${id}/invites/${after.id}/rsvp`,
    actioned: false,
  });
  expect(told?.text).toMatch(/^Team workshop on .* changed: .* → .*\. Please respond\.$/);
  // The old moment at which it would have lapsed comes and goes.
  scene.clock.set(before.expiresAt + 1);
  await scene.timers.runDue(scene.clock.now());
  expect((await inviteOf(id, mia)).status).toBe('sent');
  await answer(mia, id, mia, 'ACCEPT');
  const taken = await db.orm
    .select()
    .from(reservations)
    .where(and(eq(reservations.bookingId, id), eq(reservations.personId, mia.id)));
  expect(taken.map(({ during }) => during.from)).toEqual([startsAt + later]);
  // What asked for an answer has it.
  const settled = await scene.told(id, 'BookingUpdated');
  expect(settled.find(({ recipientId }) => recipientId === mia.id)?.actioned).toBe(true);
});

test('an invitation that nobody answers lapses by the new time', async () => {
  const startsAt = nextStart();
  const id = await workshop(startsAt);
  await invite(lea, id, mia);
  await move(id, startsAt + later);
  const { expiresAt } = await inviteOf(id, mia);
  scene.clock.set(expiresAt);
  await scene.timers.runDue(scene.clock.now());
  expect((await inviteOf(id, mia)).status).toBe('expired');
});

test('who has accepted comes at the new time and is told like everybody who comes, with a later version for the calendar; who has declined is not told', async () => {
  const startsAt = nextStart();
  const id = await workshop(startsAt);
  const [zoe, kim] = [await colleague('Zoe Park'), await colleague('Kim Lund')];
  await invite(lea, id, mia, zoe, kim);
  await answer(mia, id, mia, 'ACCEPT');
  await answer(zoe, id, zoe, 'REJECT', { reason: 'I am away.' });
  const sequence = await sequenceFor(mia, id);
  await move(id, startsAt + later);
  expect(await sequenceFor(mia, id)).toBe(sequence + 1);
  expect((await comingTo(id)).map(([name, attendance]) => [name, attendance])).toEqual([
    ['Lea Novak', 'expected'],
    ['Mia Turner', 'expected'],
    ['Tom Reed', 'expected'],
  ]);
  const told = await scene.told(id, 'BookingUpdated');
  const links = new Map(told.map(({ recipientId, link }) => [recipientId, link]));
  expect(links.get(mia.id)).toBe(`/app/bookings/${id}`);
  expect(links.get(kim.id)).toMatch(/\/rsvp$/);
  expect(links.has(zoe.id)).toBe(false);
});

test('a request that is confirmed for another of its times takes its invitations along', async () => {
  const startsAt = nextStart();
  const { sessions, lots, team } = scene;
  const { id } = await scene.as(lea).call('POST /booking-requests', {
    body: {
      session: sessions.workshop,
      coach: ana.id,
      credit: lots.team,
      for: team,
      startsAt: wire(startsAt),
      otherTimes: [wire(startsAt + later)],
      idempotencyKey: crypto.randomUUID(),
    },
  });
  await invite(lea, id, mia);
  const { expiresAt } = await inviteOf(id, mia);
  await scene.tell(ana, id, 'CONFIRM', { startsAt: wire(startsAt + later) });
  expect((await inviteOf(id, mia)).expiresAt).toBe(expiresAt + later);
  const told = await scene.told(id, 'BookingUpdated');
  expect(told.map(({ recipientId }) => recipientId)).toEqual([mia.id]);
});
