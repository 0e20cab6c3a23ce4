import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { allRows } from '#database/rows.gen.ts';
import * as schema from '#database/schema/index.ts';
import { expectNone } from './breach.ts';

test('every table says what its rows tell, and whose they are', () => {
  const tables = Object.values(schema).filter((each) => is(each, PgTable));
  expect(tables.length).toBeGreaterThan(40);
  expect(new Set(allRows.map(({ table }) => getTableName(table)))).toEqual(
    new Set(tables.map(getTableName)),
  );
});

test('every column that can hold words says what it tells about a person, and nothing else does', () => {
  const astray = allRows
    .filter(({ isAboutThings }) => !isAboutThings)
    .flatMap(({ table, words }) => {
      const holding = getTableConfig(table)
        .columns.filter((column) => /^(text|jsonb|varchar|uuid\[)/.test(column.getSQLType()))
        .map(({ name }) => name);
      const tagged = Object.keys(words);
      return [
        ...holding.filter((column) => !tagged.includes(column)),
        ...tagged.filter((column) => !holding.includes(column)),
      ].map((column) => `${getTableName(table)}.${column}`);
    });
  expectNone(astray, {
    because: 'whoever is erased would leave traces there',
    remedy: 'the compiler asks for it where the table is declared; look what it takes for words',
  });
});
