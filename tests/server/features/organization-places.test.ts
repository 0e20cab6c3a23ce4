import { expect, test } from 'vitest';
import type { QueryInputOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { teams } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson, aTeam } from '#tests/support/fixtures.ts';
import { testServer } from '#tests/support/server.ts';

const route = 'GET /organizations/{organization}/members/choices';
type Query = QueryInputOf<Endpoints[typeof route]>;

const server = await testServer();
const { db } = server;
const home = await anOrganisation(db, 'Harbour Health');
const elsewhere = await anOrganisation(db, 'Elsewhere');
const hal = await aPerson(db, 'OrganizationAdmin', 'Hal Lind', { organizationId: home });
const foreign = await aTeam(db, 'Shift of others', elsewhere, [
  await aPerson(db, 'Member', 'Fay Far', { organizationId: elsewhere }),
]);
await aProgramme(db, home, 'active.normal');
const many = Array.from({ length: 2000 }, (_, n) => ({
  id: newId(),
  name: `Shift ${String(n).padStart(4, '0')}`,
  organizationId: home,
  status: n === 7 ? 'deleted' : 'active',
  deletedAt: n === 7 ? seededAt : null,
  createdAt: seededAt,
  updatedAt: seededAt,
}));
await db.orm.insert(teams).values(many);

const found = async (query: Query, organization = home) =>
  (await server.as(hal).call(route, { params: { organization }, query })).map(({ name }) => name);

test('one team among thousands is found by a part of its name', async () => {
  expect(await found({ kind: 'team', search: 'SHIFT 19' })).toHaveLength(20);
  expect(await found({ kind: 'team', search: 'shift 1999' })).toEqual(['Shift 1999']);
  expect(await found({ kind: 'team', search: 'spring' })).toEqual([]);
  expect(await found({ kind: 'programme', search: 'PROGRAMME ' })).toHaveLength(1);
});

test('the first twenty by name are offered before anything is typed, without deleted ones', async () => {
  const first = await found({ kind: 'team' });
  expect(first).toHaveLength(20);
  expect(first.slice(5, 8)).toEqual(['Shift 0005', 'Shift 0006', 'Shift 0008']);
});

test('what was chosen keeps its name, wherever it stands among the others', async () => {
  expect(await found({ kind: 'team', chosen: many[1500]?.id ?? '' })).toEqual(['Shift 1500']);
});

test('nothing of another organisation is found, neither by name nor by id', async () => {
  expect(await found({ kind: 'team', search: 'others' })).toEqual([]);
  expect(await found({ kind: 'team', chosen: foreign })).toEqual([]);
  expect(
    await server
      .as(hal)
      .refused(route, { params: { organization: elsewhere }, query: { kind: 'team' } }),
  ).toMatchObject({ status: 404 });
});
