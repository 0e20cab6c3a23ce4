import { z } from 'zod';
import { choice, id, queryNumber, searchText } from './fields.ts';

export const orders = ['Ascending', 'Descending'] as const;
export type Order = (typeof orders)[number];

/** A way to sort a list (specification, sections 3 and 7). */
export const sortOption = z.object({ propertyName: z.string(), order: z.enum(orders) });

/** The query every list takes; `filters` are the list's own. */
export const listQuery = <const P extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  orderProperties: P,
  filters: F,
) =>
  z.object({
    pageNumber: queryNumber('Page number', 1, 1_000_000).default(1),
    perPage: queryNumber('Page size', 1, 100).default(20),
    search: searchText,
    orderProperty: choice('Sort', orderProperties).optional(),
    order: choice('Order', orders).optional(),
    ...filters,
  });

/** The query of what finds records of a kind by a part of their name; `chosen` asks for the one of that id, whatever its name. */
export const findQuery = <const K extends readonly [string, ...string[]]>(kinds: K) =>
  z.object({
    kind: choice('Kind', kinds),
    search: searchText,
    chosen: id('Choice').optional(),
  });

/** A page of a list: `data.results` with `meta` (specification, section 3). */
export const pageOf = <T extends z.core.SomeType>(item: T) =>
  z.object({
    data: z.object({ results: z.array(item) }),
    meta: z.object({ pageNumber: z.int(), perPage: z.int(), total: z.int() }),
  });

export interface Page<Item> {
  readonly data: { readonly results: Item[] };
  readonly meta: { readonly pageNumber: number; readonly perPage: number; readonly total: number };
}
