import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { impersonalTables, personalData } from '#database/personal-data.ts';
import * as schema from '#database/schema/index.ts';
import { read } from './tree.ts';
import { expectNone } from './breach.ts';

const tables = (Object.values(schema) as unknown[])
  .filter((each): each is PgTable => is(each, PgTable))
  .map((table) => getTableConfig(table));

/** Columns that can hold words. */
const wordsIn = ({ columns }: (typeof tables)[number]) =>
  columns
    .filter((column) => /^(text|jsonb|varchar)/.test(column.getSQLType()))
    .map(({ name }) => name);

test('every column that can hold words says what it tells about a person', () => {
  const untagged = tables
    .filter(({ name }) => !impersonalTables.includes(name))
    .flatMap((table) =>
      wordsIn(table)
        .filter((column) => personalData[table.name]?.[column] === undefined)
        .map((column) => `${table.name}.${column}`),
    );
  expectNone(untagged, {
    because: 'whoever is erased would leave traces there',
    remedy:
      'tag the column in src/database/personal-data.ts, and say in erase.ts which rows are somebody’s',
  });
});

test('nothing is tagged that is not there', () => {
  const known = new Map(tables.map((table) => [table.name, wordsIn(table)]));
  const lost = Object.entries(personalData).flatMap(([table, columns]) =>
    Object.keys(columns)
      .filter((column) => !known.get(table)?.includes(column))
      .map((column) => `${table}.${column}`),
  );
  expect(lost).toEqual([]);
  expect(impersonalTables.filter((table) => !known.has(table))).toEqual([]);
  expect(impersonalTables.filter((table) => table in personalData)).toEqual([]);
});

test('of every table that tells of persons it is said which rows are about somebody', () => {
  const source = read('src/server/features/users/erase.ts');
  const reached = new Set([...source.matchAll(/^ {2}(\w+): \(id\) =>/gm)].map(([, name]) => name));
  expect(reached).toContain('users');
  const telling = Object.entries(personalData)
    .filter(([, columns]) =>
      Object.values(columns).some((kind) => !['none', 'own', 'follows'].includes(kind)),
    )
    .map(([table]) => table);
  expectNone(
    telling.filter((table) => !reached.has(table)),
    {
      because: 'what is tagged is emptied only in rows that are found',
      remedy: 'add the table to `reach` in src/server/features/users/erase.ts',
    },
  );
});
