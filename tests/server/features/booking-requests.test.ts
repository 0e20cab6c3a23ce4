import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { coachPermissions, creditLots, organizations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { seededAt as worldNow } from '#tests/support/database.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const hour = 3_600_000;
const taken = 'That time has just been taken.';
const own = 'You already have a session at that time.';

const aSmallWorld = () =>
  aWorld(stage.db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      max: { role: 'Member', name: 'Max Reed' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: { coaching: {} },
    lots: {
      mia: { session: 'coaching', holder: 'mia', units: 9 },
      max: { session: 'coaching', holder: 'max', units: 9 },
    },
  });

let stage: Stage;
let world: Awaited<ReturnType<typeof aSmallWorld>>;
let mia: TestPerson;
let max: TestPerson;
let ana: TestPerson;
beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  stage.clock.set(worldNow);
  world = await aSmallWorld();
  ({ mia, max, ana } = world.people);
});

const wanted = (who: TestPerson, hoursAhead: number) => ({
  session: world.sessions.coaching,
  coach: ana.id,
  credit: who === mia ? world.lots.mia : world.lots.max,
  startsAt: new Date(worldNow + hoursAhead * hour).toISOString(),
  idempotencyKey: newId(),
});
const hold = (who: TestPerson, hoursAhead: number) =>
  stage.as(who).call('POST /slot-holds', { body: wanted(who, hoursAhead) });
const request = (who: TestPerson, hoursAhead: number) =>
  stage.as(who).call('POST /booking-requests', { body: wanted(who, hoursAhead) });
const refusedHold = async (hoursAhead: number) =>
  (await stage.as(mia).refused('POST /slot-holds', { body: wanted(mia, hoursAhead) })).errors;
const refusedRequest = async (hoursAhead: number) =>
  (await stage.as(mia).refused('POST /booking-requests', { body: wanted(mia, hoursAhead) })).errors;
const options = () => stage.as(mia).call('GET /booking-requests/options');
const overrides = (policyOverrides: Readonly<Record<string, unknown>>) =>
  stage.db.orm
    .update(organizations)
    .set({ policyOverrides })
    .where(eq(organizations.id, world.organizationId));

test('what can be booked comes with the rules that the member’s organisation set for itself, and with the clock', async () => {
  const { minNotice, bookingHorizon, holdTtl, requestTtl, requestLastMoment, lateWindow } =
    defaultPolicy;
  const usual = {
    minNotice,
    bookingHorizon,
    holdTtl,
    requestTtl,
    requestLastMoment,
    lateWindow,
  };
  expect((await options()).terms).toEqual(usual);
  await overrides({ minNotice: 48 * hour, lateWindow: 72 * hour, requestTtl: 12 * hour });
  stage.clock.advance({ minutes: 7 });
  const { terms, now } = await options();
  expect(terms).toEqual({
    ...usual,
    minNotice: 48 * hour,
    lateWindow: 72 * hour,
    requestTtl: 12 * hour,
  });
  expect(Date.parse(now)).toBe(worldNow + 7 * 60_000);
});

test('a late cancellation that was forgiven is no longer among those that will be', async () => {
  const left = async () => {
    const { sessions } = await options();
    return sessions[0]?.credits.map((credit) => credit.freeLateCancelsLeft);
  };
  expect(await left()).toEqual([0]);
  await overrides({ minNotice: 0, freeLateCancels: 1 });
  expect(await left()).toEqual([1]);
  const booking = await request(mia, 3);
  const tell = async (who: TestPerson, type: string, payload: object) => {
    const params = { booking: booking.id };
    const { version } = await stage.as(who).call('GET /bookings/{booking}', { params });
    const body = { type, payload, version, idempotencyKey: newId() } as never;
    await stage.as(who).call('POST /bookings/{booking}/events', { params, body });
  };
  await tell(ana, 'CONFIRM', {});
  await tell(mia, 'CANCEL', {});
  expect(await left()).toEqual([0]);
});

