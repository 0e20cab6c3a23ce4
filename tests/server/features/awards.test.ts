import { describe, expect, test } from 'vitest';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { earnedPoints, notifications, userAwards, users } from '#database/schema/index.ts';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { newId } from '#domain/ids.ts';
import type { AwardCode } from '#domain/recognition/awards.ts';
import { system } from '#machines/person.ts';
import { countPoints, withdrawPoints } from '#server/features/awards/public.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;
const organizationId = await anOrganisation(db, 'Harbour Health');
const someone = (more: object = {}) =>
  aPerson(db, 'Member', 'Mia Turner', { organizationId, ...more });

const of = (person: TestPerson, subjectId: string) =>
  ({ pointReason: 'sessionCompleted', userId: person.id, subjectId, at: seededAt }) as const;
const completes = (person: TestPerson, subjectId = newId()) =>
  db.transaction(() => countPoints(db, of(person, subjectId)));
const takesBack = (person: TestPerson, subjectId: string) =>
  db.transaction(() =>
    withdrawPoints(db, { ...of(person, subjectId), by: system, reason: 'Nobody came.' }),
  );
async function hasCompleted(count: number): Promise<{ person: TestPerson; sessions: string[] }> {
  const person = await someone();
  const sessions = Array.from({ length: count }, () => newId());
  for (const session of sessions) await completes(person, session);
  return { person, sessions };
}

type Query = Partial<QueryOf<Endpoints['GET /awards']>>;
const recognitionOf = (person: TestPerson) => server.as(person).call('GET /awards/mine');
const awardsOf = async (person: TestPerson, query: Query = {}) =>
  (await server.as(person).call('GET /awards', { query })).data.results;
const awardOf = async (person: TestPerson, code: AwardCode) =>
  (await awardsOf(person)).find((award) => award.code === code);
const noticesOf = async (person: TestPerson) =>
  db.orm
    .select({ type: notifications.type, text: notifications.text, done: notifications.actioned })
    .from(notifications)
    .where(eq(notifications.recipientId, person.id))
    .orderBy(asc(notifications.createdAt), asc(notifications.text));
const event = (award: AwardCode, type: 'PIN' | 'UNPIN') => ({
  params: { award },
  body: { type, idempotencyKey: newId() },
});
const onlyEarned = { status: 409, errors: { event: 'You can only pin awards you have earned.' } };

describe('what is counted', () => {
  test('gives its points, the awards that it is a part of, and the level they lead to', async () => {
    const { person } = await hasCompleted(3);
    const { points, pointReasons, levels } = await recognitionOf(person);
    expect(points).toBe(3 * 20 + 20);
    expect(pointReasons).toContainEqual({ title: 'A session completed', points: 20 });
    expect(levels.filter(({ current }) => current).map(({ name }) => name)).toEqual([
      'Beginner Level',
    ]);
    const awards = await awardsOf(person);
    expect(awards.map(({ code, state, progress }) => [code, state, progress])).toEqual([
      ['firstSession', 'earned', 1],
      ['fiveSessions', 'inProgress', 3],
      ['twelveSessions', 'inProgress', 3],
      ['programme', 'locked', 0],
      ['conversations', 'locked', 0],
      ['reviews', 'locked', 0],
      ['profile', 'locked', 0],
      ['posts', 'locked', 0],
      ['resources', 'locked', 0],
    ]);
    expect(await server.as(person).call('GET /auth/whoami')).toMatchObject({
      achievement: { levelName: 'Beginner Level', percentProgress: 80 },
    });
  });

  test('is told: every award, and the level that the points reach', async () => {
    const { person } = await hasCompleted(5);
    expect(await noticesOf(person)).toEqual([
      { type: 'AchievementAwarded', text: 'You earned “First steps”.', done: false },
      { type: 'AchievementAwarded', text: 'You earned “On the way”.', done: false },
      { type: 'LevelledUp', text: 'You reached Explorer Level!', done: false },
    ]);
    const { data } = await server
      .as(person)
      .call('GET /notifications/mine', { query: { tab: 'new' } });
    expect(data.results.map(({ link }) => link)).toEqual(
      [...Array(3)].map(() => '/app/profile#awards'),
    );
  });

  test('is counted once, however often it is said and by however many at once', async () => {
    const person = await someone();
    const session = newId();
    await Promise.all([completes(person, session), completes(person, session)]);
    await completes(person, session);
    expect((await recognitionOf(person)).points).toBe(40);
    expect((await noticesOf(person)).length).toBe(1);
  });

  test('is not told to whoever does not want to hear of it', async () => {
    const off = { inApp: false, email: false, digest: false };
    const person = await someone({ notificationPreferences: { AchievementAwarded: off } });
    await completes(person);
    expect(await noticesOf(person)).toEqual([]);
    expect((await recognitionOf(person)).points).toBe(40);
  });
});

