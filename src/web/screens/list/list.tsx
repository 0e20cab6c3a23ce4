import { useRef, type ReactNode } from 'react';
import type { Page } from '#contract/kernel/lists.ts';
import { FilterChips, ResetControl } from '../../ui/lists/filter-chips.tsx';
import type { FilterChip } from '../../ui/lists/filter-chips.tsx';
import { FilterPanel } from '../../ui/lists/filter-panel.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Paginator } from '../../ui/lists/paginator.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { SortMenu } from '../../ui/lists/sort-menu.tsx';
import type { SortOption } from '../../ui/lists/sort-menu.tsx';
import { Loaded } from '../loaded.tsx';
import type { Answer } from '../use-api-query.ts';
import type { ListUrl } from './use-list-url.ts';

export type ListProps<Row, S extends { search: string }> = {
  url: ListUrl<S>;
  /** "Search bookings" */
  searchLabel: string;
  /** The fields of the filter panel. */
  filters?: ReactNode;
  /** The filters in force, each with its way out. */
  chips?: readonly FilterChip[];
  sorts?: readonly SortOption[];
  /** What stays on reset, such as the tab. */
  kept?: Partial<S>;
  query: Answer<Page<Row>>;
  /** The rows as a table or a list. */
  children: (rows: readonly Row[]) => ReactNode;
  /** Why it is empty, and the first step, where nothing was filtered away. */
  empty: ReactNode;
};

/** A list without a page of its own: one row of search, filter and sort, chips, rows, paginator. */
export function List<Row, S extends { search: string }>(props: ListProps<Row, S>) {
  const { url, query, chips = [], sorts = [], kept } = props;
  const isNarrowed = url.search.search !== '' || chips.length > 0;
  const reset = () => url.reset(kept);
  const filter = useRef<HTMLButtonElement>(null);
  const focusFilter = () => filter.current?.focus();
  return (
    <>
      <Row gap="3">
        <SearchBox
          label={props.searchLabel}
          value={url.search.search}
          onSearch={(search) => url.change({ search } as Partial<S>)}
        />
        {props.filters === undefined ? null : (
          <FilterPanel active={chips.length} button={filter}>
            {props.filters}
          </FilterPanel>
        )}
        {sorts.length === 0 ? null : (
          <SortMenu options={sorts} current={url.sorted} onSort={url.sort} />
        )}
        {isNarrowed && chips.length === 0 ? (
          <ResetControl
            onReset={() => {
              reset();
              focusFilter();
            }}
          />
        ) : null}
      </Row>
      <FilterChips chips={chips} onReset={reset} onEmptied={focusFilter} />
      <Loaded query={query}>
        {({ data: { results }, meta }) => (
          <Stack gap="6">
            {results.length > 0 ? props.children(results) : null}
            {results.length === 0 && meta.total === 0 && !isNarrowed ? props.empty : null}
            <Paginator meta={meta} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
