import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ledgerTransfers, reservations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingKind } from '#server/features/bookings/public.ts';
import { send } from '#server/records/send.ts';
import { system } from '#machines/person.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { db, clock } = scene;

/** A session that is cancelled five hours before its start, by whoever does it. */
async function cancelled(by = people.mia): Promise<{ id: string; startsAt: number }> {
  const startsAt = nextStart();
  const id = await scene.bookFor(people.ana, { startsAt });
  clock.set(startsAt - 5 * hour);
  await scene.timers.runDue(clock.now());
  await scene.tell(by, id, 'CANCEL', { reason: 'I have fallen ill.' });
  clock.advance({ minutes: 10 });
  return { id, startsAt };
}

const offerOf = async (person: (typeof people)['ada'], id: string) => {
  const { availableEvents } = await scene
    .as(person)
    .call('GET /bookings/{booking}', { params: { booking: id } });
  return availableEvents.find(({ type }) => type === 'REINSTATE');
};
const refusal = async (id: string) => {
  const { version } = await scene.booking(id);
  const body = { type: 'REINSTATE', payload: {}, version, idempotencyKey: newId() } as const;
  const refused = await scene
    .as(people.ana)
    .refused('POST /bookings/{booking}/events', { params: { booking: id }, body });
  return refused.errors;
};
const movements = async (id: string) => {
  const rows = await db.orm
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.bookingId, id))
    .orderBy(asc(ledgerTransfers.position));
  return rows;
};

test('the coach takes a late cancellation back: the lost credit is found again and held, the time is taken, and the others read of it', async () => {
  const { id } = await cancelled();
  expect((await scene.booking(id)).creditState).toBe('forfeited');
  await scene.tell(people.ana, id, 'REINSTATE');
  expect(await scene.booking(id)).toMatchObject({
    status: 'confirmed.scheduled',
    creditState: 'held',
    cancellation: null,
    icalSequence: 3,
  });
  const rows = await movements(id);
  expect(rows.map(({ type }) => type)).toEqual(['HELD', 'FORFEITED', 'CORRECTED', 'HELD']);
  expect(rows[2]?.reverses).toBe(rows[1]?.id);
  const reserved = await db.orm.select().from(reservations).where(eq(reservations.bookingId, id));
  expect(reserved).toHaveLength(2);
  const [told, ...more] = await scene.told(id, 'BookingUpdated');
  expect(more).toEqual([]);
  expect(told?.recipientId).toBe(people.mia.id);
  expect(told?.text).toMatch(/^Sales coaching on .* changed: cancelled → confirmed\.$/);
  const calendars = (await scene.mailsTo(people.mia, id)).flatMap(({ calendar }) => calendar ?? []);
  const versions = calendars.map(({ method, sequence }) => `${sequence} ${method}`);
  expect(versions.toSorted()).toEqual(['1 REQUEST', '2 CANCEL', '3 REQUEST']);
  expect((await scene.timersOf(id)).map(([name]) => name)).toContain('doorsOpen');
});

test('it is offered for half an hour, to the coach and to staff, and says why not when it is too late', async () => {
  const { id } = await cancelled(people.ana);
  expect(await offerOf(people.ana, id)).toMatchObject({ enabled: true });
  expect(await offerOf(people.ada, id)).toMatchObject({ enabled: true });
  expect(await offerOf(people.mia, id)).toBeUndefined();
  clock.advance({ minutes: 20 });
  const reasons = ['A booking can be reinstated for 30 minutes after it was cancelled.'];
  expect(await offerOf(people.ana, id)).toMatchObject({ enabled: false, reasons });
});

test('whoever has taken the time meanwhile keeps it, which the page says before anybody presses', async () => {
  const { id, startsAt } = await cancelled(people.ana);
  await scene.as(people.ada).call('POST /bookings', {
    body: {
      member: people.mia.id,
      session: scene.sessions.sales,
      coach: people.ana.id,
      credit: scene.lots.mia,
      startsAt: new Date(startsAt).toISOString(),
      location: { kind: 'video', detail: null },
      overrideReason: 'Agreed on the telephone.',
      idempotencyKey: newId(),
    },
  });
  const sentence = 'Someone who takes part has another session at that time.';
  expect(await offerOf(people.ana, id)).toMatchObject({ enabled: false, reasons: [sentence] });
  expect(await refusal(id)).toEqual({ time: sentence });
});

test('what was removed from the coach’s calendar can be brought back until its time comes, which settles what was said about it', async () => {
  const id = await scene.bookFor(people.ana, { startsAt: nextStart() });
  const at = clock.now();
  await db.transaction(() =>
    send(db, bookingKind, id, { type: 'EXTERNAL_CANCEL', by: system, at }),
  );
  clock.set(at + 3 * hour);
  await scene.tell(people.ada, id, 'REINSTATE');
  const told = await scene.told(id, 'BookingCancelledOutsideOfSystem');
  expect(told.map(({ actioned }) => actioned)).toEqual(told.map(() => true));
  expect(told.length).toBeGreaterThan(1);
  const history = await scene
    .as(people.mia)
    .call('GET /bookings/{booking}/history', { params: { booking: id } });
  expect(history.at(-1)?.sentence).toBe('Ada Grant reinstated this session.');
});
