import { asc, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attendees, creditLots, ledgerTransfers } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { hour, notificationStage } from './notifications-scene.ts';

const { scene, people, nextStart } = await notificationStage();
const { db, clock } = scene;
const reason = 'They had mixed up the days.';
const came = { coachAttended: true, attended: [people.mia.id] };
const nobodyCame = { coachAttended: true, attended: [] };
const noCoach = { coachAttended: false, attended: [] };

/** A session of which the coach has told how it went. */
async function recorded(outcome: object): Promise<string> {
  const startsAt = nextStart();
  const id = await scene.bookFor(people.ana, { startsAt });
  clock.set(startsAt + 2 * hour);
  await scene.timers.runDue(clock.now());
  await scene.tell(people.ana, id, 'RECORD_OUTCOME', outcome);
  return id;
}

const correct = (id: string, outcome: object) =>
  scene.tell(people.ada, id, 'CORRECT_OUTCOME', { reason, ...outcome });
const movements = (id: string) =>
  db.orm
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.bookingId, id))
    .orderBy(asc(ledgerTransfers.position));
const typesOf = async (id: string) => (await movements(id)).map(({ type }) => type);
const attendanceOf = async (id: string) => {
  const rows = await db.orm.select().from(attendees).where(eq(attendees.bookingId, id));
  return rows.map(({ status }) => status);
};

/** Nothing is left in the lot that paid. */
async function emptied(id: string): Promise<void> {
  const { creditLotId } = await scene.booking(id);
  const key = `available:${creditLotId}`;
  await db.orm.execute(sql`update ledger_accounts set balance = 0 where key = ${key}`);
}

test('who was said to have missed it came: the lost credit is used instead, and what was said is settled', async () => {
  const id = await recorded(nobodyCame);
  const [before] = await scene.told(id, 'MissedBooking');
  expect(before?.actioned).toBe(false);
  await correct(id, came);
  expect(await scene.booking(id)).toMatchObject({
    status: 'completed',
    creditState: 'spent',
    outcome: { recordedBy: people.ada.id, assumed: false },
  });
  expect(await attendanceOf(id)).toEqual(['attended']);
  const rows = await movements(id);
  expect(rows.map(({ type }) => type)).toEqual(['HELD', 'FORFEITED', 'CORRECTED', 'HELD', 'SPENT']);
  expect(rows[2]).toMatchObject({ reverses: rows[1]?.id, reason, actorId: people.ada.id });
  for (const type of ['MissedBooking', 'BookingCreditLost', 'UserMissedBooking'])
    for (const { actioned } of await scene.told(id, type)) expect(actioned).toBe(true);
  const history = await scene
    .as(people.ada)
    .call('GET /bookings/{booking}/history', { params: { booking: id } });
  expect(history.at(-1)?.sentence).toBe(`Ada Grant corrected the outcome: “${reason}”.`);
});

test('who was said to have come did not: the credit is lost, and its holder reads of it', async () => {
  const id = await recorded(came);
  await correct(id, nobodyCame);
  expect(await scene.booking(id)).toMatchObject({ status: 'missed', creditState: 'forfeited' });
  expect(await attendanceOf(id)).toEqual(['missed']);
  expect(await typesOf(id)).toEqual(['HELD', 'SPENT', 'CORRECTED', 'HELD', 'FORFEITED']);
  expect(await scene.told(id, 'BookingCreditLost')).toHaveLength(1);
});

test('the coach was not there: the credit goes back, also a second time when it is told otherwise in between', async () => {
  const id = await recorded(came);
  const held = await scene.balance('available', scene.lots.mia);
  await correct(id, noCoach);
  expect(await scene.balance('available', scene.lots.mia)).toBe(held + 1);
  await correct(id, came);
  await correct(id, noCoach);
  expect(await scene.booking(id)).toMatchObject({ status: 'coachMissed', creditState: 'returned' });
  expect(await typesOf(id)).toEqual('HELD SPENT CORRECTED HELD SPENT CORRECTED'.split(' '));
});

test('where the credit that went back has been used elsewhere, staff name another or give one', async () => {
  const id = await recorded(noCoach);
  const balance = await scene.balance('available', scene.lots.mia);
  await emptied(id);
  const attempt = async (payload: object) => {
    const { version } = await scene.booking(id);
    const body = { type: 'CORRECT_OUTCOME', payload, version, idempotencyKey: newId() };
    const refused = await scene
      .as(people.ada)
      .refused('POST /bookings/{booking}/events', { params: { booking: id }, body: body as never });
    return refused.errors;
  };
  expect(await attempt({ reason, ...came })).toEqual({
    credit:
      'This session needs 1 credit and there is none left. Choose another credit, or give one as goodwill.',
  });
  expect(await attempt({ reason, ...came, credit: scene.lots.team })).toEqual({
    credit: 'Choose a credit of this programme that has enough left.',
  });
  await correct(id, { ...came, credit: 'goodwill' });
  const { creditLotId, creditState } = await scene.booking(id);
  expect(creditState).toBe('spent');
  const [given] = await db.orm
    .select()
    .from(creditLots)
    .where(eq(creditLots.id, creditLotId ?? ''));
  expect(given).toMatchObject({
    source: 'goodwill',
    reason,
    quantity: 1,
    holderId: people.mia.id,
    status: 'exhausted',
  });
  await db.orm.execute(
    sql`update ledger_accounts set balance = ${balance} where key = ${`available:${scene.lots.mia}`}`,
  );
  expect(await typesOf(id)).toEqual(['HELD', 'HOLD_RELEASED', 'HELD', 'SPENT']);
  clock.set(seededAt);
  const other = await recorded(noCoach);
  await db.orm.execute(sql`update bookings set credit_lot_id = ${creditLotId} where id = ${other}`);
  await correct(other, { ...came, credit: scene.lots.mia });
  expect(await scene.booking(other)).toMatchObject({
    creditLotId: scene.lots.mia,
    creditState: 'spent',
  });
});
