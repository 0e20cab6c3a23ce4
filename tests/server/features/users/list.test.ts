import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { programmes, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { anOrganisation, aPerson, aTeam } from '#tests/support/fixtures.ts';
import { seededAt } from '#tests/support/database.ts';
import { usersScene, type UsersScene } from './scene.ts';

let scene: UsersScene;
const ids: Record<string, string> = {};

beforeAll(async () => {
  scene = await usersScene();
  const { db } = scene;
  const organizationId = await anOrganisation(db, 'Zebra Zoo');
  const put = async (name: string, more: Partial<typeof users.$inferInsert>) => {
    const person = await aPerson(db, 'Member', name, { organizationId, ...more });
    ids[name] = person.id;
    return person;
  };
  const one = await put('Anna Zoo', { lastSignInAt: seededAt - 1000, createdAt: seededAt - 5000 });
  await put('Bert Zoo', { status: 'invited', createdAt: seededAt - 4000 });
  await put('Cleo Zoo', { lockedUntil: seededAt + 60_000, createdAt: seededAt - 3000 });
  await put('Dora Zoo', { status: 'deleted', deletedAt: seededAt, createdAt: seededAt - 2000 });
  await put('Emil Zoo', { lockedUntil: seededAt - 60_000, createdAt: seededAt - 1000 });
  for (let n = 0; n < 25; n += 1) await aTeam(db, `Feeders ${n}`, organizationId, [one]);
  ids['team'] = await aTeam(db, 'Keepers', organizationId, [one]);
  ids['organization'] = organizationId;
  ids['programme'] = newId();
  await db.orm.insert(programmes).values({
    id: ids['programme'],
    name: 'Spring',
    status: 'active.normal',
    groups: ['GROW'],
    organizationId,
    startDate: '2026-01-01',
    endDate: '2027-12-31',
    timeZone: 'Europe/London',
    createdAt: seededAt,
    updatedAt: seededAt,
  });
});

const names = async (query: object) => {
  const { data, meta } = await scene.admin.call('GET /users', {
    query: { search: 'zoo', perPage: 3, ...query },
  });
  return { names: data.results.map(({ fullName }) => fullName.split(' ')[0]), total: meta.total };
};

describe('the list of users', () => {
  test('comes by name, without those who were deleted, page by page', async () => {
    expect(await names({})).toEqual({ names: ['Anna', 'Bert', 'Cleo'], total: 4 });
    expect(await names({ pageNumber: 2 })).toEqual({ names: ['Emil'], total: 4 });
    expect(await names({ pageNumber: 3 })).toEqual({ names: [], total: 4 });
    expect(await names({ perPage: 1, pageNumber: 3 })).toEqual({ names: ['Cleo'], total: 4 });
  });

  test.each([
    [{ orderProperty: 'name', order: 'Descending' }, ['Emil', 'Cleo', 'Bert']],
    [{ orderProperty: 'createdAt' }, ['Emil', 'Cleo', 'Bert']],
    [{ orderProperty: 'createdAt', pageNumber: 2 }, ['Anna']],
    [{ orderProperty: 'createdAt', order: 'Ascending' }, ['Anna', 'Bert', 'Cleo']],
    [{ orderProperty: 'lastSignInAt', order: 'Ascending', perPage: 1 }, ['Anna']],
    [
      { orderProperty: 'organization', search: null, perPage: 5, role: 'Member' },
      ['Max', 'Anna', 'Bert', 'Cleo', 'Emil'],
    ],
  ])('is sorted: %o', async (query, expected) => {
    expect((await names(query)).names).toEqual(expected);
  });

  test.each([
    [{ status: 'invited' }, ['Bert']],
    [{ status: 'locked' }, ['Cleo']],
    [{ status: 'deleted' }, ['Dora']],
    [{ status: ['invited', 'deleted'] }, ['Bert', 'Dora']],
    [{ neverSignedIn: 'false' }, ['Anna']],
    [{ role: 'Coach' }, []],
    [{ search: 'zebra', role: 'Member', perPage: 1 }, ['Anna']],
    [{ search: 'bert.zoo' }, ['Bert']],
    [{ search: '100%' }, []],
  ])('is narrowed: %o', async (query, expected) => {
    expect((await names(query)).names).toEqual(expected);
  });

  test('is narrowed to a team and to an organisation', async () => {
    expect((await names({ team: ids['team'] })).names).toEqual(['Anna']);
    expect((await names({ organization: scene.organizationId })).names).toEqual([]);
    expect((await names({ organization: ids['organization'] })).total).toBe(4);
  });

  test('tells of a lock until it is over', async () => {
    const { data } = await scene.admin.call('GET /users', { query: { search: 'zoo' } });
    expect(data.results.map(({ status }) => status)).toEqual([
      'active',
      'invited',
      'locked',
      'active',
    ]);
  });

  test('says what can be done with each from there', async () => {
    const { data } = await scene.admin.call('GET /users', { query: { search: 'zoo' } });
    const offered = data.results.map(({ fullName, availableEvents }) => [
      fullName.split(' ')[0],
      availableEvents.flatMap(({ type, enabled }) => (enabled ? [type] : [])).toSorted(),
    ]);
    expect(Object.fromEntries(offered)).toEqual({
      Anna: ['DELETE', 'SEND_RESET_LINK'],
      Bert: ['DELETE', 'RESEND', 'SEND_RESET_LINK'],
      Cleo: ['DELETE', 'SEND_RESET_LINK', 'UNLOCK'],
      // Its time is over, and no timer has told the chart yet.
      Emil: ['DELETE', 'SEND_RESET_LINK', 'UNLOCK'],
    });
  });

  test('has its ways to sort, and what it can be narrowed to', async () => {
    const sorts = await scene.admin.call('GET /user/filter');
    expect(sorts).toContainEqual({ propertyName: 'lastSignInAt', order: 'Descending' });
    expect(sorts).toHaveLength(8);
  });

  test('has teams and programmes to be narrowed to, found by name or by which was chosen, never more than 20', async () => {
    const found = (query: { kind: 'team' | 'programme'; search?: string; chosen?: string }) =>
      scene.admin.call('GET /users/choices', { query });
    const keepers = { id: ids['team'], name: 'Keepers', hint: 'Zebra Zoo' };
    expect(await found({ kind: 'team', search: 'KEEP' })).toEqual([keepers]);
    expect(await found({ kind: 'team', chosen: ids['team'] ?? '' })).toEqual([keepers]);
    expect(await found({ kind: 'team' })).toHaveLength(20);
    expect(await found({ kind: 'team', search: 'k_eper' })).toEqual([]);
    const spring = { id: ids['programme'], name: 'Spring', hint: 'Zebra Zoo' };
    expect(await found({ kind: 'programme', search: 'spr' })).toEqual([spring]);
    expect(await found({ kind: 'programme', search: 'autumn' })).toEqual([]);
  });
});

test('staff unlock somebody before the time is over', async () => {
  const { id, version } = await scene.show(ids['Cleo Zoo'] ?? '');
  const open = await scene.send({ id, version }, { type: 'UNLOCK', payload: {} });
  expect(open).toMatchObject({ status: 'active', state: 'active.unlocked', lockedUntil: null });
  const [row] = await scene.db.orm.select().from(users).where(eq(users.id, id));
  expect(row).toMatchObject({ status: 'active', lockedUntil: null });
});
