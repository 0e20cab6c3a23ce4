import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { Page } from '#contract/kernel/lists.ts';
import { Bookmark } from '../../ui/icons.ts';
import { FilterChips, ResetControl } from '../../ui/lists/filter-chips.tsx';
import type { FilterChip } from '../../ui/lists/filter-chips.tsx';
import { FilterPanel } from '../../ui/lists/filter-panel.tsx';
import { Disclosure } from '../../ui/overlays/disclosure.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Paginator } from '../../ui/lists/paginator.tsx';
import { SearchBox } from '../../ui/lists/search-box.tsx';
import { SortMenu } from '../../ui/lists/sort-menu.tsx';
import type { SortOption } from '../../ui/lists/sort-menu.tsx';
import { SortingContext } from '../../ui/lists/sorting.ts';
import { WaitingLines } from '../../ui/skeleton.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Later } from '../later.tsx';
import { Loaded } from '../loaded.tsx';
import type { Answer } from '../use-api-query.ts';
import type { RowChoice } from './row-choice.tsx';
import * as texts from './texts.ts';
import type { ListUrl } from './use-list-url.ts';

export type ListProps<Row, S extends { search: string }> = {
  url: ListUrl<S>;
  /** What it is of, several of them: "bookings". */
  nouns: string;
  /** "Search bookings" */
  searchLabel: string;
  /** The fields of the filter panel. */
  filters?: ReactNode;
  /** The filters in force, each with its way out. */
  chips?: readonly FilterChip[];
  sorts?: readonly SortOption[];
  /** How it comes while nothing is chosen, where that is not the first of its ways. */
  usual?: Pick<SortOption, 'propertyName' | 'order'>;
  /** What stays on reset, such as the tab. */
  kept?: Partial<S>;
  query: Answer<Page<Row>>;
  /** What can be done with several rows at once; rows whose table says their `id` as key. */
  choice?: RowChoice<Row>;
  /** The rows as a table or a list. */
  children: (rows: readonly Row[]) => ReactNode;
  /** Why it is empty, and the first step, where nothing was filtered away. */
  empty: ReactNode;
};

const noSorts: readonly SortOption[] = [];

/** Fetched while the server looks for what somebody narrowed the list to. */
const NoMatches = lazyPart(async () => (await import('./no-matches.tsx')).NoMatches);

/** Fetched with the open panel. */
const SavedViews = lazyPart(async () => (await import('./views/saved-views.tsx')).SavedViews);

/** A list without a page of its own: one row of search, filter and sort, chips, rows, paginator. */
export function List<Row, S extends { search: string }>(props: ListProps<Row, S>) {
  const { url, query, chips = [], sorts = noSorts, kept, choice } = props;
  const isNarrowed = url.search.search !== '' || chips.length > 0;
  useEffect(() => {
    if (isNarrowed) NoMatches.fetch();
  }, [isNarrowed]);
  const reset = () => url.reset(kept);
  const filter = useRef<HTMLButtonElement>(null);
  const focusFilter = () => filter.current?.focus();
  const search = useRef<HTMLInputElement>(null);
  const widen = (change: () => void) => () => {
    change();
    search.current?.focus();
  };
  const current = url.sorted ?? props.usual ?? sorts[0];
  const rowsOf = (rows: readonly Row[]) => (rows.length > 0 ? props.children(rows) : null);
  const sorting = { options: sorts, current, onSort: url.sort };
  return (
    <>
      <Row gap="3">
        <SearchBox
          label={props.searchLabel}
          value={url.search.search}
          onSearch={(text) => url.change({ search: text } as Partial<S>)}
          field={search}
        />
        {props.filters === undefined ? null : (
          <FilterPanel active={chips.length} button={filter}>
            <Suspense fallback={<WaitingLines lines={3} />}>{props.filters}</Suspense>
          </FilterPanel>
        )}
        {props.filters === undefined ? null : (
          <Disclosure icon={<Bookmark />} label={texts.views} name={texts.savedViews} side="end">
            {(done) => (
              <Suspense fallback={<WaitingLines lines={3} />}>
                <SavedViews search={url.search} onDone={done} />
              </Suspense>
            )}
          </Disclosure>
        )}
        {sorts.length === 0 ? null : (
          <SortMenu options={sorts} current={current} onSort={url.sort} />
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
      <Later asked={JSON.stringify(url.search)}>
        {() => (
          <Loaded query={query}>
            {({ data: { results }, meta }) => (
              <Stack gap="6">
                <SortingContext value={sorting}>
                  {choice === undefined ? (
                    rowsOf(results)
                  ) : (
                    <choice.Rows choice={choice} rows={results}>
                      {rowsOf(results)}
                    </choice.Rows>
                  )}
                </SortingContext>
                {results.length === 0 && meta.total === 0 && !isNarrowed ? props.empty : null}
                {meta.total === 0 && isNarrowed ? (
                  <Suspense fallback={<WaitingLines shape="block" />}>
                    <NoMatches
                      nouns={props.nouns}
                      search={url.search.search}
                      filters={chips.map(({ label }) => label)}
                      onClearSearch={widen(() => url.change({ search: '' } as Partial<S>))}
                      onClearFilters={widen(() =>
                        url.reset({ ...kept, search: url.search.search } as Partial<S>),
                      )}
                    />
                  </Suspense>
                ) : null}
                <Paginator meta={meta} />
              </Stack>
            )}
          </Loaded>
        )}
      </Later>
    </>
  );
}
