import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { PageQuery } from '../page-query.ts';
import { onceForEach } from './built-once.ts';
import { readingRows } from './read-rows.ts';

/** The page, as the outer query reads from it: `.from(pageItself)`; its columns are `page.id`, `page.place` and whatever else was selected. */
export const pageItself: SQL = sql`(select found.*, row_number() over () as place from (${sql.placeholder('page')}) found) page`;

/** The order in which the page was found: what the outer query ends with, unless it sorts by itself. */
export const asFound: SQL = sql`page.place`;

/** A page as the ids of its rows, with whoever reads it: `page.id` and `page.reader` of {@link aroundPage}. */
export interface PageOfIds {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

interface Built<Row> {
  execute(values: { readonly page: PageQuery }): Promise<Row[]>;
}

/**
 * Rows of a list with everything that is told of them, around the query for the ids of one page. Building the text of a query with many joins takes longer than
 * answering it, so that of the outer one is built once for each database and each shape; `build` ends with `.prepare('')` and has no values of its own.
 */
export function aroundPage<Shape extends string, Row>(
  build: (db: Database, shape: Shape) => Built<Row>,
) {
  const builtFor = onceForEach((db, shape: Shape) => readingRows(build(db, shape)));
  return async (db: Database, shape: Shape, page: PageOfIds): Promise<Row[]> => {
    const { sql: text, params } = page.toSQL();
    return builtFor(db, shape).execute({ page: new PageQuery(text, params) });
  };
}
