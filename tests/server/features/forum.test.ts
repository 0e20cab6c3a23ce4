import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forumTimes } from '#domain/forum/vocabulary.ts';
import { eq } from 'drizzle-orm';
import { forumComments, forumThreads } from '#database/schema/index.ts';
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
const threadOf: ForumScene['threadOf'] = (...of) => scene.threadOf(...of);

describe('posting', () => {
  test('waits until the rules are accepted as they stand', async () => {
    const refused = await post('mia', '/forum-threads', written);
    expect(refused.errors).toEqual({ rules: 'Read and accept the forum rules first.' });
    await post('mia', '/forum/rules/acceptances', { version: 1 });
    expect((await post('mia', '/forum-threads', written)).status).toBe(200);
  });

  test('says at its fields what is missing', async () => {
    const { errors } = await post('max', '/forum-threads', { ...written, name: 'No', body: 'Hm.' });
    expect(errors).toEqual({
      name: 'Title must have at least 5 characters.',
      body: 'Write at least 20 characters.',
    });
  });

  test('is limited to five posts an hour, drafts left out', async () => {
    for (let nth = 0; nth < 5; nth += 1) await threadOf('max', { name: `Question ${nth}` });
    const sixth = await post('max', '/forum-threads', written);
    expect(sixth.errors).toEqual({
      event: 'You’ve posted 5 times in the last hour. Try again later.',
    });
    expect((await post('max', '/forum-threads', { ...written, asDraft: true })).status).toBe(200);
  });

  test('keeps tags in small letters, each once', async () => {
    expect((await threadOf('max')).tags).toEqual(['boundaries', 'work']);
  });
});

describe('what waits', () => {
  test('is seen by its author and staff alone, and its comments with it', async () => {
    const { id } = await threadOf('max');
    expect((await get('max', `/forum-threads/${id}`)).status).toBe(200);
    expect((await get('sam', `/forum-threads/${id}`)).status).toBe(200);
    expect((await get('mia', `/forum-threads/${id}`)).status).toBe(404);
    const refused = await post('mia', '/forum-comments', {
      body: 'I count to ten.',
      thread: id,
      parent: null,
      anonymous: false,
    });
    expect(refused.errors).toEqual({ thread: 'This thread is not published.' });
  });

  test('is a draft to nobody but its author', async () => {
    const { id } = await threadOf('max', { asDraft: true });
    expect((await get('sam', `/forum-threads/${id}`)).status).toBe(404);
  });

  test('is decided once: the second moderator reads what was decided', async () => {
    const { id, version } = await threadOf('max');
    expect((await send('sam', 'thread', id, ['ACCEPT', {}, version])).status).toBe(200);
    const second = await send('priya', 'thread', id, [
      'REJECT',
      { reason: 'offTopic', remark: null },
      version,
    ]);
    expect(second.status).toBe(409);
    expect(second.errors['version']).toMatch(/^Sam Reed published it/);
  });
});

describe('a decision', () => {
  test('is told to the author after it can’t be undone any more, and never when it was', async () => {
    const { id } = await threadOf('max');
    await send('sam', 'thread', id, ['REJECT', { reason: 'advertising', remark: null }]);
    await send('sam', 'thread', id, ['UNDO']);
    await settle();
    expect((await noticesOf('max')).map(({ entityId }) => entityId)).not.toContain(id);
    await send('sam', 'thread', id, [
      'REJECT',
      { reason: 'private', remark: 'Leave out the name.' },
    ]);
    await settle();
    const [notice] = (await noticesOf('max')).filter(({ entityId }) => entityId === id);
    expect(notice).toMatchObject({
      type: 'ForumThreadRejection',
      text: 'Your thread “How do you say no?” wasn’t published: It says something private about a person. Leave out the name. You can edit and resubmit it.',
    });
    await send('max', 'thread', id, ['RESUBMIT', { ...written, name: 'Saying no, again' }]);
    const after = (await noticesOf('max')).find(({ entityId }) => entityId === id);
    expect(after?.actioned).toBe(true);
  });

  test('shows the author what staff put right', async () => {
    const { id } = await threadOf('max');
    await send('sam', 'thread', id, ['ACCEPT', { name: 'Saying no at work', tags: ['work'] }]);
    const { data } = await get('max', `/forum-threads/${id}`);
    expect(data['name']).toBe('Saying no at work');
    expect(data['original']).toEqual({ name: written.name, tags: ['boundaries', 'work'] });
    expect((await get('mia', `/forum-threads/${id}`)).data['original']).toBeNull();
  });

  test('is looked at again when what is published is changed late', async () => {
    const id = await publishedBy('max');
    const { asDraft: _, ...change } = written;
    expect((await send('max', 'thread', id, ['EDIT', change])).data.status).toMatch(/^accepted/);
    scene.stage.clock.advance({ ms: forumTimes.editable + 1 });
    expect((await send('max', 'thread', id, ['EDIT', change])).data.status).toBe('pending');
  });
});

