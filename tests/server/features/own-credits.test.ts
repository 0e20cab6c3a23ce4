import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { creditLots } from '#database/schema/index.ts';
import { hour, ownCreditsStage } from './own-credits-scene.ts';

const scene = await ownCreditsStage();
const { people, lots, sessions, teams, stage, clock } = scene;
const { circle, circleWith, booking, states, left, tell, tellPlace, placeOf } = scene;
const { mia, max, lea, tom, carl, sam } = people;

const typesOf = async (id: string, who: typeof mia) =>
  (await scene.movements(id, who)).map(({ type }) => type);

test('whoever books sets aside a credit of their own, and whoever joins one of theirs', async () => {
  const before = await left(lots.max);
  const id = await circle();
  expect(await booking(id)).toMatchObject({ creditState: 'held', creditLotId: null });
  await scene.invite(id, max);
  expect(await left(lots.max)).toBe(before);
  await scene.accept(id, max);
  expect(await states(id, mia, max)).toEqual(['held', 'held']);
  expect(await left(lots.max)).toBe(before - 1);
  const [held] = await scene.movements(id, max);
  expect(held).toMatchObject({ type: 'HELD', memberId: max.id, actorId: max.id, bookingId: id });
});

test('who has no credit of the programme left can’t join, and reads why before and after', async () => {
  const id = await circle();
  await scene.invite(id, tom);
  const sentence =
    /^This session needs 1 credit and you have none left in “.+”\. Ask your programme contact\.$/;
  const { params, body } = await scene.answering(id, tom);
  const found = await stage.as(tom).call('GET /booking-invites/{bookingInvite}', { params });
  expect(found.price).toMatchObject({ cost: 1, available: 0 });
  const [accepting] = found.availableEvents;
  expect(accepting).toMatchObject({ type: 'ACCEPT', enabled: false });
  expect(accepting?.reasons[0]).toMatch(sentence);
  const refused = await stage
    .as(tom)
    .refused('POST /booking-invites/{bookingInvite}/events', { params, body });
  expect(refused.status).toBe(422);
  expect(refused.errors['event']).toMatch(sentence);
});

test('who leaves in time gets theirs back, who leaves late loses theirs, and nobody else', async () => {
  const id = await circleWith(max, lea);
  const { startsAt } = await booking(id);
  await tellPlace(lea, id, lea, 'WITHDRAW');
  expect(await states(id, mia, max, lea)).toEqual(['held', 'held', 'returned']);
  expect((await booking(id)).creditState).toBe('held');
  clock.set(startsAt - 5 * hour);
  const { id: attendee } = await placeOf(id, max);
  const { leaving } = await stage
    .as(max)
    .call('GET /attendees/{attendee}', { params: { attendee } });
  expect(leaving).toBe('You are leaving 5 hours before the start. Your credit will be lost.');
  await tellPlace(max, id, max, 'WITHDRAW');
  expect(await states(id, mia, max)).toEqual(['held', 'forfeited']);
  expect((await booking(id)).creditState).toBe('mixed');
  const own = await stage.as(mia).call('GET /bookings/{booking}', { params: { booking: id } });
  expect(own).toMatchObject({ creditState: 'held', eachPays: true });
  expect(own.expectedAttendees.map(({ creditState }) => creditState).filter(Boolean)).toEqual([
    'held',
  ]);
});

test('staff who take somebody off the list late cost them nothing', async () => {
  const id = await circleWith(max);
  clock.set((await booking(id)).startsAt - hour);
  await tellPlace(sam, id, max, 'WITHDRAW', { reason: 'They are ill.' });
  expect(await states(id, mia, max)).toEqual(['held', 'returned']);
});

test('the coach calls it off: everybody’s credit goes back, and they read so', async () => {
  const id = await circleWith(max);
  clock.set((await booking(id)).startsAt - hour);
  const page = await stage.as(carl).call('GET /bookings/{booking}', { params: { booking: id } });
  expect(page.cancelling?.sentence).toBe(
    'You are cancelling 1 hour before the start. Everyone’s credit will be returned.',
  );
  await tell(carl, id, 'CANCEL', { reason: 'I am ill.' });
  expect(await states(id, mia, max)).toEqual(['returned', 'returned']);
  expect((await booking(id)).creditState).toBe('returned');
  for (const who of [mia, max]) {
    const [notice] = await scene.told(id, who, 'BookingCancelled');
    expect(notice?.text).toMatch(/Your credit is back\.$/);
  }
});

