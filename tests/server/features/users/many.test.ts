import { beforeAll, describe, expect, test } from 'vitest';
import { users as contract } from '#contract/people/users.ts';
import { userRows } from '#server/features/users/page.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';

const MANY = 10_000;
const db = await preparedDatabase();
const page = (query: object, at = seededAt) =>
  userRows(db, contract['GET /users'].query.parse({ search: 'crowd', ...query }), at);

beforeAll(async () => {
  const organization = await anOrganisation(db, 'Stadium');
  await db.script(`
    insert into users (id, first_name, last_name, email, role, organization_id, time_zone, created_at, updated_at)
      select gen_random_uuid(), 'Crowd', lpad(n::text, 5, '0'), 'crowd.' || n || '@example.test', 'Member',
        '${organization}', 'Europe/London', now(), now()
      from generate_series(1, ${MANY}) n`);
});

describe('a list of very many people', () => {
  test('counts them once a moment, however it is leafed through and sorted', async () => {
    expect(await page({})).toMatchObject({ total: MANY });
    await aPerson(db, 'Coach', 'Crowd Newcomer');
    expect(await page({ pageNumber: 2 }, seededAt + 5_000)).toMatchObject({ total: MANY });
    const sorted = { orderProperty: 'createdAt' };
    expect(await page(sorted, seededAt + 9_999)).toMatchObject({ total: MANY });
    expect(await page({}, seededAt + 10_000)).toMatchObject({ total: MANY + 1 });
  });

  test('counts another question for itself', async () => {
    expect(await page({})).toMatchObject({ total: MANY + 1 });
    expect(await page({ search: 'Crowd 0999' })).toMatchObject({ total: 10 });
    expect(await page({ role: 'Admin' })).toMatchObject({ total: 0, rows: [] });
  });

  test('shows the same people first whether their number is remembered or counted', async () => {
    const at = seededAt + 60_000;
    const counted = await page({ perPage: 3 }, at);
    const remembered = await page({ perPage: 3 }, at + 1);
    expect(counted.rows.map(({ fullName }) => fullName)).toEqual([
      'Crowd 00001',
      'Crowd 00002',
      'Crowd 00003',
    ]);
    expect(remembered).toMatchObject({ ...counted, rows: counted.rows.map(({ id }) => ({ id })) });
  });
});
