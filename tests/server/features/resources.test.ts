import { beforeAll, describe, expect, test } from 'vitest';
import { resourceCategories } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { resourceScene, type ResourceScene } from './resources-scene.ts';

let scene: ResourceScene;
beforeAll(async () => {
  scene = await resourceScene();
});

let series = 0;
const titled = (word: string): string => `${word} ${(series += 1)}`;

async function aCategory(name: string): Promise<string> {
  const id = newId();
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  const row = { id, name, status: 'active', colour: 'blue', position: 1, ...stamps } as const;
  await scene.db.orm.insert(resourceCategories).values(row);
  return id;
}

describe('what somebody writes', () => {
  test('is kept as far as its kind has it', async () => {
    const { create, show, edit, priya } = scene;
    const name = titled('A page');
    const made = await create(priya, {
      name,
      kind: 'link',
      url: '  https://example.test/page ',
      article: 'Left over.',
    });
    expect(made).toMatchObject({ name, url: 'https://example.test/page', article: null });
    await edit(priya, made, { name, kind: 'article', article: 'Words.', url: 'https://left.test' });
    expect(await show(priya, made.id)).toMatchObject({ url: null, article: 'Words.', version: 2 });
  });

  test.each([
    ['nothing', { kind: 'link' }, { url: 'Add a file or a link.' }],
    ['no file', { kind: 'file' }, { file: 'Add a file or a link.' }],
    ['a file of nobody', { kind: 'file', file: newId() }, { file: 'Choose the file again.' }],
    ['no text', { kind: 'article', article: '  ' }, { article: 'Text is required.' }],
    [
      'days that never come',
      { availableFrom: '2027-03-02', availableTo: '2027-03-01' },
      { availableTo: 'The last day must not be before the first day.' },
    ],
    [
      'no category',
      { categories: [newId()] },
      { categories: 'A category was deleted. Choose another one.' },
    ],
    ['a place that is none', { target: newId() }, { target: 'Choose where it belongs.' }],
  ] as const)('is refused with %s', async (_, written, errors) => {
    const refused = await scene.refused(scene.priya, { ...written } as never);
    expect(refused).toMatchObject({ status: 422, errors });
  });

  test.each([
    'http://example.test',
    'javascript:alert(1)',
    'https://',
    'https://me:you@example.test',
  ])('is no link with %s', async (url) => {
    const refused = await scene.refused(scene.priya, { kind: 'video', url });
    expect(refused.errors).toEqual({ url: 'Enter a link that starts with https://.' });
  });

  test('lies in categories, each of which counts it for whoever sees it', async () => {
    const { create, edit, priya, mia, otto, server } = scene;
    const [one, other] = [await aCategory(titled('One')), await aCategory(titled('Other'))];
    const made = await create(priya, { audience: 'members', categories: [one, other, one] });
    expect(made.categories.map(({ id }) => id).toSorted()).toEqual([one, other].toSorted());
    const counts = async (who: typeof mia) => {
      const all = await server.as(who).call('GET /resources/categories', { query: { search: '' } });
      return [one, other].map((id) => all.find((each) => each.id === id)?.resources);
    };
    expect(await counts(mia)).toEqual([1, 1]);
    expect(await counts(otto)).toEqual([0, 0]);
    await edit(priya, made, { audience: 'members', categories: [other] });
    expect(await counts(mia)).toEqual([0, 1]);
  });
});

