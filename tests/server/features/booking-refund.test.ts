import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creditLots, ledgerTransfers, timers } from '#database/schema/index.ts';
import { seededAt } from '#tests/support/database.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const day = 24 * hour;
const reason = 'The link did not work.';

/** A session that nobody came to, so that its credit is lost. */
async function missed(): Promise<{ id: string; endsAt: number }> {
  const startsAt = nextStart();
  const id = await scene.bookFor(people.ana, { startsAt });
  scene.clock.set(startsAt + 2 * hour);
  await scene.timers.runDue(scene.clock.now());
  await scene.tell(people.ana, id, 'RECORD_OUTCOME', { coachAttended: true, attended: [] });
  return { id, endsAt: startsAt + hour };
}

const refusal = async (id: string, payload: object) => {
  const { version } = await scene.booking(id);
  const body = { type: 'REFUND', payload, version, idempotencyKey: crypto.randomUUID() };
  const refused = await scene
    .as(people.ada)
    .refused('POST /bookings/{booking}/events', { params: { booking: id }, body: body as never });
  return refused.errors;
};

test('a lost credit goes back to its holder, with the reason in the ledger, and the word of its loss is settled', async () => {
  const { id } = await missed();
  const [available, lost] = [
    await scene.balance('available', scene.lots.mia),
    await scene.balance('forfeited', scene.lots.mia),
  ];
  await scene.tell(people.ada, id, 'REFUND', { reason });
  expect((await scene.booking(id)).creditState).toBe('refunded');
  expect(await scene.balance('available', scene.lots.mia)).toBe(available + 1);
  expect(await scene.balance('forfeited', scene.lots.mia)).toBe(lost - 1);
  const [last] = await scene.db.orm
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.bookingId, id))
    .orderBy(desc(ledgerTransfers.position));
  expect(last).toMatchObject({ type: 'REFUNDED', reason, actorId: people.ada.id });
  const told = await scene.told(id, 'BookingCreditLost');
  expect(told.map(({ actionedBy }) => actionedBy)).toEqual(['auto']);
  const history = await scene
    .as(people.ada)
    .call('GET /bookings/{booking}/history', { params: { booking: id } });
  expect(history.at(-1)?.sentence).toBe(`Ada Grant made a refund: “${reason}”.`);
});

test('only once, only staff, and only with a reason', async () => {
  const { id } = await missed();
  const offeredTo = async (person: (typeof people)['ada']) => {
    const booking = await scene.as(person).call('GET /bookings/{booking}', {
      params: { booking: id },
    });
    return booking.availableEvents.map(({ type }) => type);
  };
  expect(await offeredTo(people.ada)).toContain('REFUND');
  expect(await offeredTo(people.ana)).not.toContain('REFUND');
  expect(await offeredTo(people.mia)).not.toContain('REFUND');
  expect(await refusal(id, {})).toEqual({ reason: 'Give a reason for the refund.' });
  await scene.tell(people.ada, id, 'REFUND', { reason });
  expect(await offeredTo(people.ada)).not.toContain('REFUND');
  expect(await refusal(id, { reason })).toEqual({
    event: 'Only a credit that was used or lost can be refunded.',
  });
});

test('for 90 days after the session', async () => {
  const { id, endsAt } = await missed();
  scene.clock.set(endsAt + 90 * day + 1);
  const sentence = 'A credit can be refunded for 90 days after the session.';
  expect(await refusal(id, { reason })).toEqual({ event: sentence });
  const { availableEvents } = await scene.as(people.ada).call('GET /bookings/{booking}', {
    params: { booking: id },
  });
  expect(availableEvents.find(({ type }) => type === 'REFUND')).toMatchObject({
    enabled: false,
    reasons: [sentence],
  });
  scene.clock.set(endsAt + 90 * day);
  await scene.tell(people.ada, id, 'REFUND', { reason });
});

test('a new expiry gives more time, never less, and rings when it is over', async () => {
  const { id } = await missed();
  const at = scene.clock.now();
  const wire = (moment: number) => new Date(moment).toISOString();
  expect(await refusal(id, { reason, expiresAt: wire(at) })).toEqual({
    expiresAt: 'Expiry must be in the future.',
  });
  expect(await refusal(id, { reason, expiresAt: wire(at + day) })).toEqual({
    expiresAt: 'The credit can be used until then anyway.',
  });
  const [lot] = await scene.db.orm
    .select()
    .from(creditLots)
    .where(eq(creditLots.id, scene.lots.mia));
  const later = (lot?.expiresAt ?? 0) + day;
  await scene.tell(people.ada, id, 'REFUND', { reason, expiresAt: wire(later) });
  const [now] = await scene.db.orm
    .select({ expiresAt: creditLots.expiresAt, rings: timers.runAt })
    .from(creditLots)
    .innerJoin(timers, eq(timers.entityId, creditLots.id))
    .where(eq(creditLots.id, scene.lots.mia));
  expect(now).toEqual({ expiresAt: later, rings: later });
});

test('a credit whose time is over expires again at once, unless it gets more', async () => {
  const once = await missed();
  scene.clock.set(seededAt);
  const twice = await missed();
  const over = scene.clock.now() - hour;
  await scene.db.orm
    .update(creditLots)
    .set({ expiresAt: over })
    .where(eq(creditLots.id, scene.lots.mia));
  await scene.db.orm.update(timers).set({ runAt: over }).where(eq(timers.entityId, scene.lots.mia));
  await scene.timers.runDue(scene.clock.now());
  await scene.tell(people.ada, once.id, 'REFUND', { reason });
  expect(await scene.balance('available', scene.lots.mia)).toBe(0);
  const expiresAt = new Date(scene.clock.now() + day).toISOString();
  await scene.tell(people.ada, twice.id, 'REFUND', { reason, expiresAt });
  expect(await scene.balance('available', scene.lots.mia)).toBe(1);
  const [lot] = await scene.db.orm
    .select()
    .from(creditLots)
    .where(eq(creditLots.id, scene.lots.mia));
  expect(lot?.status).toBe('active');
});
