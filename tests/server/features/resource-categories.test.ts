import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { seededAt } from '#tests/support/database.ts';
import { categoryScene, type CategoryScene } from './resource-categories-scene.ts';

let scene: CategoryScene;
beforeAll(async () => {
  scene = await categoryScene();
});

describe('a category', () => {
  test('is created by staff, last in its place, and tells what can be done with it', async () => {
    const outer = await scene.create({ name: scene.named('Leading') });
    const made = await scene.create({ parent: outer.id, description: ' For new leaders. ' });
    expect(made).toMatchObject({
      version: 1,
      status: 'active',
      description: 'For new leaders.',
      colour: 'blue',
      parent: { id: outer.id, name: outer.name },
      order: 1,
      neighbours: 1,
      resources: 0,
      createdBy: { id: scene.priya.id, fullName: 'Priya Raman' },
      updatedBy: { id: scene.priya.id },
      deletedAt: null,
    });
    expect(made.availableEvents).toEqual(
      ['Edit', 'Move', 'Delete'].map((label) => ({
        type: label.toUpperCase(),
        label,
        enabled: true,
        reasons: [],
      })),
    );
    const second = await scene.create({ parent: outer.id });
    expect(second).toMatchObject({ order: 2, neighbours: 2 });
  });

  test('is created once for a key', async () => {
    const body = { name: scene.named('Twice'), colour: 'pink', idempotencyKey: newId() } as const;
    const first = await scene.staff.call('POST /resource-categories', { body });
    expect((await scene.staff.call('POST /resource-categories', { body })).id).toBe(first.id);
  });

  test.each([
    ['without a name', { name: '  ' }, { name: 'Name is required.' }],
    [
      'with too long a name',
      { name: 'x'.repeat(121) },
      { name: 'Name can have at most 120 characters.' },
    ],
    [
      'with too long a description',
      { description: 'x'.repeat(501) },
      { description: 'Description can have at most 500 characters.' },
    ],
    ['in a category that is not there', { parent: newId() }, { parent: 'Choose a category.' }],
  ])('is not created %s', async (_, fields, errors) => {
    expect(await scene.refusedCreation(fields)).toMatchObject({ status: 422, errors });
  });

  test('has a name of its own, whatever the letter case', async () => {
    const { name } = await scene.create();
    const errors = { name: `A category called “${name}” exists.` };
    expect(await scene.refusedCreation({ name: name.toUpperCase() })).toMatchObject({
      status: 422,
      errors,
    });
    const other = await scene.create();
    expect(
      await scene.refused(other, { type: 'EDIT', payload: { name, colour: 'blue' } }),
    ).toMatchObject({ status: 422, errors });
  });

  test('keeps its own name when it is edited, and counts the change', async () => {
    const made = await scene.create();
    scene.server.clock.set(seededAt + 60_000);
    const edited = await scene.send(made, {
      type: 'EDIT',
      payload: { name: made.name, colour: 'green' },
    });
    expect(edited).toMatchObject({
      version: 2,
      colour: 'green',
      updatedAt: '2026-03-02T09:01:00.000Z',
      createdAt: made.createdAt,
    });
    expect(
      await scene.refused(made, { type: 'EDIT', payload: { name: made.name, colour: 'grey' } }),
    ).toMatchObject({ status: 409 });
  });

  test('lies in an outer one only: there is one level', async () => {
    const outer = await scene.create();
    const inner = await scene.create({ parent: outer.id });
    expect(await scene.refusedCreation({ parent: inner.id })).toMatchObject({
      errors: { parent: `“${inner.name}” is inside another category. Choose a top-level one.` },
    });
    const other = await scene.create();
    const into = (record: typeof outer, parent: string) =>
      scene.refused(record, {
        type: 'EDIT',
        payload: { name: record.name, colour: 'blue', parent },
      });
    expect(await into(outer, other.id)).toMatchObject({
      errors: { parent: 'This category contains others, so it can’t be inside another one.' },
    });
    expect(await into(other, other.id)).toMatchObject({
      errors: { parent: 'A category can’t be inside itself.' },
    });
  });
});

