import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { aStage } from '#tests/support/stage.ts';
import { aWorld } from '#tests/support/world.ts';

const stage = await aStage();
const { db } = stage;

async function town() {
  const { people, sessions, lots } = await aWorld(db, {
    policy: { bookingHorizon: 60 * 86_400_000 },
    people: {
      mia: { role: 'Member', name: 'Mia Turner' },
      tom: { role: 'Member', name: 'Tom Reed' },
      ana: { role: 'Coach', name: 'Ana Silva' },
      ada: { role: 'Admin', name: 'Ada Grant' },
    },
    sessions: { sales: { requiresCoachConfirmation: false } },
    lots: {
      mia: { session: 'sales', holder: 'mia', units: 4 },
      more: { session: 'sales', holder: 'mia', units: 4 },
      tom: { session: 'sales', holder: 'tom', units: 4 },
    },
  });
  const ada = stage.as(people.ada);
  /** Four Mondays at two in London, over the change of clocks on 29 March. */
  const mondays = (more: object = {}) => ({
    kind: 'series' as const,
    session: sessions.sales,
    coach: people.ana.id,
    members: [people.mia.id],
    rule: 'FREQ=WEEKLY;COUNT=4',
    startsLocal: '2026-03-16T14:00',
    timeZone: 'Europe/London',
    ...more,
  });
  const body = (more: object) => {
    const location = { kind: 'video' as const, detail: null };
    return { ...mondays(more), name: 'Mondays', location, idempotencyKey: newId() };
  };
  return {
    lots,
    people,
    limit: (sessionCredit: string, rule: object) =>
      ada.call('POST /booking-constraints', {
        body: { sessionCredit, rule: rule as never, idempotencyKey: newId() },
      }),
    async refusals(more: object = {}) {
      const { sessions: planned } = await ada.call('GET /booking-groups/plan', {
        query: mondays(more),
      });
      return planned.map(({ refusal }) => refusal);
    },
    make: (more: object = {}) => ada.call('POST /booking-groups', { body: body(more) }),
    refusedToMake: (more: object = {}) => ada.refused('POST /booking-groups', { body: body(more) }),
  };
}

const often = 'You can book this session at most twice a month.';
const early = 'This credit can be used from Fri 20 Mar.';

test('a plan says which dates the rules of credits close, counting those before as booked, and none of them is booked', async () => {
  const { limit, refusals, refusedToMake, lots } = await town();
  for (const lot of [lots.mia, lots.more]) {
    await limit(lot, { kind: 'maxPerPeriod', most: 2, period: 'month' });
    expect(await refusals()).toEqual(
      lot === lots.mia ? [null, null, null, null] : [null, null, often, null],
    );
  }
  for (const lot of [lots.mia, lots.more])
    await limit(lot, { kind: 'notBefore', date: '2026-03-20' });
  expect(await refusals()).toEqual([early, null, null, null]);
  const { status, errors } = await refusedToMake();
  expect([status, errors]).toEqual([422, { dates: `Mon 16 Mar, 14:00: ${early}` }]);
  expect(await db.orm.$count(bookings, eq(bookings.creditLotId, lots.mia))).toBe(0);
});

test('each date is paid with the first credit that may be used then', async () => {
  const { limit, refusals, make, lots } = await town();
  await limit(lots.mia, { kind: 'notBefore', date: '2026-03-25' });
  expect(await refusals()).toEqual([null, null, null, null]);
  const { id } = await make();
  const made = await db.orm
    .select({ lot: bookings.creditLotId })
    .from(bookings)
    .where(eq(bookings.bookingGroupId, id))
    .orderBy(bookings.startsAt);
  const first = made.map(({ lot }) => (lot === lots.mia ? 'mia' : 'more'));
  expect(first.slice(0, 2)).toEqual(['more', 'more']);
});

test('where they may be is asked once it is known', async () => {
  const { limit, refusals, refusedToMake, make, lots, people } = await town();
  for (const lot of [lots.mia, lots.more])
    await limit(lot, { kind: 'locationIn', places: ['phone'] });
  expect(await refusals()).toEqual([null, null, null, null]);
  const { errors } = await refusedToMake();
  expect(errors['dates']).toContain('This credit can only be used for sessions by phone.');
  const { id } = await make({ members: [people.tom.id] });
  expect(await db.orm.$count(bookings, eq(bookings.bookingGroupId, id))).toBe(4);
});
