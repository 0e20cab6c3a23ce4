import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import type { Field, Fields } from '#domain/records/fields.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { Database } from '#database/database.ts';
import { allKinds } from '#server/kinds.gen.ts';
import type { PlainTable } from '#server/records/plain-kind.ts';
import { seededAt } from '#tests/support/database.ts';

/** One of every kind of plain record, by what its path calls it: the first that the demo has, or one that says as little as it may. */
export async function plainRecordsOf(db: Database): Promise<Readonly<Record<string, string>>> {
  const found = allKinds.map(async (kind): Promise<[string, string][]> => {
    if (!('fields' in kind)) return [];
    const { chart, fields, parts } = kind;
    const table: PlainTable = parts.table;
    const param = chart.name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const [row] = await db.orm.select({ id: table.id }).from(table).orderBy(asc(table.id)).limit(1);
    return [[param, row ? String(row.id) : await writeOne(db, table, fields)]];
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

async function writeOne(db: Database, table: PlainTable, fields: Fields): Promise<string> {
  const id = randomUUID();
  const said = Object.entries(fields).map(([name, field]) => [name, leastOf(field)]);
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  await db.orm
    .insert(table)
    .values({ ...Object.fromEntries(said), ...unwritten, ...stamps, id, status: 'active' });
  return id;
}

/** The least that a field can hold. */
function leastOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'lines':
      return 'Somewhere'.padEnd(field.least, '.');
    case 'choice':
      return field.values[0];
    case 'choices':
      return field.values.slice(0, 1);
    case 'wholeNumber':
      return field.least;
    case 'flag':
      return field.fallback;
    case 'texts':
    case 'references':
      return [];
    default:
      return null;
  }
}