test('who asked for it calls it off late: their credit is lost, and everybody else’s goes back', async () => {
  const id = await circleWith(max);
  clock.set((await booking(id)).startsAt - hour);
  const page = await stage.as(mia).call('GET /bookings/{booking}', { params: { booking: id } });
  expect(page.cancelling).toMatchObject({
    creditOutcome: 'forfeited',
    sentence:
      'You are cancelling 1 hour before the start. Your credit will be lost, everyone else’s returned.',
  });
  await tell(mia, id, 'CANCEL');
  expect(await states(id, mia, max)).toEqual(['forfeited', 'returned']);
  expect((await booking(id)).creditState).toBe('mixed');
  await tell(sam, id, 'REINSTATE');
  expect(await states(id, mia, max)).toEqual(['held', 'held']);
  expect(await typesOf(id, mia)).toEqual(['HELD', 'FORFEITED', 'CORRECTED', 'HELD']);
  expect(await typesOf(id, max)).toEqual(['HELD', 'HOLD_RELEASED', 'HELD']);
});

test('the last one who leaves late loses theirs with the session', async () => {
  const id = await circle();
  clock.set((await booking(id)).startsAt - hour);
  await tellPlace(mia, id, mia, 'WITHDRAW');
  expect(await booking(id)).toMatchObject({ status: 'cancelled', creditState: 'forfeited' });
});

test('the outcome tells what becomes of each one’s credit, and who missed it reads of the loss', async () => {
  const id = await circleWith(max, lea);
  await scene.record(id, [mia], [lea]);
  expect(await states(id, mia, max, lea)).toEqual(['spent', 'forfeited', 'returned']);
  expect(await booking(id)).toMatchObject({ status: 'completed', creditState: 'mixed' });
  const [lost] = await scene.told(id, max, 'BookingCreditLost');
  expect(lost?.text).toMatch(/^You lost 1 credit for .+ because you missed it\.$/);
  const [missed] = await scene.told(id, max, 'MissedBooking');
  expect(missed?.text).toMatch(/Your credit is lost\.$/);
  expect(await scene.told(id, mia, 'BookingCreditLost')).toEqual([]);
  await tell(sam, id, 'CORRECT_OUTCOME', {
    coachAttended: true,
    attended: [mia.id, max.id],
    excused: [lea.id],
    reason: 'They came late.',
  });
  expect(await states(id, mia, max, lea)).toEqual(['spent', 'spent', 'returned']);
  expect(await typesOf(id, max)).toEqual(['HELD', 'FORFEITED', 'CORRECTED', 'HELD', 'SPENT']);
  const [settled] = await scene.told(id, max, 'BookingCreditLost');
  expect(settled?.actioned).toBe(true);
});

test('a correction takes again what went back; who has none left is given one', async () => {
  const id = await circleWith(lea);
  await scene.record(id, [mia], [lea]);
  expect(await states(id, lea)).toEqual(['returned']);
  await scene.db.orm
    .update(creditLots)
    .set({ status: 'expired' })
    .where(eq(creditLots.id, lots.lea));
  const correction = { coachAttended: true, attended: [mia.id, lea.id], reason: 'They came.' };
  const { version } = await booking(id);
  const refused = await stage.as(sam).refused('POST /bookings/{booking}/events', {
    params: { booking: id },
    body: {
      type: 'CORRECT_OUTCOME',
      payload: correction,
      version,
      idempotencyKey: mia.id,
    } as never,
  });
  expect(Object.values(refused.errors)).toEqual([
    'This session needs 1 credit from everyone and Lea Novak has none left. Give a credit as goodwill.',
  ]);
  await tell(sam, id, 'CORRECT_OUTCOME', { ...correction, credit: 'goodwill' });
  expect(await states(id, mia, lea)).toEqual(['spent', 'spent']);
  await scene.db.orm
    .update(creditLots)
    .set({ status: 'active' })
    .where(eq(creditLots.id, lots.lea));
});

