import { beforeAll, expect, test } from 'vitest';
import { newId } from '#domain/ids.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import type { TestCaller } from '#tests/support/caller.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';
import {
  createShelves,
  shelfEndpoints,
  shelfFeature,
  shelfKind,
  shelfNames,
} from '#tests/support/shelves.ts';

const server = await testServer({
  table: shelfEndpoints,
  bindings: plainBindings(shelfNames, shelfKind, shelfFeature),
});
const { db } = server;

let staff: TestCaller;
let member: TestCaller;
beforeAll(async () => {
  await createShelves(db);
  staff = server.as(await aPerson(db, 'Admin', 'Priya Raman'));
  member = server.as(
    await aPerson(db, 'Member', 'Mia Turner', {
      organizationId: await anOrganisation(db, 'Harbour Health'),
    }),
  );
});

async function ask(caller: TestCaller, method: 'GET' | 'POST', path: string, body?: object) {
  const response = await caller.request(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify({ idempotencyKey: newId(), ...body }) }),
  });
  return { status: response.status, data: await response.json() };
}
const create = (name: string) => ask(staff, 'POST', '/shelves', { name, use: null });
const send = (id: string, type: string, version: number, payload: object = {}) =>
  ask(staff, 'POST', `/shelves/${id}/events`, { type, payload, version });
const namesOf = async (query = '') => {
  const { data } = await ask(staff, 'GET', `/shelves${query}`);
  return data.data.results.map(({ name }: { name: string }) => name);
};

test('a record that is nothing but its fields is created, edited, deleted and restored', async () => {
  const { data: created } = await create('Oak');
  expect(created).toMatchObject({
    name: 'Oak',
    use: null,
    status: 'active',
    version: 1,
    createdBy: { fullName: 'Priya Raman' },
  });
  const { id } = created;
  expect(created.availableEvents).toEqual([
    { type: 'EDIT', label: 'Edit', enabled: true, reasons: [] },
    { type: 'DELETE', label: 'Delete', enabled: true, reasons: [] },
  ]);

  const edited = await send(id, 'EDIT', 1, { name: 'Elm', use: 'For tools.' });
  expect(edited.data).toMatchObject({ name: 'Elm', use: 'For tools.', version: 2 });
  expect(await namesOf()).toEqual(['Elm']);

  expect((await send(id, 'DELETE', 2)).data).toMatchObject({ status: 'deleted' });
  expect(await namesOf()).toEqual([]);
  expect(await namesOf('?deleted=true')).toEqual(['Elm']);

  expect((await send(id, 'RESTORE', 3)).data).toMatchObject({ status: 'active', deletedAt: null });
  expect((await ask(staff, 'GET', `/shelves/${id}`)).data).toMatchObject({ name: 'Elm' });
  const { data: history } = await ask(staff, 'GET', `/shelves/${id}/history`);
  expect(history.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
    'Priya Raman created this shelf.',
    'Priya Raman changed it.',
    'Priya Raman deleted it.',
    'Priya Raman restored it.',
  ]);
});

test('its list is searched, sorted and turned page by page', async () => {
  for (const name of ['Yew', 'ash', 'Beech']) await create(name);
  expect(await namesOf('?orderProperty=name&order=Ascending')).toEqual([
    'ash',
    'Beech',
    'Elm',
    'Yew',
  ]);
  expect(await namesOf('?orderProperty=name&order=Descending&perPage=2&pageNumber=2')).toEqual([
    'Beech',
    'ash',
  ]);
  expect(await namesOf('?search=BEE')).toEqual(['Beech']);
  const { data } = await ask(staff, 'GET', '/shelves');
  expect(data.mayCreate).toBe(true);
  const { data: sorts } = await ask(staff, 'GET', '/shelf/filter');
  expect(sorts).toHaveLength(4);
});

test('what is wrong with it is said at its field', async () => {
  expect(await create('')).toMatchObject({
    status: 422,
    data: { errors: { name: expect.any(String) } },
  });
  expect(await create('YEW')).toMatchObject({
    status: 422,
    data: { errors: { name: 'A shelf called “Yew” exists.' } },
  });
});

test('nobody but staff sees or changes it, and what was changed meanwhile is not changed again', async () => {
  const { data } = await create('Fir');
  const path = `/shelves/${data.id}`;
  for (const each of ['/shelves', path, `${path}/history`])
    expect((await ask(member, 'GET', each)).status).toBe(403);
  expect((await ask(member, 'POST', '/shelves', { name: 'Pine', use: null })).status).toBe(403);
  await send(data.id, 'EDIT', 1, { name: 'Fig', use: null });
  expect((await send(data.id, 'EDIT', 1, { name: 'Fog', use: null })).status).toBe(409);
  expect((await ask(staff, 'GET', `/shelves/${newId()}`)).status).toBe(404);
});
