import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { savedViews } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;
const page = '/app/bookings';

const somebody = () => aPerson(db, 'Admin', 'Priya Raman');
const viewOf = (name: string, search = 'tab=past', of = page) => ({
  body: { page: of, name, search, idempotencyKey: newId() },
});
const save = (who: TestPerson, ...view: Parameters<typeof viewOf>) =>
  server.as(who).call('POST /saved-views', viewOf(...view));
const refusal = (who: TestPerson, ...view: Parameters<typeof viewOf>) =>
  server.as(who).refused('POST /saved-views', viewOf(...view));
const namesOf = async (who: TestPerson, of = page) => {
  const views = await server.as(who).call('GET /saved-views', { query: { page: of } });
  return views.map(({ name }) => name);
};
const rename = (savedView: string, name: string) => ({
  params: { savedView },
  body: { type: 'RENAME' as const, name, idempotencyKey: newId() },
});
const deletion = (savedView: string) => ({
  params: { savedView },
  body: { type: 'DELETE' as const, idempotencyKey: newId() },
});

test('a view is kept for its list and its person, in the order of names', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const saved = await save(me, ' Late  ones ', 'creditState=forfeited&tab=past');
  expect(saved).toEqual({
    id: saved.id,
    name: 'Late ones',
    search: 'creditState=forfeited&tab=past',
  });
  await save(me, 'Énergie');
  await save(me, 'coaches');
  await save(me, 'Coaches', 'search=ana', '/app/users');
  expect(await namesOf(me)).toEqual(['coaches', 'Énergie', 'Late ones']);
  expect(await namesOf(me, '/app/users')).toEqual(['Coaches']);
  expect(await namesOf(other)).toEqual([]);
});

test('a name that is taken is refused at its field, whatever is a capital', async () => {
  const me = await somebody();
  await save(me, 'Late ones');
  const other = await save(me, 'Others');
  const errors = { name: 'You already have a view named “Late ones”.' };
  expect(await refusal(me, 'late ones')).toMatchObject({ status: 422, errors });
  const asked = rename(other.id, 'LATE ONES');
  expect(await server.as(me).refused('POST /saved-views/{savedView}/events', asked)).toMatchObject({
    status: 422,
    errors,
  });
  await save(await somebody(), 'Late ones');
});

test('saved twice at once under one name, it is there once', async () => {
  const me = await somebody();
  const outcomes = await Promise.allSettled([save(me, 'Late ones'), save(me, 'Late ones')]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await namesOf(me)).toEqual(['Late ones']);
});

test('what is sent twice is saved once', async () => {
  const me = await somebody();
  const view = viewOf('Late ones');
  const first = await server.as(me).call('POST /saved-views', view);
  expect(await server.as(me).call('POST /saved-views', view)).toEqual(first);
  expect(await namesOf(me)).toEqual(['Late ones']);
});

test('there are at most 20 of a list', async () => {
  const me = await somebody();
  const rows = Array.from({ length: 20 }, (_, nth) => ({
    id: newId(),
    userId: me.id,
    page,
    name: `View ${nth}`,
    search: 'tab=past',
    createdAt: 0,
  }));
  await db.orm.insert(savedViews).values(rows);
  expect(await refusal(me, 'One more')).toMatchObject({
    status: 422,
    errors: { name: 'You have 20 views of this list. Delete one to save another.' },
  });
  await save(me, 'One of another list', 'role=Coach', '/app/users');
});

test.each([
  ['', 'tab=past', { name: 'Name is required.' }],
  ['x'.repeat(61), 'tab=past', { name: expect.any(String) as string }],
  ['Nothing', '', { search: 'Search, filter or sort the list first.' }],
  ['Everything', 'x'.repeat(2001), { search: 'This list is narrowed by too much to be saved.' }],
])('“%s” with “%s” is refused', async (name, search, errors) => {
  expect(await refusal(await somebody(), name, search)).toMatchObject({ status: 422, errors });
});

test('a view gets another name, may keep its own, and is deleted', async () => {
  const me = await somebody();
  const { id } = await save(me, 'late ones');
  const all = server.as(me);
  await all.call('POST /saved-views/{savedView}/events', rename(id, 'Late ones'));
  expect(await namesOf(me)).toEqual(['Late ones']);
  await all.call('POST /saved-views/{savedView}/events', deletion(id));
  expect(await namesOf(me)).toEqual([]);
  const again = await all.refused('POST /saved-views/{savedView}/events', deletion(id));
  expect(again.status).toBe(404);
});

test('those of others are not there', async () => {
  const { id } = await save(await somebody(), 'Late ones');
  const other = server.as(await aPerson(db, 'SuperAdmin', 'Eleanor Vance'));
  for (const asked of [rename(id, 'Mine'), deletion(id)])
    expect(await other.refused('POST /saved-views/{savedView}/events', asked)).toMatchObject({
      status: 404,
    });
  expect(await db.orm.$count(savedViews, eq(savedViews.id, id))).toBe(1);
});
