import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { userAwards, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { AwardCode } from '#domain/recognition/awards.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;
const organizationId = await anOrganisation(db, 'Harbour Health');

async function somebody() {
  const person = await aPerson(db, 'Member', 'Mia Turner', { organizationId, points: 150 });
  await db.orm.insert(userAwards).values([
    { userId: person.id, award: 'firstSession', progress: 1, earnedAt: seededAt },
    { userId: person.id, award: 'fiveSessions', progress: 3 },
    { userId: person.id, award: 'profile', progress: 1, earnedAt: 1, revokedAt: seededAt },
  ]);
  return { person, me: server.as(person) };
}

const event = (award: AwardCode, type: 'PIN' | 'UNPIN') => ({
  params: { award },
  body: { type, idempotencyKey: newId() },
});
const onlyEarned = { status: 422, errors: { event: 'You can only pin awards you have earned.' } };

test('everybody sees how far they have come, and where that leads', async () => {
  const { me } = await somebody();
  const { points, levels, awards } = await me.call('GET /awards/mine');
  expect(points).toBe(150);
  expect(levels.map(({ name, current }) => [name, current])).toEqual([
    ['Beginner Level', false],
    ['Explorer Level', true],
    ['Pathfinder Level', false],
  ]);
  const states = Object.fromEntries(awards.map(({ code, state }) => [code, state]));
  expect(states).toEqual({
    firstSession: 'earned',
    fiveSessions: 'inProgress',
    twelveSessions: 'locked',
    profile: 'revoked',
    reviews: 'locked',
  });
  expect(awards[1]).toMatchObject({
    progress: 3,
    goal: 5,
    earnedAt: null,
    availableEvents: [
      { type: 'PIN', enabled: false, reasons: ['You can only pin awards you have earned.'] },
    ],
  });
});

test('an earned award is pinned, shown on the card, and taken off again', async () => {
  const { me, person } = await somebody();
  const pinned = await me.call('POST /awards/{award}/events', event('firstSession', 'PIN'));
  expect(pinned.awards[0]).toMatchObject({ pinned: true, availableEvents: [{ type: 'UNPIN' }] });
  expect(await me.call('GET /auth/whoami')).toMatchObject({
    pinnedAward: { badgeUrl: '/portraits/award-firstsession.svg' },
  });
  await me.call('POST /awards/{award}/events', event('firstSession', 'PIN'));
  await me.call('POST /awards/{award}/events', event('fiveSessions', 'UNPIN'));
  expect((await me.call('GET /auth/whoami')).pinnedAward).not.toBeNull();
  await me.call('POST /awards/{award}/events', event('firstSession', 'UNPIN'));
  expect(await me.call('GET /auth/whoami')).toMatchObject({ pinnedAward: null });
  const [row] = await db.orm.select().from(users).where(eq(users.id, person.id));
  expect(row?.pinnedAward).toBeNull();
});

test.each(['fiveSessions', 'twelveSessions', 'profile'] as const)(
  '%s, which is not earned, is not pinned',
  async (award) => {
    const { me } = await somebody();
    const asked = event(award, 'PIN');
    expect(await me.refused('POST /awards/{award}/events', asked)).toMatchObject(onlyEarned);
  },
);

test('somebody else’s award is nobody’s to pin', async () => {
  await somebody();
  const other = await aPerson(db, 'Member', 'Tom Reed', { organizationId });
  const asked = event('firstSession', 'PIN');
  const refused = await server.as(other).refused('POST /awards/{award}/events', asked);
  expect(refused).toMatchObject(onlyEarned);
});
