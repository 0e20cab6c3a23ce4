import { getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';
import type { Database } from '#database/database.ts';
import { keptChecks } from '#database/constraints/kept-checks.ts';
import { keptReferences, rowsThatStay } from '#database/constraints/kept-references.ts';
import { keptUnique } from '#database/constraints/kept-unique.ts';
import { constraintSentences } from '#database/constraints/sentences.ts';
import { allRows } from '#database/rows.gen.ts';
import * as schema from '#database/schema/index.ts';
import { preparedDatabase } from '#tests/support/database.ts';

interface Constraint {
  readonly name: string;
  /** c, f, p, u and x as in `pg_constraint`; i is a unique index that is no constraint. */
  readonly kind: string;
  /** The table that a reference leads to. */
  readonly parent: string | null;
}

let db: Database;
let constraints: readonly Constraint[];
beforeAll(async () => {
  db = await preparedDatabase();
  constraints = await db.orm.execute<Constraint & Record<string, unknown>>(sql`
    select c.conname as name, c.contype::text as kind, c.confrelid::regclass::text as parent
    from pg_constraint c where c.connamespace = 'public'::regnamespace and c.contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select i.indexrelid::regclass::text, 'i', null
    from pg_index i join pg_class t on t.oid = i.indrelid
    where i.indisunique and t.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))`);
});
afterAll(() => db.close());

const kept = [...keptUnique, ...keptChecks, ...keptReferences].flatMap((each) => each.constraints);
const declared = [...Object.keys(constraintSentences), ...kept];

const staysFor = ({ kind, parent }: Constraint): boolean =>
  kind === 'f' && parent !== null && rowsThatStay.includes(parent);

test('every constraint has a sentence, or a reason why no request violates it', () => {
  const silent = constraints.filter((each) => !staysFor(each) && !declared.includes(each.name));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every sentence and every reason is of a constraint that is there, and of one alone', () => {
  const there = constraints.map(({ name }) => name);
  expect(declared.filter((name) => !there.includes(name))).toEqual([]);
  expect(declared.filter((name, nth) => declared.indexOf(name) < nth)).toEqual([]);
  expect(there.filter((name, nth) => there.indexOf(name) < nth)).toEqual([]);
  const parents = new Set(constraints.map(({ parent }) => parent));
  expect(rowsThatStay.filter((table) => !parents.has(table))).toEqual([]);
});

test('rows that others refer to are nowhere taken away', () => {
  const tables = Object.entries(schema).flatMap(([variable, table]) =>
    is(table, PgTable) ? [{ variable, name: getTableConfig(table).name }] : [],
  );
  const removed: string[] = [];
  for (const path of globSync('src/server/**/*.ts')) {
    const text = readFileSync(path, 'utf8');
    for (const { variable, name } of tables)
      if (new RegExp(`\\.delete\\(${variable}\\)|delete from ${name}\\b`, 'i').test(text))
        removed.push(name);
  }
  for (const { table, words } of allRows)
    if (Object.values(words).includes('gone')) removed.push(getTableName(table));
  expect(removed.length).toBeGreaterThan(10);
  expect(rowsThatStay.filter((table) => removed.includes(table))).toEqual([]);
});

test('a sentence is one, and says nothing of the database', () => {
  // Booking constraints are what people call them.
  const { booking_constraints_once: said, ...others } = constraintSentences;
  expect(said.sentence).toBe('This constraint already exists.');
  for (const { sentence } of Object.values(others)) {
    expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(sentence).not.toMatch(/constraint|violat|duplicate|unique|key|index/i);
  }
});