describe('what turns out not to have happened', () => {
  test('takes its points, the award and the level with it, and what told of them is done with', async () => {
    const { person, sessions } = await hasCompleted(5);
    expect((await recognitionOf(person)).points).toBe(170);
    await takesBack(person, sessions[4] ?? '');
    expect((await recognitionOf(person)).points).toBe(100);
    await takesBack(person, sessions[3] ?? '');
    expect((await recognitionOf(person)).points).toBe(80);
    expect(await awardOf(person, 'fiveSessions')).toMatchObject({
      state: 'revoked',
      progress: 3,
      earnedAt: null,
      revokedReason: 'Nobody came.',
    });
    expect((await noticesOf(person)).filter(({ done }) => !done)).toEqual([
      { type: 'AchievementAwarded', text: 'You earned “First steps”.', done: false },
    ]);
  });

  test('comes back with everything when it turns out to have happened after all', async () => {
    const { person, sessions } = await hasCompleted(5);
    await takesBack(person, sessions[4] ?? '');
    await takesBack(person, sessions[4] ?? '');
    await completes(person, sessions[4]);
    expect((await recognitionOf(person)).points).toBe(170);
    expect(await awardOf(person, 'fiveSessions')).toMatchObject({
      state: 'earned',
      revokedReason: null,
    });
  });

  test('takes the award off the card', async () => {
    const { person, sessions } = await hasCompleted(1);
    await server.as(person).call('POST /awards/{award}/events', event('firstSession', 'PIN'));
    await takesBack(person, sessions[0] ?? '');
    expect(await server.as(person).call('GET /auth/whoami')).toMatchObject({ pinnedAward: null });
  });
});

describe('the list of awards', () => {
  const [first, five, twelve] = ['First steps', 'On the way', 'Keeping going'];
  const [circle, listening] = ['Full circle', 'Listening back'];
  const [reviews, profile] = ['Looking back', 'Nice to meet you'];
  const [posts, resources] = ['Speaking up', 'Well read'];

  test.each<[string, Query, (string | undefined)[]]>([
    [
      'earned first, then what is nearest',
      {},
      [first, five, twelve, circle, listening, reviews, profile, posts, resources],
    ],
    ['by how near they are', { orderProperty: 'progress', perPage: 2 }, [first, five]],
    [
      'by how near they are, the furthest first',
      { orderProperty: 'progress', order: 'Ascending' },
      [circle, listening, reviews, profile, posts, resources, twelve, first, five],
    ],
    [
      'by title',
      { orderProperty: 'title' },
      [first, circle, twelve, listening, reviews, profile, five, posts, resources],
    ],
    ['page by page', { perPage: 2, pageNumber: 2 }, [twelve, circle]],
    ['narrowed to earned ones', { state: ['earned'] }, [first, five]],
    [
      'narrowed to those not begun',
      { state: ['locked'] },
      [circle, listening, reviews, profile, posts, resources],
    ],
    ['found by title', { search: 'THE way' }, [five]],
    ['not found by wildcards', { search: '%' }, []],
  ])('comes %s', async (_, query, expected) => {
    const { person } = await hasCompleted(5);
    expect((await awardsOf(person, query)).map(({ title }) => title)).toEqual(expected);
  });

  test('says how many there are, and how they can be sorted', async () => {
    const person = await someone();
    const { meta } = await server.as(person).call('GET /awards', { query: { perPage: 2 } });
    expect(meta).toEqual({ pageNumber: 1, perPage: 2, total: 9 });
    const sorts = await server.as(person).call('GET /award/filter');
    expect(sorts).toContainEqual({ propertyName: 'earned', order: 'Descending' });
  });
});

