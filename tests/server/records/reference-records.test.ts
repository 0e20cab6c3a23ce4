import { pgTable, text as words } from 'drizzle-orm/pg-core';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { referenceParts } from '#contract/kernel/reference-records.ts';
import type { Database } from '#database/database.ts';
import { plainColumns } from '#database/schema/columns.ts';
import { optionalLines, text } from '#domain/records/fields.ts';
import type { Stamp } from '#machines/person.ts';
import { referenceChart } from '#machines/reference-record.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { referenceFeature, referenceKind } from '#server/records/reference-records.ts';
import { send } from '#server/records/send.ts';
import { referenceModel } from '#tests/machines/models/plain-record.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { explore } from '#tools/paths/explore.ts';

const fields = { name: text('Name', 20), use: optionalLines('Use', 100) } as const;
const chart = referenceChart({
  name: 'shelf',
  noun: 'shelf',
  title: 'Shelf',
  purpose: 'Something that is nothing but its fields.',
  fields,
});
const shelves = pgTable('shelves', {
  ...plainColumns(),
  name: words('name').notNull(),
  use: words('use'),
});
const kind = referenceKind({ path: 'shelves' }, chart, shelves);
const parts = referenceParts(fields, { words: ['shelf', 'shelves'], id: 'Shelf' });

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
  await db.orm.execute(`
    create table shelves (id uuid primary key, version integer not null, status text not null, name text not null, use text,
      created_at timestamptz not null, created_by uuid, updated_at timestamptz not null, updated_by uuid,
      deleted_at timestamptz, deleted_by uuid)`);
});

test('its chart reaches every state, and asks every guard with both answers', () => {
  const { visited, answers } = explore(referenceModel(chart, shelf('Oak')));
  expect([...visited]).toEqual(expect.arrayContaining(['new', 'active', 'deleted']));
  expect([...answers].map(([guard, given]) => [guard, given.size])).toEqual(
    expect.arrayContaining([
      ['isStaff', 2],
      ['isNameFree', 2],
    ]),
  );
});

test('staff create, edit, delete and restore it', async () => {
  const id = await createPlain(db, kind, shelf('Oak'), staff);
  expect(await rowOf(id)).toMatchObject({ name: 'Oak', status: 'active', createdBy: staff.by.id });
  await send(db, kind, id, { ...staff, type: 'EDIT', ...shelf('Elm') });
  await send(db, kind, id, { ...staff, type: 'DELETE' });
  expect(await rowOf(id)).toMatchObject({ name: 'Elm', status: 'deleted', deletedAt: seededAt });
  await send(db, kind, id, { ...staff, type: 'RESTORE' });
  expect(await rowOf(id)).toMatchObject({ status: 'active', deletedAt: null });
});

test('nobody else does, and no two have one name', async () => {
  await createPlain(db, kind, shelf('Ash'), staff);
  await expect(createPlain(db, kind, shelf('Yew'), member)).rejects.toMatchObject({ status: 403 });
  await expect(createPlain(db, kind, shelf('ASH'), staff)).rejects.toMatchObject({
    errors: { name: 'A shelf called «Ash» exists.' },
  });
});

test('the contract and the endpoints are told of its fields', () => {
  expect(Object.keys(parts.summary.shape)).toEqual(
    expect.arrayContaining(['id', 'status', 'availableEvents', 'name', 'use']),
  );
  expect(parts.events.EDIT.safeParse({ name: '' }).success).toBe(false);
  expect(Object.keys(referenceFeature('shelf', shelves).sorts)).toEqual([...parts.orders]);
});
