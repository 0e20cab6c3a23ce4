import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#database/database.ts';
import type { Stamp } from '#machines/person.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { referenceFeature } from '#server/records/reference-records.ts';
import { send } from '#server/records/send.ts';
import { referenceModel } from '#tests/machines/models/plain-record.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import {
  createShelves,
  shelfChart,
  shelfKind,
  shelfParts,
  shelves,
} from '#tests/support/shelves.ts';
import { explore } from '#tools/paths/explore.ts';

let db: Database;
let staff: Stamp;
let member: Stamp;
const shelf = (name: string) => ({ name, use: null });
const rowOf = async (id: string) =>
  (await db.orm.select().from(shelves).where(eq(shelves.id, id)))[0];

beforeAll(async () => {
  db = await preparedDatabase();
  const { id } = await aPerson(db, 'Admin', 'Priya Raman');
  staff = { by: { id, role: 'Admin' }, at: seededAt };
  member = { by: { id, role: 'Member' }, at: seededAt };
  await createShelves(db);
});

test('its chart reaches every state, and asks every guard with both answers', () => {
  const { visited, answers } = explore(referenceModel(shelfChart, shelf('Oak')));
  expect([...visited]).toEqual(expect.arrayContaining(['new', 'active', 'deleted']));
  expect([...answers].map(([guard, given]) => [guard, given.size])).toEqual(
    expect.arrayContaining([
      ['isStaff', 2],
      ['isNameFree', 2],
    ]),
  );
});

test('staff create, edit, delete and restore it', async () => {
  const id = await createPlain(db, shelfKind, shelf('Oak'), staff);
  expect(await rowOf(id)).toMatchObject({ name: 'Oak', status: 'active', createdBy: staff.by.id });
  await send(db, shelfKind, id, { ...staff, type: 'EDIT', ...shelf('Elm') });
  await send(db, shelfKind, id, { ...staff, type: 'DELETE' });
  expect(await rowOf(id)).toMatchObject({ name: 'Elm', status: 'deleted', deletedAt: seededAt });
  await send(db, shelfKind, id, { ...staff, type: 'RESTORE' });
  expect(await rowOf(id)).toMatchObject({ status: 'active', deletedAt: null });
});

test('nobody else does, and no two have one name', async () => {
  await createPlain(db, shelfKind, shelf('Ash'), staff);
  await expect(createPlain(db, shelfKind, shelf('Yew'), member)).rejects.toMatchObject({
    status: 403,
  });
  await expect(createPlain(db, shelfKind, shelf('ASH'), staff)).rejects.toMatchObject({
    errors: { name: 'A shelf called “Ash” exists.' },
  });
});

test('the contract and the endpoints are told of its fields', () => {
  expect(Object.keys(shelfParts.summary.shape)).toEqual(
    expect.arrayContaining(['id', 'status', 'availableEvents', 'name', 'use']),
  );
  expect(shelfParts.events.EDIT.safeParse({ name: '' }).success).toBe(false);
  expect(Object.keys(referenceFeature('shelf', shelves).sorts)).toEqual([...shelfParts.orders]);
});
