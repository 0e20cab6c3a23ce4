import { useRef, type ReactNode } from 'react';
import type { Page } from '#contract/lists.ts';
import { ApiError } from '../api/api-error.ts';
import { FilterChips, ResetControl } from '../ui/filter-chips.tsx';
import type { FilterChip } from '../ui/filter-chips.tsx';
import { FilterPanel } from '../ui/filter-panel.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Paginator } from '../ui/paginator.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { SortMenu } from '../ui/sort-menu.tsx';
import type { SortOption } from '../ui/sort-menu.tsx';
import { Failed, Loaded } from './loaded.tsx';
import type { Answer } from './use-api-query.ts';
import type { ListUrl } from './use-list-url.ts';

type ListPageProps<Row, S extends { search: string }> = {
  title: string;
  lead?: ReactNode;
  /** At the right of the title; the primary one first. */
  actions?: ReactNode;
  /** `Tabs`, where the list has them. */
  tabs?: ReactNode;
  /** Numbers and drawings about the whole list. */
  overview?: ReactNode;
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

/** A list in the order of the design: title, tabs, one row of search, filter and sort, chips, rows, paginator. */
export function ListPage<Row, S extends { search: string }>(props: ListPageProps<Row, S>) {
  const { title, lead, actions, tabs, url, query, chips = [], sorts = [], kept } = props;
  const isNarrowed = url.search.search !== '' || chips.length > 0;
  const reset = () => url.reset(kept);
  const filter = useRef<HTMLButtonElement>(null);
  const focusFilter = () => filter.current?.focus();
  if (isDenied(query)) return <Failed error={query.error} onRetry={() => undefined} whole />;
  return (
    <Stack gap="6">
      <PageHeading title={title} lead={lead} actions={actions} />
      {props.overview}
      {tabs}
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
    </Stack>
  );
}

/** Nothing of a list is for somebody who may not see it: neither its search nor its first action. */
const isDenied = ({ data, error }: Answer<unknown>): boolean =>
  data === undefined && error instanceof ApiError && [403, 404].includes(error.status);
