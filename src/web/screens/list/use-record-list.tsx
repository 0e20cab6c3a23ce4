import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DataOf, InputOf } from '../../api/call.ts';
import type { FilterChip } from '../../ui/lists/filter-chips.tsx';
import type { SortOption } from '../../ui/lists/sort-menu.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useApiQuery, type Answer } from '../use-api-query.ts';
import type { ListEndpoint, QueryAt, RecordList } from './record-list.ts';
import { useListUrl, type ListSearch, type ListUrl } from './use-list-url.ts';
import { useSorts } from './use-sorts.ts';

/** Fetched with the open panel. */
const FilterField = lazyPart(async () => (await import('./filter-field.tsx')).FilterField);

/** What the address says of a list that stands at several addresses. */
export const useListSearch = <S extends object>({
  search,
}: {
  readonly search: { readonly parse: (params: unknown) => S };
}): S => search.parse(useSearch({ strict: false }));

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
    unseen.includes(key) ? [] : [<FilterField key={key} filter={filter} {...use} />],
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
