import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** A query inside another one, whose text and values come when the other is asked. */
class PageQuery {
  readonly text: string;
  readonly values: readonly unknown[];

  constructor(text: string, values: readonly unknown[]) {
    this.text = text;
    this.values = values;
  }
}

/** What takes the page's place in the text of the outer query. */
const place = '$1';

/** The page, as the outer query reads from it: `.from(pageItself)`; its columns are `page.id` and whatever else was selected. */
export const pageItself: SQL = sql`(${sql.placeholder('page')}) page`;

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
  const built = new WeakMap<Database, Map<Shape, Built<Row>>>();
  return async (
    db: Database,
    shape: Shape,
    page: { toSQL(): { readonly sql: string; readonly params: readonly unknown[] } },
  ): Promise<Row[]> => {
    const shapes = built.get(db) ?? new Map<Shape, Built<Row>>();
    built.set(db, shapes);
    const query = shapes.get(shape) ?? build(db, shape);
    shapes.set(shape, query);
    const { sql: text, params } = page.toSQL();
    return query.execute({ page: new PageQuery(text, params) });
  };
}

/** A statement as it is sent: with the page in its place. */
export function withPage(statement: string, values: unknown[]): [string, unknown[]] {
  const [page] = values;
  if (!(page instanceof PageQuery)) return [statement, values];
  if (values.length > 1) throw new Error('A query around a page has no values of its own.');
  return [statement.replace(place, () => page.text), [...page.values]];
}