test('the coach who stays away costs nobody a credit', async () => {
  const id = await circleWith(max);
  clock.set((await booking(id)).endsAt + hour);
  await stage.worker.runDue(clock.now());
  await tell(carl, id, 'RECORD_OUTCOME', { coachAttended: false });
  expect(await booking(id)).toMatchObject({ status: 'coachMissed', creditState: 'returned' });
});

test('staff refund one who comes, and nobody else', async () => {
  const before = await left(lots.max);
  const id = await circleWith(max);
  await scene.record(id, [mia]);
  await tellPlace(sam, id, max, 'REFUND', { reason: 'Their train was cancelled.' });
  expect(await states(id, mia, max)).toEqual(['spent', 'refunded']);
  expect(await left(lots.max)).toBe(before);
  const { id: attendee, version } = await placeOf(id, mia);
  const body = { type: 'REFUND', payload: { reason: 'Please.' }, version, idempotencyKey: max.id };
  const refused = await stage
    .as(mia)
    .refused('POST /attendees/{attendee}/events', { params: { attendee }, body: body as never });
  expect(refused.status).toBe(403);
  const statement = await stage.as(mia).call('GET /session-credits/{entityType}/{entityId}', {
    params: { entityType: 'booking', entityId: id },
  });
  expect(statement.statement.map(({ sentence }) => sentence)).toEqual(['Used', 'Reserved']);
});

test('a member who comes back by another invitation pays again, with the unit that was lost', async () => {
  const id = await circleWith(max);
  clock.set((await booking(id)).startsAt - 20 * hour);
  await tellPlace(max, id, max, 'WITHDRAW');
  expect(await states(id, max)).toEqual(['forfeited']);
  await scene.accept(id, max);
  expect(await states(id, max)).toEqual(['held']);
  expect(await typesOf(id, max)).toEqual(['HELD', 'FORFEITED', 'CORRECTED', 'HELD']);
});

test('another time keeps what is set aside', async () => {
  const id = await circleWith(max);
  const startsAt = new Date(scene.nextStart()).toISOString();
  await tell(mia, id, 'MOVE', { startsAt });
  expect(await states(id, mia, max)).toEqual(['held', 'held']);
  expect(await typesOf(id, max)).toEqual(['HELD']);
});

test('a team’s session is booked when everybody in it has a credit, and otherwise names who has none', async () => {
  const wanted = (team: string, credit: string) => ({
    session: sessions.retreat,
    for: team,
    credit,
    startsAt: new Date(scene.nextStart()).toISOString(),
  });
  const { id } = await scene.request(mia, wanted(teams.north, lots.miaOfTeam));
  expect(await states(id, mia, max)).toEqual(['held', 'held']);
  expect(await left(lots.maxOfTeam)).toBe(8);
  const refused = await stage.as(lea).refused('POST /booking-requests', {
    body: {
      ...wanted(teams.south, lots.leaOfTeam),
      coach: carl.id,
      idempotencyKey: tom.id,
    },
  });
  expect(Object.values(refused.errors)).toEqual([
    'This session needs 1 credit from everyone and Tom Vale has none left.',
  ]);
  expect(await left(lots.leaOfTeam)).toBe(9);
});

test('an outcome that is taken back sets everybody’s own credit aside again', async () => {
  const id = await circleWith(max);
  clock.set((await booking(id)).endsAt + hour);
  await stage.worker.runDue(clock.now());
  await tell(carl, id, 'RECORD_OUTCOME', { coachAttended: true, attended: [mia.id] });
  expect(await states(id, mia, max)).toEqual(['spent', 'forfeited']);
  await tell(carl, id, 'UNDO_OUTCOME');
  expect(await states(id, mia, max)).toEqual(['held', 'held']);
  expect(await typesOf(id, mia)).toEqual(['HELD', 'SPENT', 'CORRECTED', 'HELD']);
  expect(await typesOf(id, max)).toEqual(['HELD', 'FORFEITED', 'CORRECTED', 'HELD']);
  expect(await scene.told(id, max, 'BookingCreditLost')).toEqual([]);
  expect(await booking(id)).toMatchObject({ status: 'confirmed.awaitingOutcome' });
});
