import type { Order, Page } from '#contract/kernel/lists.ts';
import type { DataOf, EndpointName, InputOf } from '../../api/call.ts';
import type { Filter } from './list-filters.ts';
import { listSearch } from './list-search.ts';
import { oneOf, searchReader } from './search-reader.ts';

/** Endpoints that answer with a page of a list that can be searched, filtered and sorted. */
export type ListEndpoint = {
  [R in EndpointName & `GET ${string}`]: DataOf<R> extends Page<unknown>
    ? InputOf<R> extends { query?: { orderProperty?: unknown } }
      ? R
      : never
    : never;
}[EndpointName & `GET ${string}`];
type SortsEndpoint = EndpointName & `GET /${string}/filter`;

export type QueryAt<R extends ListEndpoint> = NonNullable<InputOf<R>['query']>;
/** What a list can be sorted by. */
export type OrderOf<R extends ListEndpoint> = NonNullable<QueryAt<R>['orderProperty']> & string;
type FilterName<R extends ListEndpoint> = Exclude<
  keyof QueryAt<R> & string,
  'pageNumber' | 'perPage' | 'search' | 'orderProperty' | 'order'
>;
type ValueAt<R extends ListEndpoint, Name> = Name extends keyof QueryAt<R>
  ? NonNullable<QueryAt<R>[Name]> & string
  : never;

/** Every filter that the contract has: one that is missing does not compile. Null is one that this page does not offer. */
type FiltersOf<R extends ListEndpoint> = {
  readonly [Name in FilterName<R>]: Filter<ValueAt<R, Name>> | null;
};
type AnyFilters = Readonly<Record<string, Filter<string> | null>>;
type ReadsOf<F extends AnyFilters> = {
  readonly [Name in keyof F as F[Name] extends null ? never : Name]: NonNullable<F[Name]>['read'];
};

interface ListParts<R extends ListEndpoint, F extends AnyFilters> {
  /** The server's ways to sort it, each in words: `'name Ascending': 'Name, A to Z'`. */
  readonly sortsFrom: SortsEndpoint;
  readonly sorts: Readonly<Record<`${OrderOf<R>} ${Order}`, string>>;
  readonly filters: F & FiltersOf<R>;
}

/** A list of records: where it comes from, and what its address can say of it. */
export function recordList<const R extends ListEndpoint, const F extends AnyFilters>(
  route: R,
  { sortsFrom, sorts, filters }: ListParts<R, F>,
) {
  const offered = Object.entries<Filter<string> | null>(filters).flatMap(([name, filter]) =>
    filter === null ? [] : [{ name, filter }],
  );
  const orders = Object.keys(sorts).map((each) => each.split(' ')[0] as OrderOf<R>);
  const reads = Object.fromEntries(
    offered.map(({ name, filter }) => [name, filter.read]),
  ) as ReadsOf<F>;
  return {
    route,
    sortsFrom,
    sorts,
    offered,
    /** For `validateSearch` of its route. */
    search: searchReader({ ...listSearch, orderProperty: oneOf(orders), ...reads }),
  };
}

/** What `useRecordList` is given. */
export interface RecordList<R extends ListEndpoint> {
  readonly route: R;
  readonly sortsFrom: SortsEndpoint;
  readonly sorts: Readonly<Record<string, string>>;
  readonly offered: readonly { readonly name: string; readonly filter: Filter<string> }[];
}
