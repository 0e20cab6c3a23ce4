import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Field } from '#domain/records/fields.ts';
import type { Database } from '#database/database.ts';
import { allKinds } from '#server/kinds.gen.ts';
import { preparedDatabase } from '#tests/support/database.ts';

/** What a migration may make of each kind of field. */
const typesOf: Readonly<Record<Field['kind'], readonly string[]>> = {
  text: ['text'],
  lines: ['text'],
  draftText: ['text'],
  draftLines: ['text'],
  moment: ['timestamp with time zone'],
  answer: ['boolean'],
  references: ['ARRAY'],
  referenceOrWord: ['text'],
  optionalText: ['text'],
  optionalLines: ['text'],
  choice: ['text'],
  choices: ['ARRAY'],
  texts: ['ARRAY'],
  reference: ['uuid'],
  optionalReference: ['uuid'],
  date: ['date'],
  optionalDate: ['date'],
  wholeNumber: ['integer'],
  optionalWholeNumber: ['integer'],
  flag: ['boolean'],
  own: ['jsonb', 'text', 'double precision', 'timestamp with time zone', 'ARRAY'],
};
const isOptional = ({ kind }: Field): boolean => kind.startsWith('optional');

let db: Database;
beforeAll(async () => {
  db = await preparedDatabase();
});

/** Every kind whose row is what its fields say. */
const kinds = allKinds.flatMap((kind) =>
  'fields' in kind ? [{ name: kind.chart.name, table: kind.parts.table, fields: kind.fields }] : [],
);

test.each(kinds)(
  'the migrations have a column for each field of $name',
  async ({ table, fields }) => {
    const columns = Object.entries(getTableColumns(table));
    const rows = await db.orm.execute<{
      column_name: string;
      data_type: string;
      is_nullable: string;
    }>(
      sql`select column_name, data_type, is_nullable from information_schema.columns
        where table_name = ${getTableName(table)}`,
    );
    for (const [name, field] of Object.entries<Field>(fields)) {
      const column = columns.find(([key]) => key === name)?.[1].name;
      const row = rows.find((each) => each.column_name === column);
      expect(typesOf[field.kind], `${getTableName(table)}.${name}`).toContain(row?.data_type);
      // Whether there may be none of a shape of its own is said by its type alone.
      const mayLack = field.kind === 'own' ? row?.is_nullable === 'YES' : isOptional(field);
      expect(row?.is_nullable, `${getTableName(table)}.${name}`).toBe(mayLack ? 'YES' : 'NO');
    }
  },
);
