import { beforeAll, describe, expect, test } from 'vitest';
import { resourceCategoryResources, resources } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { CategoryColour } from '#domain/resources/vocabulary.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import type { TestCaller } from '#tests/support/caller.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let staff: TestCaller;
let priya: TestPerson;
const others: Record<string, TestCaller> = {};
beforeAll(async () => {
  server = await testServer();
  const organizationId = await anOrganisation(server.db, 'Harbour Health');
  priya = await aPerson(server.db, 'Admin', 'Priya Raman');
  staff = server.as(priya);
  const coach = await aPerson(server.db, 'Coach', 'Ana Silva');
  const member = await aPerson(server.db, 'Member', 'Mia Turner', { organizationId });
  const admin = await aPerson(server.db, 'OrganizationAdmin', 'Hal Lind', { organizationId });
  Object.assign(others, {
    'a coach': server.as(coach),
    'a member': server.as(member),
    'an organisation admin': server.as(admin),
  });
});

/** Each test has categories of its own: names are unique in the whole product. */
let series = 0;
const named = (word: string): string => `${word} ${(series += 1)}`;

interface Fields {
  name?: string;
  parent?: string | null;
  colour?: CategoryColour;
  description?: string | null;
}
const create = ({ name = named('Category'), colour = 'blue', ...more }: Fields = {}) =>
  staff.call('POST /resource-categories', {
    body: { name, colour, ...more, idempotencyKey: newId() },
  });
const refusedCreation = ({ name = named('Category'), colour = 'blue', ...more }: Fields) =>
  staff.refused('POST /resource-categories', {
    body: { name, colour, ...more, idempotencyKey: newId() },
  });
const show = (id: string) =>
  staff.call('GET /resource-categories/{resourceCategory}', { params: { resourceCategory: id } });

type Sent = Parameters<typeof commandFor>[1];
const commandFor = (
  { id, version }: { id: string; version: number },
  event:
    | { type: 'MOVE'; payload: { order: number } }
    | { type: 'DELETE'; payload: { moveTo?: string | null } }
    | { type: 'RESTORE'; payload: Record<string, never> }
    | { type: 'EDIT'; payload: { name: string; colour: CategoryColour; parent?: string | null } },
) => ({
  params: { resourceCategory: id },
  body: { ...event, version, idempotencyKey: newId() },
});
const send = (record: { id: string; version: number }, event: Sent) =>
  staff.call('POST /resource-categories/{resourceCategory}/events', commandFor(record, event));
const refused = (record: { id: string; version: number }, event: Sent) =>
  staff.refused('POST /resource-categories/{resourceCategory}/events', commandFor(record, event));
const put = (record: { id: string; version: number }, moveTo: string | null = null) =>
  send(record, { type: 'DELETE', payload: { moveTo } });

