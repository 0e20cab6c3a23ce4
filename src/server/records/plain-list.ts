import { and, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Order } from '#contract/kernel/lists.ts';
import { orders } from '#contract/kernel/lists.ts';
import type { Database } from '#database/database.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
import { readingRows } from '#database/paged/read-rows.ts';
import { directions, opposite, type Direction } from '#database/paged/directions.ts';
import { likePattern, pageOffset, pageWindow, type PageWindow } from '#server/http/lists.ts';
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
  /** For whom its rows are read together with what stands beside them, and how: in the order of their ids. */
  readonly together?:
    | {
        readonly reader: string;
        readonly read: (page: PageOfIds) => Promise<readonly unknown[]>;
      }
    | undefined;
}

/** From so many rows on it pays to know the number of all first, so that the page is counted from the nearer end. */
const farAway = 200;

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
  const direction = (isAsked ? query.order === 'Descending' : descends) ? 'desc' : 'asc';
  const rank = query.search && ranked && !isAsked ? ranked(query.search) : null;
  const orderFrom = (end: Direction): SQL[] => {
    const ordered = directions[end];
    return [
      ...(rank ? [directions[end === direction ? 'desc' : 'asc'](rank)] : []),
      ...sorts[property].map((column) => ordered(column)),
      ordered(table.id),
    ];
  };
  const whole = async (order: SQL[], size: number, offset: number) =>
    readingRows(
      db.orm
        .select()
        .from(table)
        .where(all)
        .orderBy(...order)
        .limit(size)
        .offset(offset)
        .prepare(''),
    ).execute();
  const idsFor = (reader: string, order: SQL[], size: number, offset: number) =>
    db.orm
      .select({ id: table.id, reader: sql`${reader}::uuid`.as('reader') })
      .from(table)
      .where(all)
      .orderBy(...order)
      .limit(size)
      .offset(offset);
  const rowsFrom = async ({ fromEnd, size, offset }: PageWindow) => {
    const order = orderFrom(fromEnd ? opposite[direction] : direction);
    const rows = together
      ? await together.read(idsFor(together.reader, order, size, offset))
      : await whole(order, size, offset);
    return fromEnd ? rows.toReversed() : rows;
  };
  const offset = pageOffset(query);
  if (offset >= farAway) {
    const total = await db.orm.$count(table, all);
    const window = pageWindow(query, total);
    return { rows: window ? await rowsFrom(window) : [], total };
  }
  // Where the database can, it answers both at once.
  const [rows, total] = await Promise.all([
    rowsFrom({ fromEnd: false, size: query.perPage, offset }),
    db.orm.$count(table, all),
  ]);
  return { rows, total };
}

/** Every way to sort by these properties. */
export const sortOptionsOf = (properties: readonly string[]) =>
  properties.flatMap((propertyName) => orders.map((order) => ({ propertyName, order })));
