import { beforeAll, describe, expect, test } from 'vitest';
import { aForumScene, written, type ForumScene } from './forum-scene.ts';

let scene: ForumScene;
beforeAll(async () => {
  scene = await aForumScene();
});

const aComment = (thread: string) =>
  scene.post('carl', '/forum-comments', {
    body: 'I say what I can do instead.',
    thread,
    parent: null,
    anonymous: false,
  });

describe('an author is told', () => {
  test('that their thread is published, once that can’t be undone, and nobody else is', async () => {
    const { id } = await scene.threadOf('max');
    await scene.send('sam', 'thread', id, ['ACCEPT']);
    expect(await scene.noticesOf('max')).toEqual([]);
    await scene.settle();
    const told = (await scene.noticesOf('max')).filter(({ entityId }) => entityId === id);
    expect(told.map(({ type, text, link }) => ({ type, text, link }))).toEqual([
      {
        type: 'ForumThreadAccepted',
        text: `Your thread “${written.name}” is published.`,
        link: `/app/forum/threads/${id}`,
      },
    ]);
    for (const name of ['sam', 'priya', 'carl'] as const)
      expect(await scene.noticesOf(name)).toEqual([]);
  });

  test('that it is published where a rejection right after that was taken back', async () => {
    const { id } = await scene.threadOf('max');
    const typesTold = async () =>
      (await scene.noticesOf('max'))
        .filter(({ entityId }) => entityId === id)
        .map(({ type }) => type);
    await scene.send('sam', 'thread', id, ['ACCEPT']);
    await scene.send('sam', 'thread', id, ['REJECT', { reason: 'offTopic', remark: null }]);
    await scene.send('sam', 'thread', id, ['UNDO']);
    expect(await typesTold()).toEqual([]);
    await scene.settle();
    expect(await typesTold()).toEqual(['ForumThreadAccepted']);
  });

  test('why their comment is not published, and the author of the thread hears nothing of it', async () => {
    const thread = await scene.publishedBy('max');
    await scene.settle();
    const before = (await scene.noticesOf('max')).length;
    const made = await aComment(thread);
    const because = { reason: 'unkind', remark: 'Try it without the joke.' };
    await scene.send('sam', 'comment', made.data.id, ['REJECT', because]);
    await scene.settle();
    const [told, ...more] = await scene.noticesOf('carl');
    expect(more).toEqual([]);
    expect(told).toMatchObject({ type: 'ForumThreadCommentRejection', actioned: false });
    expect(told?.text).toContain('It is unkind to someone');
    expect(told?.text).toContain('Try it without the joke.');
    expect(await scene.noticesOf('max')).toHaveLength(before);
  });
});