describe('comments', () => {
  const comment = (thread: string, more: object = {}) => ({
    body: 'I say what I can do instead.',
    thread,
    parent: null,
    anonymous: false,
    ...more,
  });

  test('are counted, told to author and followers once they are published, and answered one level deep', async () => {
    const id = await publishedBy('max');
    await post('carl', `/forum-threads/${id}/following`, { follow: true });
    const made = await post('mia', '/forum-comments', comment(id));
    expect(made.data.status).toBe('pending');
    await send('sam', 'comment', made.data.id, ['ACCEPT']);
    expect((await get('max', `/forum-threads/${id}`)).data['comments']).toBe(1);
    await settle();
    for (const name of ['max', 'carl'] as const) {
      const last = (await noticesOf(name)).find(({ link }) => link.includes(made.data.id));
      expect(last).toMatchObject({
        type: 'ForumThreadComment',
        text: 'Mia Turner commented on “How do you say no?”.',
      });
    }
    const reply = await post('carl', '/forum-comments', comment(id, { parent: made.data.id }));
    await send('sam', 'comment', reply.data.id, ['ACCEPT']);
    const deeper = await post('max', '/forum-comments', comment(id, { parent: reply.data.id }));
    expect(deeper.errors).toEqual({ parent: 'The comment you are answering is no longer there.' });
  });

  test('leave a note in their place where they were answered', async () => {
    const id = await publishedBy('max');
    const made = await post('mia', '/forum-comments', comment(id));
    await send('sam', 'comment', made.data.id, ['ACCEPT']);
    const reply = await post('carl', '/forum-comments', comment(id, { parent: made.data.id }));
    await send('sam', 'comment', reply.data.id, ['ACCEPT']);
    const refused = await send('mia', 'comment', made.data.id, ['DELETE']);
    expect(refused.errors['event']).toBe('Can’t delete the comment: it has 1 reply.');
    await send('sam', 'comment', made.data.id, ['DELETE']);
    const listed = (await get('carl', `/forum-comments?thread=${id}`)).data as unknown as {
      readonly data: {
        readonly results: readonly { readonly id: string; readonly body: string }[];
      };
    };
    expect(listed.data.results.find((each) => each.id === made.data.id)?.body).toBe('');
  });

  test('are shown to staff beside what else their author writes, unless they were deleted', async () => {
    const id = await publishedBy('max');
    const kept = await post('mia', '/forum-comments', comment(id, { body: 'I would ask first.' }));
    const gone = await post('mia', '/forum-comments', comment(id, { body: 'Ask my manager Eve.' }));
    for (const { data } of [kept, gone]) await send('sam', 'comment', data.id, ['ACCEPT']);
    await send('sam', 'comment', gone.data.id, ['DELETE']);
    const waiting = await threadOf('mia');
    const { background } = (await get('sam', `/forum-threads/${waiting.id}`)).data as unknown as {
      readonly background: { readonly posts: readonly { readonly excerpt: string }[] };
    };
    const excerpts = background.posts.map(({ excerpt }) => excerpt);
    expect(excerpts).toContain('I would ask first.');
    expect(excerpts).not.toContain('Ask my manager Eve.');
  });

  test('are closed with a locked thread', async () => {
    const id = await publishedBy('max');
    await send('sam', 'thread', id, ['LOCK']);
    const refused = await post('mia', '/forum-comments', comment(id));
    expect(refused.errors).toEqual({ thread: 'This thread is locked. Nobody can comment on it.' });
  });
});

test('another version of the rules is accepted before the next post', async () => {
  const body = '## Be kind\nAnd be brief.';
  expect((await post('max', '/forum/rules', { body, version: 1 })).status).toBe(403);
  expect((await post('sam', '/forum/rules', { body, version: 1 })).status).toBe(200);
  expect((await post('priya', '/forum/rules', { body, version: 1 })).errors['version']).toBe(
    'Someone published new rules a moment ago. Your text is still here.',
  );
  const refused = await post('max', '/forum-threads', written);
  expect(refused.errors).toEqual({ rules: 'Read and accept the forum rules first.' });
});

test('nothing is counted that nobody can read', async () => {
  const open = await scene.stage.db.orm
    .select({ id: forumThreads.id, comments: forumThreads.commentCount })
    .from(forumThreads);
  for (const { id, comments } of open) {
    const found = await scene.stage.db.orm
      .select({ status: forumComments.status })
      .from(forumComments)
      .where(eq(forumComments.thread, id));
    expect(comments).toBe(found.filter(({ status }) => status.startsWith('accepted')).length);
  }
});
