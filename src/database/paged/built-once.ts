import { fillPlaceholders } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { PageOfIds } from './around-a-page.ts';

interface Built<Values, Row> {
  execute(values: Values): Promise<Row[]>;
}

/** What a question asks about, by the names of its placeholders, as the database takes it: an instant as its text. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** Builds for each database and each shape once. */
export function onceForEach<Shape extends string, Made>(
  build: (db: Database, shape: Shape) => Made,
) {
  const made = new WeakMap<Database, Map<Shape, Made>>();
  return (db: Database, shape: Shape): Made => {
    const shapes = made.get(db) ?? new Map<Shape, Made>();
    made.set(db, shapes);
    const known = shapes.get(shape) ?? build(db, shape);
    shapes.set(shape, known);
    return known;
  };
}

/** A question whose text is built once: building that of several joined ones takes as long as answering it. `build` ends with `.prepare('')`. */
export function builtOnce<Row>(build: (db: Database) => Built<Record<string, unknown>, Row>) {
  const builtFor = onceForEach(build);
  return (db: Database, values: Values): Promise<Row[]> => builtFor(db, '').execute({ ...values });
}

/** The same of a page that others are built around. */
export function pageBuiltOnce<Shape extends string>(
  build: (db: Database, shape: Shape) => PageOfIds,
) {
  const builtFor = onceForEach((db, shape: Shape) => build(db, shape).toSQL());
  return (db: Database, shape: Shape, values: Values): PageOfIds => {
    const { sql, params } = builtFor(db, shape);
    return { toSQL: () => ({ sql, params: fillPlaceholders([...params], { ...values }) }) };
  };
}