describe('the order', () => {
  test('is changed one category at a time, and has no gaps', async () => {
    const outer = await scene.create();
    const [a, b, c] = [
      await scene.create({ parent: outer.id, name: scene.named('a') }),
      await scene.create({ parent: outer.id, name: scene.named('b') }),
      await scene.create({ parent: outer.id, name: scene.named('c') }),
    ];
    const moved = await scene.send(c, { type: 'MOVE', payload: { order: 1 } });
    expect(moved).toMatchObject({ order: 1, version: 2 });
    expect(await scene.inside(outer.id)).toEqual([
      [c.name, 1],
      [a.name, 2],
      [b.name, 3],
    ]);
    await scene.send(moved, { type: 'MOVE', payload: { order: 99 } });
    expect(await scene.inside(outer.id)).toEqual([
      [a.name, 1],
      [b.name, 2],
      [c.name, 3],
    ]);
    await scene.put(await scene.show(a.id));
    expect(await scene.inside(outer.id)).toEqual([
      [b.name, 1],
      [c.name, 2],
    ]);
    const other = await scene.create();
    const { version } = await scene.show(b.id);
    await scene.send(
      { id: b.id, version },
      { type: 'EDIT', payload: { name: b.name, colour: 'blue', parent: other.id } },
    );
    expect(await scene.inside(outer.id)).toEqual([[c.name, 1]]);
    expect(await scene.inside(other.id)).toEqual([[b.name, 1]]);
  });

  test('refuses what is no place', async () => {
    const made = await scene.create();
    expect(await scene.refused(made, { type: 'MOVE', payload: { order: 0 } })).toMatchObject({
      status: 422,
      errors: { 'payload.order': 'Order must be between 1 and 10000.' },
    });
  });
});

describe('deleting', () => {
  test('asks where its resources go, and moves them there without doubling any', async () => {
    const [old, next] = [await scene.create(), await scene.create()];
    await scene.aResource('Only there', old);
    await scene.aResource('In both', old, next);
    expect(await scene.show(old.id)).toMatchObject({ resources: 2 });
    expect(await scene.refused(old, { type: 'DELETE', payload: {} })).toMatchObject({
      status: 422,
      errors: { moveTo: 'Choose where to move its 2 resources.' },
    });
    for (const moveTo of [old.id, newId()]) {
      expect(await scene.refused(old, { type: 'DELETE', payload: { moveTo } })).toMatchObject({
        errors: { moveTo: 'Choose another category.' },
      });
    }
    const gone = await scene.put(old, next.id);
    expect(gone).toMatchObject({ resources: 0, deletedAt: '2026-03-02T09:01:00.000Z', order: 0 });
    const { newest, resources: count } = await scene.show(next.id);
    expect(count).toBe(2);
    expect(newest.map(({ title }) => title).toSorted()).toEqual(['In both', 'Only there']);
  });

  test('is refused while categories lie in it, and its page says so before', async () => {
    const outer = await scene.create();
    const inner = await scene.create({ parent: outer.id });
    const reason = `Can’t delete “${outer.name}”: 1 category uses it.`;
    expect(await scene.refused(outer, { type: 'DELETE', payload: {} })).toMatchObject({
      status: 422,
      errors: { event: reason },
    });
    const { availableEvents } = await scene.show(outer.id);
    expect(availableEvents.find(({ type }) => type === 'DELETE')).toMatchObject({
      enabled: false,
      reasons: [reason],
    });
    await scene.put(inner);
    await scene.put(outer);
  });

  test('hides it from the list but not from the filter, and from nobody’s memory', async () => {
    const made = await scene.create({ name: scene.named('Gone') });
    await scene.put(made);
    const find = async (deleted: 'true' | 'false') => {
      const query = { search: made.name, deleted };
      const { data } = await scene.staff.call('GET /resource-categories', { query });
      return data.results.map(({ id }) => id);
    };
    expect(await find('false')).toEqual([]);
    expect(await find('true')).toEqual([made.id]);
    expect(
      await scene.refused(
        { id: made.id, version: 2 },
        { type: 'EDIT', payload: { name: 'x', colour: 'blue' } },
      ),
    ).toMatchObject({ status: 409, errors: { event: 'This category was deleted.' } });
  });
});

test('one that was deleted is gone for good, and nothing can be put into it', async () => {
  const made = await scene.create();
  const deleted = await scene.put(made);
  expect(deleted.availableEvents).toEqual([]);
  expect(await scene.refusedCreation({ parent: made.id })).toMatchObject({
    errors: { parent: `“${made.name}” was deleted. Choose another category.` },
  });
});
