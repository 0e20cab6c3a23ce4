import { useSearch } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type { Order, Page } from '#contract/kernel/lists.ts';
import type { DataOf, EndpointName, InputOf } from '../../api/call.ts';
import type { FilterChip } from '../../ui/lists/filter-chips.tsx';
import type { SortOption } from '../../ui/lists/sort-menu.tsx';
import type { Filter } from './list-filters.tsx';
import { listSearch } from './list-search.ts';
import { oneOf, searchReader } from './search-reader.ts';
import { useApiQuery, type Answer } from '../use-api-query.ts';
import { useListUrl, type ListSearch, type ListUrl } from './use-list-url.ts';
import { useSorts } from './use-sorts.ts';

/** Endpoints that answer with a page of a list that can be searched, filtered and sorted. */
export type ListEndpoint = {
  [R in EndpointName & `GET ${string}`]: DataOf<R> extends Page<unknown>
    ? InputOf<R> extends { query?: { orderProperty?: unknown } }
      ? R
      : never
    : never;
}[EndpointName & `GET ${string}`];
type SortsEndpoint = EndpointName & `GET /${string}/filter`;

type QueryAt<R extends ListEndpoint> = NonNullable<InputOf<R>['query']>;
type OrderOf<R extends ListEndpoint> = NonNullable<QueryAt<R>['orderProperty']> & string;
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

/** What the address says of a list that stands at several addresses. */
export const useListSearch = <S extends object>({
  search,
}: {
  readonly search: { readonly parse: (params: unknown) => S };
}): S => search.parse(useSearch({ strict: false }));

export interface RecordList<R extends ListEndpoint> {
  readonly route: R;
  readonly sortsFrom: SortsEndpoint;
  readonly sorts: Readonly<Record<string, string>>;
  readonly offered: readonly { readonly name: string; readonly filter: Filter<string> }[];
}

interface ListOptions<R extends ListEndpoint> {
  /** What the page is about in any case, such as the organisation whose teams they are; no filter of the reader's. */
  readonly fixed?: Partial<QueryAt<R>>;
  /** What the records of filters are called, by filter. */
  readonly names?: Readonly<Record<string, string | undefined>>;
  /** Filters that the panel does not offer this reader. */
  readonly hidden?: (list: { readonly mayCreate: boolean }) => readonly string[];
}

/** A list as its page sees it. */
export interface ShownList<R extends ListEndpoint, S> {
  readonly url: ListUrl<S>;
  /** The reader could add a record to it. */
  readonly mayCreate: boolean;
  /** For `ListPage` and `List`. */
  readonly parts: {
    readonly url: ListUrl<S>;
    readonly query: Answer<DataOf<R>>;
    readonly sorts: readonly SortOption[];
    readonly filters: ReactNode;
    readonly chips: readonly FilterChip[];
  };
}

/** Asks for a list as its address says, and makes everything about it that belongs to its filters. */
export function useRecordList<R extends ListEndpoint, S extends ListSearch>(
  { route, sortsFrom, sorts, offered }: RecordList<R>,
  search: S,
  { fixed, names = {}, hidden }: ListOptions<R> = {},
): ShownList<R, S> {
  const url = useListUrl(search);
  const query = useApiQuery(route, { query: { ...search, ...fixed } } as InputOf<R>, {
    keepPrevious: true,
  });
  const given = Object.fromEntries<unknown>(Object.entries(search));
  const uses = offered.map(({ name, filter }) => {
    const value = filter.read(given[name]);
    const onChange = (next: string | undefined) => url.change({ [name]: next } as Partial<S>);
    return { key: name, filter, value, name: names[name], onChange };
  });
  const mayCreate = saysMayCreate(query.data);
  const unseen = hidden?.({ mayCreate }) ?? [];
  const panel = uses.flatMap(({ key, filter, ...use }) =>
    unseen.includes(key) ? [] : [<Fragment key={key}>{filter.field(use)}</Fragment>],
  );
  const parts = {
    url,
    query,
    sorts: useSorts(sortsFrom, sorts),
    filters: panel.length === 0 ? undefined : panel,
    chips: uses.flatMap(({ key, filter, value, name, onChange }) =>
      value === undefined
        ? []
        : [{ key, label: filter.chip(value, name), onRemove: () => onChange(undefined) }],
    ),
  };
  return { url, parts, mayCreate };
}

const saysMayCreate = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'mayCreate' in data && data.mayCreate === true;