describe('what is there for everybody', () => {
  test('is added, changed and deleted by staff alone', async () => {
    const { create, refused, refusedSending, send, show, server, priya, mia, ana } = scene;
    for (const who of [mia, ana]) expect((await refused(who, {})).status).toBe(403);
    const made = await create(priya);
    for (const who of [mia, ana]) {
      expect((await show(who, made.id)).availableEvents).toEqual([]);
      for (const type of ['EDIT', 'DELETE'] as const)
        expect((await refusedSending(who, made, type)).status).toBe(403);
    }
    await send(priya, made, 'DELETE');
    const gone = { params: { resource: made.id } };
    expect((await server.as(mia).refused('GET /resources/{resource}', gone)).status).toBe(404);
    expect((await show(priya, made.id)).status).toBe('deleted');
  });

  test('is seen by those for whom it is, on the days that it is there', async () => {
    const { create, listed, priya, mia, ana, clock } = scene;
    const day = (days: number) =>
      new Date(clock.now() + days * 86_400_000).toISOString().slice(0, 10);
    const [members, coaches, ahead, over, now] = [
      titled('Members'),
      titled('Coaches'),
      titled('Ahead'),
      titled('Over'),
      titled('Now'),
    ] as const;
    await create(priya, { name: members, audience: 'members' });
    await create(priya, { name: coaches, audience: 'coaches' });
    await create(priya, { name: ahead, availableFrom: day(2) });
    await create(priya, { name: over, availableTo: day(-2) });
    await create(priya, { name: now, availableFrom: day(-1), availableTo: day(1) });
    const all = [members, coaches, ahead, over, now];
    const seen = async (who: typeof mia) =>
      (await listed(who)).filter((name) => all.includes(name)).toSorted();
    expect(await seen(priya)).toEqual(all.toSorted());
    expect(await seen(mia)).toEqual([members, now].toSorted());
    expect(await seen(ana)).toEqual([coaches, now].toSorted());
  });

  test('comes with the newest first, and can be searched', async () => {
    const { create, listed, priya, mia, clock } = scene;
    const word = `unusual${newId()}`;
    const names = [titled('B'), titled('A')];
    for (const name of names) {
      clock.set(clock.now() + 1000);
      await create(priya, { name, description: word });
    }
    expect(await listed(mia, { search: word })).toEqual(names.toReversed());
    expect(await listed(mia, { search: `${word}x` })).toEqual([]);
  });
});

describe('how far somebody has come', () => {
  test('is what they say, and theirs alone', async () => {
    const { create, show, listed, server, priya, mia, ana } = scene;
    const made = await create(priya, { name: titled('Worksheet') });
    const say = (who: typeof mia, type: 'OPEN' | 'DONE' | 'NOT_DONE') =>
      server.as(who).call('POST /resources/{resource}/progress', {
        params: { resource: made.id },
        body: { type, idempotencyKey: newId() },
      });
    // Reading it by the API is not opening it.
    expect((await show(mia, made.id)).progress).toBe('unseen');
    expect((await say(mia, 'OPEN')).progress).toBe('opened');
    expect((await say(mia, 'DONE')).progress).toBe('done');
    expect((await say(mia, 'OPEN')).progress).toBe('done');
    expect(await listed(mia, { notDone: 'true' })).not.toContain(made.name);
    expect(await listed(ana, { notDone: 'true' })).toContain(made.name);
    expect((await say(mia, 'NOT_DONE')).progress).toBe('opened');
    expect((await show(ana, made.id)).progress).toBe('unseen');
    expect([(await show(priya, made.id)).openedBy, (await show(mia, made.id)).openedBy]).toEqual([
      1,
      null,
    ]);
  });

  test('counts for members when they are done, once, and no more when they are not', async () => {
    const { create, server, priya, mia, otto } = scene;
    const made = await create(priya, { name: titled('Counted'), scope: 'global' });
    const pointsAfter = async (who: typeof mia, type: 'OPEN' | 'DONE' | 'NOT_DONE') => {
      await server.as(who).call('POST /resources/{resource}/progress', {
        params: { resource: made.id },
        body: { type, idempotencyKey: newId() },
      });
      return (await server.as(who).call('GET /awards/mine')).points;
    };
    const before = await pointsAfter(mia, 'OPEN');
    expect(await pointsAfter(mia, 'DONE')).toBe(before + 2);
    expect(await pointsAfter(mia, 'DONE')).toBe(before + 2);
    expect(await pointsAfter(mia, 'NOT_DONE')).toBe(before);
    expect(await pointsAfter(otto, 'DONE')).toBe(0);
  });

  test('can’t be said of what somebody may not see', async () => {
    const { create, server, priya, mia } = scene;
    const { id } = await create(priya, { audience: 'coaches' });
    const { status } = await server.as(mia).refused('POST /resources/{resource}/progress', {
      params: { resource: id },
      body: { type: 'OPEN', idempotencyKey: newId() },
    });
    expect(status).toBe(404);
  });
});

test('the page of a category names its newest', async () => {
  const { create, server, priya } = scene;
  const category = await aCategory(titled('Named'));
  const { name } = await create(priya, { categories: [category], name: titled('Newest') });
  const { newest } = await server.as(priya).call('GET /resource-categories/{resourceCategory}', {
    params: { resourceCategory: category },
  });
  expect(newest.map(({ title }) => title)).toEqual([name]);
});
