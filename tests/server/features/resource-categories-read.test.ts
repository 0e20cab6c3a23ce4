import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { categoryScene, commandFor, type CategoryScene } from './resource-categories-scene.ts';

let scene: CategoryScene;
beforeAll(async () => {
  scene = await categoryScene();
});

describe('the list', () => {
  test('comes as a tree, and by name when asked', async () => {
    const outer = await scene.create({ name: scene.named('B outer') });
    const inner = await scene.create({ name: scene.named('A inner'), parent: outer.id });
    const next = await scene.create({ name: scene.named('C next') });
    const list = async (query: { orderProperty?: 'name'; order?: 'Descending' }) => {
      const all = { ...query, perPage: 100 };
      const { data } = await scene.staff.call('GET /resource-categories', { query: all });
      const mine = [outer.id, inner.id, next.id];
      return data.results.map(({ id }) => id).filter((id) => mine.includes(id));
    };
    expect(await list({})).toEqual([outer.id, inner.id, next.id]);
    expect(await list({ orderProperty: 'name' })).toEqual([inner.id, outer.id, next.id]);
    expect(await list({ orderProperty: 'name', order: 'Descending' })).toEqual([
      next.id,
      outer.id,
      inner.id,
    ]);
  });

  test('can be sorted by order and by name', async () => {
    expect(await scene.staff.call('GET /resource-category/filter')).toEqual([
      { propertyName: 'order', order: 'Ascending' },
      { propertyName: 'order', order: 'Descending' },
      { propertyName: 'name', order: 'Ascending' },
      { propertyName: 'name', order: 'Descending' },
    ]);
  });

  test('finds words in names and descriptions, wildcards as they are written', async () => {
    const { id } = await scene.create({
      name: scene.named('Plain'),
      description: 'For 100% of leaders',
    });
    const find = async (search: string) => {
      const { data } = await scene.staff.call('GET /resource-categories', { query: { search } });
      return data.results.map((each) => each.id);
    };
    expect(await find('100% OF')).toEqual([id]);
    expect(await find('1_0%')).toEqual([]);
  });
});

test('the history tells who did what, with its place on the chart', async () => {
  const made = await scene.create();
  const moved = await scene.send(made, { type: 'MOVE', payload: { order: 1 } });
  await scene.put(moved);
  const history = await scene.staff.call('GET /resource-categories/{resourceCategory}/history', {
    params: { resourceCategory: made.id },
  });
  expect(history.map(({ sentence, state }) => [sentence, state])).toEqual([
    ['Priya Raman created this category.', 'active'],
    ['Priya Raman moved it.', 'active'],
    ['Priya Raman deleted it.', 'deleted'],
  ]);
  expect(history[2]?.transitions).toEqual(['resource-category.active|DELETE|0']);
});

describe.each(['a coach', 'a member', 'an organisation admin'] as const)('%s', (who) => {
  test('has no part in it: every endpoint refuses', async () => {
    const caller = scene.others[who];
    const made = await scene.create();
    const params = { resourceCategory: made.id };
    const refusals = [
      await caller.refused('GET /resource-categories'),
      await caller.refused('GET /resource-category/filter'),
      await caller.refused('GET /resource-categories/{resourceCategory}', { params }),
      await caller.refused('GET /resource-categories/{resourceCategory}/history', { params }),
      await caller.refused('POST /resource-categories', {
        body: { name: scene.named('Mine'), colour: 'blue', idempotencyKey: newId() },
      }),
      await caller.refused(
        'POST /resource-categories/{resourceCategory}/events',
        commandFor(made, { type: 'DELETE', payload: {} }),
      ),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 403,
        errors: { request: 'You do not have the necessary permissions.' },
      });
    }
    expect((await scene.show(made.id)).version).toBe(1);
  });
});

test('nobody signed in gets a 401 without a body, and what is not there is not found', async () => {
  expect(await scene.server.as(null).refused('GET /resource-categories')).toMatchObject({
    status: 401,
  });
  const params = { resourceCategory: newId() };
  for (const route of [
    'GET /resource-categories/{resourceCategory}',
    'GET /resource-categories/{resourceCategory}/history',
  ] as const)
    expect(await scene.staff.refused(route, { params })).toMatchObject({ status: 404 });
});
