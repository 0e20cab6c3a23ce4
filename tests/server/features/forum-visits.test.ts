import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { forumTimes } from '#domain/forum/vocabulary.ts';
import { forumThreads, notifications, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { erase } from '#server/features/users/erase.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aForumScene, type ForumScene, type Name } from './forum-scene.ts';

let scene: ForumScene;
beforeAll(async () => {
  scene = await aForumScene();
});
beforeEach(() => scene.stage.clock.advance({ ms: 2 * forumTimes.flood }));

const commentOn = async (thread: string, by: Name, body = 'I count to ten.'): Promise<void> => {
  const { post, send } = scene;
  const sent = await post(by, '/forum-comments', { body, thread, parent: null, anonymous: false });
  if (sent.data['status'] === 'pending') await send('sam', 'comment', sent.data.id, ['ACCEPT']);
  scene.stage.clock.advance({ ms: 1000 });
};
const isUnread = async (by: Name, thread: string): Promise<unknown> =>
  (await scene.get(by, `/forum-threads/${thread}`)).data['isUnread'];
const see = async (by: Name, thread: string): Promise<void> => {
  const { stage, people } = scene;
  const headers = { 'content-type': 'application/json' };
  const path = `/api/forum-threads/${thread}/seen`;
  const { status } = await stage
    .as(people[by])
    .request(path, { method: 'POST', headers, body: '{}' });
  expect(status).toBe(204);
  stage.clock.advance({ ms: 1000 });
};

describe('a thread is unread', () => {
  test('until somebody has looked at it, and again once something is said in it', async () => {
    const thread = await scene.publishedBy('carl');
    expect(await isUnread('max', thread)).toBe(true);
    await see('max', thread);
    expect(await isUnread('max', thread)).toBe(false);
    await commentOn(thread, 'carl');
    expect(await isUnread('max', thread)).toBe(true);
    await see('max', thread);
    expect(await isUnread('max', thread)).toBe(false);
    expect(await isUnread('priya', thread)).toBe(true);
  });
});

async function eraseThem(name: Name): Promise<void> {
  const { db, clock } = scene.stage;
  const its = eq(users.id, scene.people[name].id);
  const [person] = await db.orm.select().from(users).where(its);
  if (!person) throw new Error(`${name} is not there`);
  await db.transaction(async () => {
    await db.orm.update(users).set({ firstName: 'Deleted', lastName: 'user' }).where(its);
    await erase(db, { ...person, at: clock.now() });
  });
}

test('what somebody wrote stays readable when they are erased, without their name', async () => {
  const { stage, get } = scene;
  const { db } = stage;
  const thread = await scene.publishedBy('max');
  await commentOn(thread, 'max', 'I answer myself.');
  const draft = await scene.threadOf('max', {
    asDraft: true,
    name: 'A canary that was never sent',
  });
  await eraseThem('max');
  expect(await db.orm.$count(forumThreads, eq(forumThreads.id, draft.id))).toBe(0);
  const read = await get('carl', `/forum-threads/${thread}`);
  expect(read.status).toBe(200);
  expect(JSON.stringify(read.data)).toContain('How do you say no?');
  const comments = await get('carl', `/forum-comments?thread=${thread}`);
  expect(JSON.stringify(comments.data)).toContain('I answer myself.');
  for (const { data } of [read, comments]) expect(JSON.stringify(data)).not.toContain('Max Berg');
  expect(read.data['author']).toMatchObject({ fullName: 'Deleted user' });
});

test('naming somebody in a post tells nobody', async () => {
  const { db } = scene.stage;
  const organizationId = await anOrganisation(db, `Elsewhere ${newId().slice(-6)}`);
  const zoe = await aPerson(db, 'Member', 'Zoe Marsh', { organizationId });
  const thread = await scene.publishedBy('carl', {
    body: `What would @Zoe Marsh say, or <@${zoe.id}>? I should like to know.`,
  });
  await commentOn(thread, 'carl', `Perhaps @Zoe Marsh or @zoe.marsh reads this.`);
  await scene.settle();
  const told = await db.orm
    .select()
    .from(notifications)
    .where(eq(notifications.recipientId, zoe.id));
  expect(told).toEqual([]);
});

test('what somebody reported is reported no more when they are erased, unless somebody else did so too', async () => {
  const { get, send } = scene;
  const alone = await scene.publishedBy('carl');
  const both = await scene.publishedBy('carl');
  const report = ['REPORT', { reason: 'unkind', remark: null }] as const;
  await send('mia', 'thread', alone, [...report]);
  await send('mia', 'thread', both, [...report]);
  await send('priya', 'thread', both, [...report]);
  await eraseThem('mia');
  const reportsOf = async (thread: string) =>
    (await get('sam', `/forum-threads/${thread}`)).data['reports'];
  const waiting = JSON.stringify((await get('sam', '/forum/awaiting')).data);
  expect([await reportsOf(alone), await reportsOf(both)]).toEqual([0, 1]);
  expect([waiting.includes(alone), waiting.includes(both)]).toEqual([false, true]);
});