/** Resources in these categories. */
async function aResource(title: string, ...categories: { id: string }[]): Promise<string> {
  const id = newId();
  await server.db.orm.insert(resources).values({
    id,
    status: 'published',
    title,
    kind: 'link',
    url: 'https://example.test',
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  await server.db.orm
    .insert(resourceCategoryResources)
    .values(categories.map((category) => ({ categoryId: category.id, resourceId: id })));
  return id;
}

const inside = async (parent: string) => {
  const { data } = await staff.call('GET /resource-categories', { query: { parent } });
  return data.results.filter(({ id }) => id !== parent).map(({ name, order }) => [name, order]);
};

describe('a category', () => {
  test('is created by staff, last in its place, and tells what can be done with it', async () => {
    const outer = await create({ name: named('Leading') });
    const made = await create({ parent: outer.id, description: ' For new leaders. ' });
    expect(made).toMatchObject({
      version: 1,
      status: 'active',
      description: 'For new leaders.',
      colour: 'blue',
      parent: { id: outer.id, name: outer.name },
      order: 1,
      neighbours: 1,
      resources: 0,
      createdBy: { id: priya.id, fullName: 'Priya Raman' },
      updatedBy: { id: priya.id },
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
    const second = await create({ parent: outer.id });
    expect(second).toMatchObject({ order: 2, neighbours: 2 });
  });

  test('is created once for a key', async () => {
    const body = { name: named('Twice'), colour: 'pink', idempotencyKey: newId() } as const;
    const first = await staff.call('POST /resource-categories', { body });
    expect((await staff.call('POST /resource-categories', { body })).id).toBe(first.id);
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
    expect(await refusedCreation(fields)).toMatchObject({ status: 422, errors });
  });

  test('has a name of its own, whatever the letter case', async () => {
    const { name } = await create();
    const errors = { name: `A category called «${name}» exists.` };
    expect(await refusedCreation({ name: name.toUpperCase() })).toMatchObject({
      status: 422,
      errors,
    });
    const other = await create();
    expect(await refused(other, { type: 'EDIT', payload: { name, colour: 'blue' } })).toMatchObject(
      { status: 422, errors },
    );
  });

  test('keeps its own name when it is edited, and counts the change', async () => {
    const made = await create();
    server.clock.set(seededAt + 60_000);
    const edited = await send(made, {
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
      await refused(made, { type: 'EDIT', payload: { name: made.name, colour: 'grey' } }),
    ).toMatchObject({ status: 409 });
  });

  test('lies in an outer one only: there is one level', async () => {
    const outer = await create();
    const inner = await create({ parent: outer.id });
    expect(await refusedCreation({ parent: inner.id })).toMatchObject({
      errors: { parent: `«${inner.name}» lies in another category itself. Choose an outer one.` },
    });
    const other = await create();
    const into = (record: typeof outer, parent: string) =>
      refused(record, { type: 'EDIT', payload: { name: record.name, colour: 'blue', parent } });
    expect(await into(outer, other.id)).toMatchObject({
      errors: { parent: "Categories lie in this one, so it can't lie in another itself." },
    });
    expect(await into(other, other.id)).toMatchObject({
      errors: { parent: "A category can't lie in itself." },
    });
  });
});

describe('the order', () => {
  test('is changed one category at a time, and has no gaps', async () => {
    const outer = await create();
    const [a, b, c] = [
      await create({ parent: outer.id, name: named('a') }),
      await create({ parent: outer.id, name: named('b') }),
      await create({ parent: outer.id, name: named('c') }),
    ];
    const moved = await send(c, { type: 'MOVE', payload: { order: 1 } });
    expect(moved).toMatchObject({ order: 1, version: 2 });
    expect(await inside(outer.id)).toEqual([
      [c.name, 1],
      [a.name, 2],
      [b.name, 3],
    ]);
    await send(moved, { type: 'MOVE', payload: { order: 99 } });
    expect(await inside(outer.id)).toEqual([
      [a.name, 1],
      [b.name, 2],
      [c.name, 3],
    ]);
    await put(await show(a.id));
    expect(await inside(outer.id)).toEqual([
      [b.name, 1],
      [c.name, 2],
    ]);
    const other = await create();
    const { version } = await show(b.id);
    await send(
      { id: b.id, version },
      { type: 'EDIT', payload: { name: b.name, colour: 'blue', parent: other.id } },
    );
    expect(await inside(outer.id)).toEqual([[c.name, 1]]);
    expect(await inside(other.id)).toEqual([[b.name, 1]]);
  });

  test('refuses what is no place', async () => {
    const made = await create();
    expect(await refused(made, { type: 'MOVE', payload: { order: 0 } })).toMatchObject({
      status: 422,
      errors: { 'payload.order': 'Order must be between 1 and 10000.' },
    });
  });
});

describe('deleting', () => {
  test('asks where its resources go, and moves them there without doubling any', async () => {
    const [old, next] = [await create(), await create()];
    await aResource('Only there', old);
    await aResource('In both', old, next);
    expect(await show(old.id)).toMatchObject({ resources: 2 });
    expect(await refused(old, { type: 'DELETE', payload: {} })).toMatchObject({
      status: 422,
      errors: { moveTo: 'Choose where to move its 2 resources.' },
    });
    for (const moveTo of [old.id, newId()]) {
      expect(await refused(old, { type: 'DELETE', payload: { moveTo } })).toMatchObject({
        errors: { moveTo: 'Choose another category.' },
      });
    }
    const gone = await put(old, next.id);
    expect(gone).toMatchObject({ resources: 0, deletedAt: '2026-03-02T09:01:00.000Z', order: 0 });
    const { newest, resources: count } = await show(next.id);
    expect(count).toBe(2);
    expect(newest.map(({ title }) => title).toSorted()).toEqual(['In both', 'Only there']);
  });

  test('is refused while categories lie in it, and its page says so before', async () => {
    const outer = await create();
    const inner = await create({ parent: outer.id });
    const reason = `Can't delete "${outer.name}": 1 category uses it.`;
    expect(await refused(outer, { type: 'DELETE', payload: {} })).toMatchObject({
      status: 422,
      errors: { event: reason },
    });
    const { availableEvents } = await show(outer.id);
    expect(availableEvents.find(({ type }) => type === 'DELETE')).toMatchObject({
      enabled: false,
      reasons: [reason],
    });
    await put(inner);
    await put(outer);
  });

  test('hides it from the list but not from the filter, and from nobody’s memory', async () => {
    const made = await create({ name: named('Gone') });
    await put(made);
    const find = async (deleted: 'true' | 'false') => {
      const query = { search: made.name, deleted };
      const { data } = await staff.call('GET /resource-categories', { query });
      return data.results.map(({ id }) => id);
    };
    expect(await find('false')).toEqual([]);
    expect(await find('true')).toEqual([made.id]);
    expect(
      await refused(
        { id: made.id, version: 2 },
        { type: 'EDIT', payload: { name: 'x', colour: 'blue' } },
      ),
    ).toMatchObject({ status: 409, errors: { event: 'This category was deleted.' } });
  });
});

describe('restoring', () => {
  test('brings it back last in its place', async () => {
    const outer = await create();
    const made = await create({ parent: outer.id });
    await create({ parent: outer.id });
    const deleted = await put(made);
    expect(deleted.availableEvents.map(({ type, enabled }) => [type, enabled])).toEqual([
      ['RESTORE', true],
    ]);
    const restored = await send(deleted, { type: 'RESTORE', payload: {} });
    expect(restored).toMatchObject({ status: 'active', version: 3, order: 2, deletedAt: null });
    expect(await refused(restored, { type: 'RESTORE', payload: {} })).toMatchObject({
      status: 409,
      errors: { event: 'This category is not deleted.' },
    });
  });

  test('is refused when its name is taken or its parent is gone', async () => {
    const outer = await create();
    const made = await create({ parent: outer.id });
    const deleted = await put(made);
    const taken = await create({ name: made.name });
    expect(await refused(deleted, { type: 'RESTORE', payload: {} })).toMatchObject({
      errors: { name: `A category called «${made.name}» exists.` },
    });
    await put(taken);
    await put(await show(outer.id));
    const reason = `«${outer.name}» was deleted. Restore it first.`;
    expect(await refused(deleted, { type: 'RESTORE', payload: {} })).toMatchObject({
      errors: { parent: reason },
    });
    expect((await show(made.id)).availableEvents).toMatchObject([
      { type: 'RESTORE', enabled: false, reasons: [reason] },
    ]);
  });
});

describe('the list', () => {
  test('comes as a tree, and by name when asked', async () => {
    const outer = await create({ name: named('B outer') });
    const inner = await create({ name: named('A inner'), parent: outer.id });
    const next = await create({ name: named('C next') });
    const list = async (query: { orderProperty?: 'name'; order?: 'Descending' }) => {
      const all = { ...query, perPage: 100 };
      const { data } = await staff.call('GET /resource-categories', { query: all });
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
    expect(await staff.call('GET /resource-category/filter')).toEqual([
      { propertyName: 'order', order: 'Ascending' },
      { propertyName: 'order', order: 'Descending' },
      { propertyName: 'name', order: 'Ascending' },
      { propertyName: 'name', order: 'Descending' },
    ]);
  });

  test('finds words in names and descriptions, wildcards as they are written', async () => {
    const { id } = await create({ name: named('Plain'), description: 'For 100% of leaders' });
    const find = async (search: string) => {
      const { data } = await staff.call('GET /resource-categories', { query: { search } });
      return data.results.map((each) => each.id);
    };
    expect(await find('100% OF')).toEqual([id]);
    expect(await find('1_0%')).toEqual([]);
  });
});

test('the history tells who did what, with its place on the chart', async () => {
  const made = await create();
  const moved = await send(made, { type: 'MOVE', payload: { order: 1 } });
  await put(moved);
  const history = await staff.call('GET /resource-categories/{resourceCategory}/history', {
    params: { resourceCategory: made.id },
  });
  expect(history.map(({ sentence, state }) => [sentence, state])).toEqual([
    ['Priya Raman created this category.', 'active'],
    ['Priya Raman moved it.', 'active'],
    ['Priya Raman deleted it.', 'deleted'],
  ]);
  expect(history[2]?.transitions).toEqual(['resource-category.active|DELETE|0']);
});

describe.each(['a coach', 'a member', 'an organisation admin'])('%s', (who) => {
  test('has no part in it: every endpoint refuses', async () => {
    const { [who]: caller } = others;
    if (!caller) throw new Error(`There is nobody called ${who}.`);
    const made = await create();
    const params = { resourceCategory: made.id };
    const refusals = [
      await caller.refused('GET /resource-categories'),
      await caller.refused('GET /resource-category/filter'),
      await caller.refused('GET /resource-categories/{resourceCategory}', { params }),
      await caller.refused('GET /resource-categories/{resourceCategory}/history', { params }),
      await caller.refused('POST /resource-categories', {
        body: { name: named('Mine'), colour: 'blue', idempotencyKey: newId() },
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
    expect((await show(made.id)).version).toBe(1);
  });
});

test('nobody signed in gets a 401 without a body, and what is not there is not found', async () => {
  expect(await server.as(null).refused('GET /resource-categories')).toMatchObject({ status: 401 });
  const params = { resourceCategory: newId() };
  for (const route of [
    'GET /resource-categories/{resourceCategory}',
    'GET /resource-categories/{resourceCategory}/history',
  ] as const)
    expect(await staff.refused(route, { params })).toMatchObject({ status: 404 });
});
