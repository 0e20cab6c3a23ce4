import { and, asc, desc, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Order } from '#contract/kernel/lists.ts';
import { orders } from '#contract/kernel/lists.ts';
import type { Database } from '#database/database.ts';
import { readingRows } from '#database/paged/read-rows.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import type { PlainTable } from './plain-kind.ts';

/** What a list is sorted by: columns from the first to the last that decides, each ascending. */
export type Sorts<Property extends string> = Readonly<
  Record<Property, readonly (PgColumn | SQL)[]>
>;

export interface PlainQuery<Property extends string> {
  readonly pageNumber: number;
  readonly perPage: number;
  readonly search?: string | null;
  readonly orderProperty?: Property | undefined;
  readonly order?: Order | undefined;
  readonly deleted?: boolean | undefined;
}

/** A page as the ids of its rows, with whoever reads it: `page.id` and `page.reader` of `aroundPage`. */
export interface PageOfIds<Property extends string> {
  readonly ids: { toSQL(): { readonly sql: string; readonly params: readonly unknown[] } };
  readonly property: Property;
  readonly way: 'asc' | 'desc';
}

interface Question<Property extends string> {
  readonly table: PlainTable;
  readonly query: PlainQuery<Property>;
  readonly searched: readonly PgColumn[];
  readonly sorts: Sorts<Property>;
  /** The first is the order that a list comes in. */
  readonly properties: readonly [Property, ...Property[]];
  /** That order begins with the last. */
  readonly descends?: boolean;
  readonly ranked?: ((search: string) => SQL) | undefined;
  /** What the reader may see, and the filters of this list. */
  readonly where: readonly (SQL | undefined)[];
  /** For whom its rows are read together with what stands beside them, and how. */
  readonly together?:
    | {
        readonly reader: string;
        readonly read: (page: PageOfIds<Property>) => Promise<readonly unknown[]>;
      }
    | undefined;
}

const directions = { asc, desc } as const;

/** One page of a table in the order asked for, and the number of all; the deleted ones only when they are asked for. */
export async function plainPage<Property extends string>(
  db: Database,
  {
    table,
    query,
    searched,
    sorts,
    properties,
    descends = false,
    ranked,
    where,
    together,
  }: Question<Property>,
): Promise<{ rows: readonly unknown[]; total: number }> {
  const pattern = query.search ? likePattern(query.search) : null;
  const all = and(
    query.deleted ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
    pattern === null ? undefined : or(...searched.map((column) => ilike(column, pattern))),
    ...where,
  );
  const property = query.orderProperty ?? properties[0];
  const isAsked = query.order !== undefined || query.orderProperty !== undefined;
  const way = (isAsked ? query.order === 'Descending' : descends) ? 'desc' : 'asc';
  const direction = directions[way];
  const rank = query.search && ranked && !isAsked ? ranked(query.search) : null;
  const order = [
    ...(rank ? [desc(rank)] : []),
    ...sorts[property].map((column) => direction(column)),
    direction(table.id),
  ];
  const offset = pageOffset(query);
  const whole = () =>
    readingRows(
      db.orm
        .select()
        .from(table)
        .where(all)
        .orderBy(...order)
        .limit(query.perPage)
        .offset(offset)
        .prepare(''),
    ).execute();
  const idsFor = (reader: string) =>
    db.orm
      .select({ id: table.id, reader: sql`${reader}::uuid`.as('reader') })
      .from(table)
      .where(all)
      .orderBy(...order)
      .limit(query.perPage)
      .offset(offset);
  // Where the database can, it answers both at once.
  const [rows, total] = await Promise.all([
    together && rank === null
      ? together.read({ ids: idsFor(together.reader), property, way })
      : whole(),
    db.orm.$count(table, all),
  ]);
  return { rows, total };
}

/** Every way to sort by these properties. */
export const sortOptionsOf = (properties: readonly string[]) =>
  properties.flatMap((propertyName) => orders.map((order) => ({ propertyName, order })));
