import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forumTimes } from '#domain/forum/vocabulary.ts';
import { forumComments, forumThreads, notifications } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { ask, aStage, type Reply, type Stage } from '#tests/support/stage.ts';

const written = {
  name: 'How do you say no?',
  body: 'I find it hard to say no to my manager. How do you do it?',
  tags: ['Boundaries', ' boundaries', 'work'],
  anonymous: false,
  asDraft: false,
};

let stage: Stage;
let people: Readonly<
  Record<'mia' | 'max' | 'carl' | 'sam' | 'priya', Awaited<ReturnType<typeof aPerson>>>
>;
type Name = keyof typeof people;

beforeAll(async () => {
  stage = await aStage();
  const { db } = stage;
  const organizationId = await anOrganisation(db, 'Harbour Health');
  people = {
    mia: await aPerson(db, 'Member', 'Mia Turner', { organizationId }),
    max: await aPerson(db, 'Member', 'Max Berg', { organizationId }),
    carl: await aPerson(db, 'Coach', 'Carl Okoro'),
    sam: await aPerson(db, 'Admin', 'Sam Reed'),
    priya: await aPerson(db, 'Admin', 'Priya Raman'),
  };
  for (const name of ['max', 'carl', 'sam', 'priya'] as const)
    await ask(stage.as(people[name]), 'POST', '/forum/rules/acceptances', { version: 1 });
});

beforeEach(() => stage.clock.advance({ ms: 2 * forumTimes.flood }));

const post = (by: Name, path: string, body: object): Promise<Reply> =>
  ask(stage.as(people[by]), 'POST', path, { ...body, idempotencyKey: newId() });
const get = (by: Name, path: string): Promise<Reply> => ask(stage.as(people[by]), 'GET', path);

const threadOf = async (by: Name, more: object = {}) =>
  (await post(by, '/forum-threads', { ...written, ...more })).data;
const send = async (
  by: Name,
  kind: 'thread' | 'comment',
  id: string,
  [type, payload = {}, version]: readonly [string, object?, number?],
) => {
  const path = `/forum-${kind}s/${id}`;
  const known = version ?? (await get(by, path)).data.version;
  return post(by, `${path}/events`, { type, payload, version: known });
};
/** A thread that others read. */
const publishedBy = async (by: Name, more: object = {}) => {
  const { id } = await threadOf(by, more);
  await send('sam', 'thread', id, ['ACCEPT']);
  return id;
};
const settle = async () => {
  stage.clock.advance({ ms: forumTimes.undo });
  await stage.worker.runDue(stage.clock.now(), new AbortController().signal);
};
const noticesOf = async (name: Name) =>
  (
    await stage.db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, people[name].id))
  ).filter(({ type }) => type.startsWith('Forum'));

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
    expect(notice?.text).toBe(
      'Your thread “How do you say no?” wasn’t published: It says something private about a person. Leave out the name. You can edit and resubmit it.',
    );
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
    stage.clock.advance({ ms: forumTimes.editable + 1 });
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
      expect(last?.text).toBe('Mia Turner commented on “How do you say no?”.');
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

  test('are closed with a locked thread', async () => {
    const id = await publishedBy('max');
    await send('sam', 'thread', id, ['LOCK']);
    const refused = await post('mia', '/forum-comments', comment(id));
    expect(refused.errors).toEqual({ thread: 'This thread is locked. Nobody can comment on it.' });
  });
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
      await get('carl', `/forum-threads?author=${people.mia.id}`),
      await get('carl', `/forum-threads/${id}`),
      await get('carl', `/forum-threads/${id}/history`),
      await get('carl', `/forum-comments?thread=${id}`),
      await get('carl', `/forum-comments/${made.data.id}`),
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
    expect(ofThread).not.toContain(people.mia.id);
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
  const open = await stage.db.orm
    .select({ id: forumThreads.id, comments: forumThreads.commentCount })
    .from(forumThreads);
  for (const { id, comments } of open) {
    const found = await stage.db.orm
      .select({ status: forumComments.status })
      .from(forumComments)
      .where(eq(forumComments.thread, id));
    expect(comments).toBe(found.filter(({ status }) => status.startsWith('accepted')).length);
  }
});