test('points are always the sum of what is kept and not withdrawn', async () => {
  await hasCompleted(12);
  const sums = await db.orm
    .select({
      id: users.id,
      points: users.points,
      kept: sql<number>`coalesce(sum(${earnedPoints.points}), 0)::int`,
    })
    .from(users)
    .leftJoin(
      earnedPoints,
      and(eq(earnedPoints.userId, users.id), isNull(earnedPoints.withdrawnAt)),
    )
    .groupBy(users.id);
  expect(sums.filter(({ points, kept }) => points !== kept)).toEqual([]);
  expect(sums.some(({ points }) => points === 12 * 20 + 20 + 50 + 120)).toBe(true);
});

describe('an earned award', () => {
  test('is pinned, shown on the card, and taken off again', async () => {
    const { person } = await hasCompleted(1);
    const me = server.as(person);
    const pinned = await me.call('POST /awards/{award}/events', event('firstSession', 'PIN'));
    expect(pinned).toMatchObject({ pinned: true, availableEvents: [{ type: 'UNPIN' }] });
    expect(await me.call('GET /auth/whoami')).toMatchObject({
      pinnedAward: { badgeUrl: '/portraits/awards/award-firstsession.svg' },
    });
    const again = await me.refused('POST /awards/{award}/events', event('firstSession', 'PIN'));
    expect(again).toMatchObject({
      status: 409,
      errors: { event: 'This award is already pinned.' },
    });
    await me.call('POST /awards/{award}/events', event('firstSession', 'UNPIN'));
    expect(await me.call('GET /auth/whoami')).toMatchObject({ pinnedAward: null });
  });

  test('takes the place of the one that is pinned', async () => {
    const { person } = await hasCompleted(5);
    const me = server.as(person);
    await me.call('POST /awards/{award}/events', event('firstSession', 'PIN'));
    await me.call('POST /awards/{award}/events', event('fiveSessions', 'PIN'));
    const awards = await awardsOf(person);
    expect(awards.filter(({ pinned }) => pinned).map(({ code }) => code)).toEqual(['fiveSessions']);
    const rows = await db.orm.select().from(userAwards).where(eq(userAwards.userId, person.id));
    expect(rows.filter(({ status }) => status === 'earned.pinned').length).toBe(1);
  });

  test('is pinned once, however often the same request comes', async () => {
    const { person } = await hasCompleted(1);
    const asked = event('firstSession', 'PIN');
    for (let time = 0; time < 2; time += 1)
      expect(await server.as(person).call('POST /awards/{award}/events', asked)).toMatchObject({
        code: 'firstSession',
        pinned: true,
      });
  });
});

test.each(['fiveSessions', 'twelveSessions', 'profile'] as const)(
  '%s, which is not earned, is not pinned',
  async (award) => {
    const { person } = await hasCompleted(1);
    const asked = event(award, 'PIN');
    expect(await server.as(person).refused('POST /awards/{award}/events', asked)).toMatchObject(
      onlyEarned,
    );
  },
);

test('somebody else’s award is nobody’s to pin', async () => {
  await hasCompleted(1);
  const asked = event('firstSession', 'PIN');
  const refused = await server.as(await someone()).refused('POST /awards/{award}/events', asked);
  expect(refused).toMatchObject(onlyEarned);
});

test('a profile counts once it says who somebody is, and a coach’s counts for nothing', async () => {
  const picture = { pictureUrl: '/portraits/mia.svg' };
  const member = await someone(picture);
  const coach = await aPerson(db, 'Coach', 'Carl Okoro', picture);
  for (const person of [member, coach]) {
    const me = server.as(person);
    for (const jobTitle of ['Engineer', null, 'Engineer again']) {
      const { version, firstName, lastName, timeZone, locale } = await me.call('GET /profile');
      const payload = { firstName, lastName, timeZone, locale, jobTitle };
      await me.call('POST /profile/events', {
        body: { type: 'EDIT', version, payload, idempotencyKey: newId() },
      });
    }
  }
  expect((await recognitionOf(member)).points).toBe(20);
  expect(await awardOf(member, 'profile')).toMatchObject({ state: 'earned' });
  expect((await recognitionOf(coach)).points).toBe(0);
});
