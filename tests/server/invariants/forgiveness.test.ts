import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { aStage, ask, type Stage } from '#tests/support/stage.ts';
import { aTown, type Town } from './town.ts';

const hour = 3_600_000;
let stage: Stage;
let town: Town;
beforeAll(async () => {
  stage = await aStage();
});
beforeEach(async () => {
  town = await aTown(stage, { freeLateCancels: 1 });
});

const wish = (hoursAhead: number) => ({
  session: town.sessions.coaching,
  coach: town.people.ben.id,
  credit: town.purses.coaching,
  startsAt: new Date(stage.clock.now() + hoursAhead * hour).toISOString(),
  idempotencyKey: newId(),
});

/** Staff book for Mia at short notice. */
async function bookedForMia(): Promise<string> {
  const location = { kind: 'video', detail: null } as const;
  const body = {
    ...wish(5),
    member: town.people.mia.id,
    location,
    overrideReason: 'Agreed on the telephone.',
  };
  return (await stage.as(town.people.ada).call('POST /bookings', { body })).id;
}

/** Mia asks a day ahead, Ben confirms, and it is late when two hours have passed. */
async function askedByMia(): Promise<string> {
  const { id } = await stage.as(town.people.mia).call('POST /booking-requests', { body: wish(24) });
  await tell('ben', id, 'CONFIRM', 1);
  stage.clock.advance({ hours: 2 });
  return id;
}

async function tell(
  who: 'mia' | 'ben',
  id: string,
  type: string,
  version: number,
): Promise<unknown> {
  const body = { type, version, idempotencyKey: newId() };
  const { data } = await ask(stage.as(town.people[who]), 'POST', `/bookings/${id}/events`, body);
  return data['creditState'];
}

test('one late cancellation is forgiven and the second is not, whoever made the bookings', async () => {
  expect(await tell('mia', await bookedForMia(), 'CANCEL', 1)).toBe('returned');
  expect(await tell('mia', await askedByMia(), 'CANCEL', 2)).toBe('forfeited');
});

test('what was forgiven of a request counts for the booking that staff make afterwards', async () => {
  expect(await tell('mia', await askedByMia(), 'CANCEL', 2)).toBe('returned');
  expect(await tell('mia', await bookedForMia(), 'CANCEL', 1)).toBe('forfeited');
});

test('two late cancellations at the same moment are not both forgiven', async () => {
  const [one, other] = [await askedByMia(), await askedByMia()];
  const outcomes = await Promise.all([
    tell('mia', one, 'CANCEL', 2),
    tell('mia', other, 'CANCEL', 2),
  ]);
  expect(outcomes.filter((outcome) => outcome === 'forfeited')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'returned')).toHaveLength(1);
});
