import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import { coachPermissions, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { isStaff } from '#machines/person.ts';
import { definePlace } from '#server/records/places.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { principalOf, type TestPerson } from '#tests/support/people.ts';

let db: Database;
let admin: TestPerson;
let carl: TestPerson;
let cora: TestPerson;
let mia: TestPerson;

beforeAll(async () => {
  db = await preparedDatabase();
  const organizationId = await anOrganisation(db, 'Harbour Health');
  admin = await aPerson(db, 'Admin', 'Sam Walker');
  carl = await aPerson(db, 'Coach', 'Carl Moss');
  cora = await aPerson(db, 'Coach', 'Cora Lane');
  mia = await aPerson(db, 'Member', 'Mia Turner', { organizationId });
});

const as = (person: TestPerson) => ({
  principal: principalOf(person),
  now: seededAt,
  services: { db },
});
const parts = {
  under: 'coach',
  visible: ({ principal }) => (isStaff(principal) ? undefined : eq(users.id, principal.id)),
  holds: (id: string) => eq(coachPermissions.coach, id),
} as const satisfies Parameters<typeof definePlace>[0];
const place = definePlace(parts);

test('a parent is found by its name by those who may see it', async () => {
  const named = { id: carl.id, name: 'Carl Moss' };
  expect(await place.find(as(admin), carl.id)).toEqual(named);
  expect(await place.open(as(carl), carl.id)).toEqual(named);
});

test('absent, foreign and other parents are refused alike', async () => {
  const refusals = [
    place.open(as(cora), carl.id),
    place.open(as(admin), newId()),
    place.open(as(admin), mia.id),
  ].map((refused) => refused.catch((error: unknown) => error));
  const [first, ...others] = await Promise.all(refusals);
  expect(first).toMatchObject({ status: 404 });
  for (const other of others) expect(other).toEqual(first);
  expect(await place.find(as(cora), carl.id)).toBeNull();
});

test('whoever was erased is a parent only where it is said', async () => {
  const { id } = await aPerson(db, 'Coach', 'Former Coach');
  await db.orm.update(users).set({ status: 'obfuscated' }).where(eq(users.id, id));
  expect(await place.find(as(admin), id)).toBeNull();
  expect(await definePlace({ ...parts, erasedToo: true }).find(as(admin), id)).toMatchObject({
    id,
  });
});

test('a list is narrowed to what lies under a parent', async () => {
  const query = db.orm.select().from(coachPermissions).where(place.holds(carl.id)).toSQL();
  expect(query.sql).toMatch(/where "coach_permissions"\."coach_id" = \$1$/);
  expect(query.params).toEqual([carl.id]);
});
