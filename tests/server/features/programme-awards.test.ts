import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attendees, notifications, programmeMembers } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aBooking } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { allocationStage } from './allocation-scene.ts';

const { stage, aSmallWorld } = await allocationStage({ hasBookings: false });
const { db, clock } = stage;

type World = Awaited<ReturnType<typeof aSmallWorld>>;

const route = 'POST /programmes/{programme}/events';

async function happens(world: World, what: 'complete' | 'reopen') {
  const { people, programmeId } = world;
  const params = { programme: programmeId };
  const sam = stage.as(people.sam);
  const { version } = await sam.call('GET /programmes/{programme}', { params });
  const sent = { version, idempotencyKey: newId() };
  await (what === 'complete'
    ? sam.call(route, { params, body: { type: 'COMPLETE', payload: {}, ...sent } })
    : sam.call(route, {
        params,
        body: { type: 'REOPEN', payload: { endDate: '2029-03-31' }, ...sent },
      }));
  await stage.worker.runDue(clock.now());
}

/** They came to a session of the programme. */
async function came({ programmeId, organizationId }: World, { id: userId }: TestPerson) {
  const bookingId = await aBooking(db, organizationId, { programmeId, status: 'completed' });
  const place = { id: newId(), bookingId, organizationId, userId, createdAt: seededAt };
  await db.orm.insert(attendees).values({ ...place, via: 'requester', status: 'attended' });
}

const earned = async (person: TestPerson) => {
  const { data } = await stage.as(person).call('GET /awards', { query: {} });
  return data.results.find(({ code }) => code === 'programme')?.state;
};

const toldTo = async ({ id }: TestPerson) => {
  const rows = await db.orm.select().from(notifications).where(eq(notifications.recipientId, id));
  return rows.map(({ text }) => text).filter((text) => text.startsWith('You earned'));
};

test('a programme that is complete counts for its members who had a session in it, once', async () => {
  const world = await aSmallWorld();
  const { mia, max, zoe } = world.people;
  await came(world, mia);
  await came(world, mia);
  await came(world, zoe);
  await db.orm.delete(programmeMembers).where(eq(programmeMembers.userId, zoe.id));
  await happens(world, 'complete');
  expect(await earned(mia)).toBe('earned');
  expect(await toldTo(mia)).toEqual(['You earned “Full circle”.']);
  expect(await earned(max)).toBe('locked');
  expect(await earned(zoe)).toBe('locked');
  const pointsOf = async () => (await stage.as(mia).call('GET /awards/mine')).points;
  expect(await pointsOf()).toBe(30 + 50);
  await happens(world, 'reopen');
  await happens(world, 'complete');
  expect(await pointsOf()).toBe(30 + 50);
  expect((await toldTo(mia)).length).toBe(1);
});
