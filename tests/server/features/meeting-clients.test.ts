import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { meetingClients } from '#database/schema/index.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { notificationStage } from './notifications-scene.ts';

const meetingClient = {
  files: 'https://source.zoom.us',
  origin: 'https://meet.waymark.example',
  key: 'a-key',
  secret: 'a-secret',
};
const { scene, people, nextStart } = await notificationStage({ settings: { meetingClient } });
const { mia, ana, ada } = people;

async function aSession() {
  const startsAt = nextStart();
  const booking = await scene.bookFor(ada, { startsAt });
  scene.clock.set(startsAt);
  await scene.timers.runDue(startsAt);
  const params = { booking };
  return {
    booking,
    params,
    choose: (who: TestPerson, number: string | null, passcode?: string) =>
      scene.as(who).call('POST /meetings/{booking}/client', { params, body: { number, passcode } }),
    enter: (who: TestPerson) =>
      scene.as(who).call('POST /meetings/{booking}/seat', { params, body: { page: randomUUID() } }),
  };
}

test('the coach chooses a meeting of the provider; whoever comes then is given what they join it with', async () => {
  const { booking, params, choose, enter } = await aSession();
  const door = await choose(ana, '850 1234 5678', 'walnut');
  expect(door.client).toEqual({ number: '85012345678', mayChoose: true });
  const seen = await scene.as(mia).call('GET /meetings/{booking}', { params });
  expect(seen.client).toEqual({ number: '85012345678', mayChoose: false });
  const { room } = await enter(mia);
  expect(room?.client).toMatchObject({
    address: 'https://meet.waymark.example/',
    ticket: { key: 'a-key', number: '85012345678', passcode: 'walnut', name: 'Mia Turner' },
  });
  const roleOf = (signature = '') => Buffer.from(signature, 'base64').toString().split('.')[3];
  expect(roleOf(room?.client?.ticket.signature)).toBe('0');
  expect(roleOf((await enter(ana)).room?.client?.ticket.signature)).toBe('1');
  expect(JSON.stringify(room)).not.toContain('a-secret');
  const [kept] = await scene.db.orm
    .select()
    .from(meetingClients)
    .where(eq(meetingClients.bookingId, booking));
  expect(kept?.passcode).not.toContain('walnut');
});

test('a session without a meeting of the provider takes place in the built-in room, also when one was chosen before', async () => {
  const { choose, enter } = await aSession();
  await choose(ana, '85012345678');
  expect((await choose(ada, null)).client).toEqual({ number: null, mayChoose: true });
  expect((await enter(mia)).room?.client).toBeNull();
});

test('while somebody is in the room it stays where it is', async () => {
  const { params, enter } = await aSession();
  await enter(mia);
  const refused = await scene
    .as(ana)
    .refused('POST /meetings/{booking}/client', { params, body: { number: '85012345678' } });
  expect(refused).toMatchObject({
    status: 409,
    errors: { number: 'People are in the room. Change it when they have left.' },
  });
});

test('members do not choose, and a number is a number', async () => {
  const { params } = await aSession();
  const route = 'POST /meetings/{booking}/client';
  expect(
    await scene.as(mia).refused(route, { params, body: { number: '85012345678' } }),
  ).toMatchObject({ status: 403 });
  expect(
    await scene.as(ana).refused(route, { params, body: { number: 'my meeting' } }),
  ).toMatchObject({
    status: 422,
    errors: { number: 'The number of a meeting has 9 to 11 digits.' },
  });
});
