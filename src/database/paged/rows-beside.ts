import { inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import type { PageOfIds } from './page-of-ids.ts';

/** A row, and what stands in other tables about it. */
export interface WithRow<Row> {
  readonly row: Row;
}

type Around<Row, Shape, Found extends WithRow<Row>> = (
  db: Database,
  shape: Shape,
  page: PageOfIds,
) => Promise<Found[]>;

interface Reader<Shape> {
  readonly id: string;
  /** Of whom more or less is asked. */
  readonly shape: Shape;
}

/** Rows read together with what stands beside them for whoever reads them: what came with a page is not asked for again. */
export function rowsBeside<Row extends { readonly id: string }, Shape, Found extends WithRow<Row>>(
  table: PgTable & { readonly id: PgColumn },
  around: Around<Row, Shape, Found>,
) {
  const known = new WeakMap<Row, Found>();
  return {
    /** The rows of a page. */
    async read(db: Database, shape: Shape, page: PageOfIds): Promise<Row[]> {
      const found = await around(db, shape, page);
      for (const each of found) known.set(each.row, each);
      return found.map(({ row }) => row);
    },

    /** What stands beside these, by their ids. */
    async of(
      db: Database,
      rows: readonly Row[],
      { id, shape }: Reader<Shape>,
    ): Promise<ReadonlyMap<string, Found>> {
      const left = rows.filter((row) => !known.has(row)).map((row) => row.id);
      const ids = db.orm
        .select({ id: table.id, reader: sql`${id}::uuid`.as('reader') })
        .from(table)
        .where(inArray(table.id, left));
      const asked = left.length === 0 ? [] : await around(db, shape, ids);
      const came = rows.flatMap((row) => known.get(row) ?? []);
      return new Map([...asked, ...came].map((each) => [each.row.id, each]));
    },
  };
}