test('a kept time tells the server’s clock with every answer, so that what is left can be counted', async () => {
  const body = wanted(mia, 48);
  const first = await stage.as(mia).call('POST /slot-holds', { body });
  stage.clock.advance({ minutes: 4 });
  const again = await stage.as(mia).call('POST /slot-holds', { body });
  expect(again.id).toBe(first.id);
  const { hold: mine } = await stage.as(mia).call('GET /slot-holds/mine');
  const left = [first, again, mine].map(
    (each) => each && Date.parse(each.expiresAt) - Date.parse(each.now),
  );
  expect(left).toEqual([600_000, 360_000, 360_000]);
});

test('a time is said to be taken only when somebody else has it; one’s own session is named', async () => {
  await request(mia, 48);
  await request(max, 72);
  expect(await refusedHold(48)).toEqual({ time: own });
  expect(await refusedRequest(48)).toEqual({ time: own });
  expect(await refusedHold(72)).toEqual({ time: taken });
  expect(await refusedRequest(72)).toEqual({ time: taken });
  await hold(max, 96);
  expect(await refusedHold(96)).toEqual({ time: taken });
});

test('every other reason against a time is said as it is', async () => {
  expect(await refusedHold(2)).toEqual({ time: 'Book at least 24 hours ahead.' });
  expect(await refusedRequest(2)).toEqual({ time: 'Book at least 24 hours ahead.' });
  expect(await refusedHold(24 * 61)).toEqual({ time: 'Book at most 60 days ahead.' });
  expect(await refusedHold(48.1)).toEqual({ time: 'Choose one of the times offered.' });
});

test('one’s own session greys its time with its own reason, others’ theirs', async () => {
  await request(mia, 48);
  await request(max, 72);
  const { session, coach } = wanted(mia, 48);
  const { days } = await stage
    .as(mia)
    .call('GET /booking-requests/slots', { query: { session, coach, days: 5 } });
  const reasonsAt = (hoursAhead: number) => {
    const startsAt = new Date(worldNow + hoursAhead * hour).toISOString();
    return days.flatMap(({ slots }) => slots).find((slot) => slot.startsAt === startsAt)?.reasons;
  };
  expect(reasonsAt(48)).toEqual([own]);
  expect(reasonsAt(72)).toEqual([taken]);
});

test('nobody keeps or sees the times of a coach whom they can’t book', async () => {
  await stage.db.orm
    .update(coachPermissions)
    .set({ status: 'revoked' })
    .where(eq(coachPermissions.coach, ana.id));
  expect(await refusedHold(48)).toEqual({ coach: 'This coach can no longer be booked.' });
  const { session, coach } = wanted(mia, 48);
  const refused = await stage
    .as(mia)
    .refused('GET /booking-requests/slots', { query: { session, coach } });
  expect(refused.status).toBe(404);
});

test('the credit that is drawn first is offered first, which is what pages choose', async () => {
  const { db } = stage;
  const twoYears = worldNow + 730 * 24 * hour;
  const one = (daysEarlier: number) =>
    ({
      session: 'coaching',
      holder: 'mia',
      units: 1,
      expiresAt: twoYears - daysEarlier * 24 * hour,
    }) as const;
  const { people, sessions, lots } = await aWorld(db, {
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      ana: { role: 'Coach', name: 'Ana Silva' },
    },
    sessions: { coaching: {} },
    lots: { last: one(0), later: one(1), soon: one(9), urgent: one(0), empty: one(10) },
  });
  await db.orm.update(creditLots).set({ priority: 1 }).where(eq(creditLots.id, lots.urgent));
  await stage.as(people.mia).call('POST /booking-requests', {
    body: {
      session: sessions.coaching,
      coach: people.ana.id,
      credit: lots.empty,
      startsAt: new Date(worldNow + 48 * hour).toISOString(),
      idempotencyKey: newId(),
    },
  });
  const offered = await stage.as(people.mia).call('GET /booking-requests/options');
  expect(offered.sessions[0]?.credits.map(({ id }) => id)).toEqual([
    lots.urgent,
    lots.soon,
    lots.later,
    lots.last,
  ]);
});
