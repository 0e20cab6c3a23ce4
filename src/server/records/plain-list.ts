import { and, asc, desc, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Order } from '#contract/kernel/lists.ts';
import { orders } from '#contract/kernel/lists.ts';
import type { Database } from '#database/database.ts';
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
}

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
  }: Question<Property>,
): Promise<{ rows: unknown[]; total: number }> {
  const pattern = query.search ? likePattern(query.search) : null;
  const all = and(
    query.deleted ? isNotNull(table.deletedAt) : isNull(table.deletedAt),
    pattern === null ? undefined : or(...searched.map((column) => ilike(column, pattern))),
    ...where,
  );
  const columns = sorts[query.orderProperty ?? properties[0]];
  const isAsked = query.order !== undefined || query.orderProperty !== undefined;
  const direction = (isAsked ? query.order === 'Descending' : descends) ? desc : asc;
  const rows = await db.orm
    .select()
    .from(table)
    .where(all)
    .orderBy(
      ...(query.search && ranked && !isAsked ? [desc(ranked(query.search))] : []),
      ...columns.map((column) => direction(column)),
      direction(table.id),
    )
    .limit(query.perPage)
    .offset(pageOffset(query));
  return { rows, total: await db.orm.$count(table, all) };
}

/** Every way to sort by these properties. */
export const sortOptionsOf = (properties: readonly string[]) =>
  properties.flatMap((propertyName) => orders.map((order) => ({ propertyName, order })));
