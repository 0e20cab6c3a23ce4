import { beforeEach, describe, expect, test } from 'vitest';
import { forumTimes } from '#domain/forum/vocabulary.ts';
import { and, eq, isNull, sum } from 'drizzle-orm';
import { earnedPoints, notifications } from '#database/schema/index.ts';
import { aForumScene, written, type Name } from './forum-scene.ts';

const scene = await aForumScene();
const { stage, people, post, send, publishedBy, settle } = scene;
beforeEach(() => stage.clock.advance({ ms: 2 * forumTimes.flood }));

const pointsOf = async (name: Name): Promise<number> =>
  (await stage.as(people[name]).call('GET /awards/mine')).points;
/** What their posts give them, without the award that three of them are. */
const pointsForPosts = async (name: Name): Promise<number> => {
  const { userId, source, withdrawnAt, points } = earnedPoints;
  const [row] = await stage.db.orm
    .select({ points: sum(points).mapWith(Number) })
    .from(earnedPoints)
    .where(and(eq(userId, people[name].id), eq(source, 'postPublished'), isNull(withdrawnAt)));
  return row?.points ?? 0;
};
const awardOf = async (name: Name) => {
  const { data } = await stage.as(people[name]).call('GET /awards', { query: {} });
  return data.results.find(({ code }) => code === 'posts');
};
/** By how many the points for their posts change while this happens. */
const change = async (name: Name, happens: () => Promise<unknown>): Promise<number> => {
  const before = await pointsForPosts(name);
  await happens();
  return (await pointsForPosts(name)) - before;
};
const rejected = ['REJECT', { reason: 'offTopic', remark: null }] as const;
const commentOf = async (name: Name, thread: string): Promise<string> =>
  (
    await post(name, '/forum-comments', {
      body: 'So do I.',
      thread,
      parent: null,
      anonymous: false,
    })
  ).data.id;

describe('what somebody writes in the forum counts', () => {
  test('once it is published for good, and not while it waits or is a draft', async () => {
    expect(await change('max', () => scene.threadOf('max'))).toBe(0);
    expect(await change('max', () => scene.threadOf('max', { asDraft: true }))).toBe(0);
    const { id } = await scene.threadOf('max');
    expect(await change('max', () => send('sam', 'thread', id, ['ACCEPT']))).toBe(0);
    expect(await change('max', settle)).toBe(5);
  });

  test('as a comment like as a thread, and also where nobody else sees who wrote it', async () => {
    const thread = await publishedBy('carl', { anonymous: true });
    const comment = await commentOf('max', thread);
    await send('sam', 'comment', comment, ['ACCEPT']);
    expect(await change('max', settle)).toBe(5);
    const { id } = await scene.threadOf('max', { anonymous: true });
    await send('sam', 'thread', id, ['ACCEPT']);
    expect(await change('max', settle)).toBe(5);
  });

  test('not at all when the decision is undone in time', async () => {
    const { id } = await scene.threadOf('max');
    await send('sam', 'thread', id, ['ACCEPT']);
    await send('sam', 'thread', id, ['UNDO']);
    expect(await change('max', settle)).toBe(0);
  });

  test('once, also when it is looked at again after a late change', async () => {
    const id = await publishedBy('max');
    await settle();
    stage.clock.advance({ ms: forumTimes.editable + 1 });
    const { asDraft: _, ...changed } = written;
    const again = async () => {
      await send('max', 'thread', id, ['EDIT', changed]);
      await send('sam', 'thread', id, ['ACCEPT']);
      await settle();
    };
    expect(await change('max', again)).toBe(0);
  });

  test('for members alone', async () => {
    await publishedBy('carl');
    expect(await change('carl', settle)).toBe(0);
    expect(await change('sam', () => scene.threadOf('sam'))).toBe(0);
  });
});

describe('it counts no more', () => {
  test('when it is rejected afterwards, as soon as that can’t be undone', async () => {
    const id = await publishedBy('max');
    await settle();
    expect(await change('max', () => send('sam', 'thread', id, rejected))).toBe(0);
    await send('sam', 'thread', id, ['UNDO']);
    expect(await change('max', settle)).toBe(0);
    await send('sam', 'thread', id, rejected);
    expect(await change('max', settle)).toBe(-5);
  });

  test('until it is published again', async () => {
    const id = await publishedBy('max');
    await settle();
    await send('sam', 'thread', id, rejected);
    const { asDraft: _, ...changed } = written;
    expect(await change('max', () => send('max', 'thread', id, ['RESUBMIT', changed]))).toBe(-5);
    await send('sam', 'thread', id, ['ACCEPT']);
    expect(await change('max', settle)).toBe(5);
  });

  test('when it is deleted by its author or by staff, thread or comment', async () => {
    const thread = await publishedBy('max');
    const other = await publishedBy('carl');
    const comment = await commentOf('max', other);
    await send('sam', 'comment', comment, ['ACCEPT']);
    await settle();
    expect(await change('max', () => send('max', 'thread', thread, ['DELETE']))).toBe(-5);
    expect(await change('max', () => send('sam', 'comment', comment, ['DELETE']))).toBe(-5);
  });
});

test('three posts earn the award; one that is removed takes it back, with a reason that names nobody', async () => {
  await post('mia', '/forum/rules/acceptances', { version: 1 });
  const ids = [await publishedBy('mia'), await publishedBy('mia'), await publishedBy('mia')];
  expect(await awardOf('mia')).toMatchObject({ state: 'locked', progress: 0 });
  await settle();
  expect(await awardOf('mia')).toMatchObject({ state: 'earned', progress: 3 });
  expect(await pointsOf('mia')).toBe(3 * 5 + 20);
  const texts = await stage.db.orm
    .select({ text: notifications.text })
    .from(notifications)
    .where(eq(notifications.recipientId, people.mia.id));
  expect(texts).toContainEqual({ text: 'You earned “Speaking up”.' });
  await send('sam', 'thread', ids[0] ?? '', ['DELETE']);
  expect(await awardOf('mia')).toMatchObject({
    state: 'revoked',
    progress: 2,
    revokedReason: 'A post of yours is no longer published.',
  });
  expect(await pointsOf('mia')).toBe(2 * 5);
});
