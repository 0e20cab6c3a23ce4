import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forumTimes } from '#domain/forum/vocabulary.ts';
import { aForumScene, written, type ForumScene } from './forum-scene.ts';

let scene: ForumScene;
beforeAll(async () => {
  scene = await aForumScene();
});
beforeEach(() => scene.stage.clock.advance({ ms: 2 * forumTimes.flood }));

const post: ForumScene['post'] = (...sent) => scene.post(...sent);
const get: ForumScene['get'] = (...asked) => scene.get(...asked);
const send: ForumScene['send'] = (...sent) => scene.send(...sent);
const publishedBy: ForumScene['publishedBy'] = (...of) => scene.publishedBy(...of);
const settle: ForumScene['settle'] = () => scene.settle();
const noticesOf: ForumScene['noticesOf'] = (name) => scene.noticesOf(name);

test('a member who has accepted the rules may post', async () => {
  await post('mia', '/forum/rules/acceptances', { version: 1 });
  expect((await get('mia', '/forum/rules')).data['accepted']).toBe(1);
});

describe('whoever does not want to be named', () => {
  test('is named nowhere in what members and coaches are answered', async () => {
    const id = await publishedBy('mia', { anonymous: true });
    const made = await post('mia', '/forum-comments', {
      body: 'And one more thing about it.',
      thread: id,
      parent: null,
      anonymous: true,
    });
    await send('sam', 'comment', made.data.id, ['ACCEPT']);
    await post('carl', `/forum-threads/${id}/following`, { follow: true });
    await settle();
    const { version } = (await get('carl', `/forum-threads/${id}`)).data;
    const { asDraft: _, ...change } = written;
    await send('mia', 'thread', id, ['EDIT', { ...change, anonymous: true }]);
    const answers = [
      await get('carl', '/forum-threads'),
      await get('carl', `/forum-threads?author=${scene.people.mia.id}`),
      await get('carl', `/forum-threads/${id}`),
      await get('carl', `/forum-threads/${id}/history`),
      await get('carl', `/forum-comments?thread=${id}`),
      await get('carl', `/forum-comments/${made.data.id}/history`),
      // Too late: what is said about who was faster.
      await send('carl', 'thread', id, ['REPORT', { reason: 'other', remark: null }, version]),
    ];
    const said = JSON.stringify([
      answers.map(({ data, errors }) => [data, errors]),
      (await noticesOf('carl')).map(({ text }) => text),
    ]);
    expect(said).not.toContain('Mia');
    const ofThread = answers
      .slice(2)
      .map(({ data }) => JSON.stringify(data))
      .join();
    expect(ofThread).not.toContain(scene.people.mia.id);
    expect(JSON.stringify((await get('sam', `/forum-threads/${id}`)).data)).toContain('Mia Turner');
  });
});

describe('reports', () => {
  test('are for staff: who reported and why is told to nobody else, and a kept post is no longer among them', async () => {
    const id = await publishedBy('max');
    await send('mia', 'thread', id, ['REPORT', { reason: 'unkind', remark: 'It hurts.' }]);
    const waiting = (await get('sam', '/forum/awaiting')).data as unknown as {
      readonly items: readonly { readonly id: string; readonly isReported: boolean }[];
    };
    expect(waiting.items.find((each) => each.id === id)?.isReported).toBe(true);
    const { data } = await get('sam', `/forum-threads/${id}`);
    expect(data['background']).toMatchObject({
      reports: [{ reason: 'unkind', remark: 'It hurts.' }],
    });
    expect((await get('max', `/forum-threads/${id}`)).data['background']).toBeNull();
    expect((await get('max', `/forum-threads/${id}`)).data['reports']).toBeNull();
    await send('sam', 'thread', id, ['KEEP']);
    expect((await get('sam', `/forum-threads/${id}`)).data['reports']).toBe(0);
    expect((await get('mia', '/forum/awaiting')).status).toBe(403);
  });
});
