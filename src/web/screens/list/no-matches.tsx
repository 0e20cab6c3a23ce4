import { Button } from '../../ui/button.tsx';
import { Search } from '../../ui/icons.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import * as texts from './texts.ts';

interface NoMatchesProps {
  /** What the list is of: "bookings". */
  nouns: string;
  search: string;
  /** The filters in force, in words. */
  filters: readonly string[];
  onClearSearch: () => void;
  onClearFilters: () => void;
}

const together = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Says what was searched in vain, and offers the ways to search more widely. */
export function NoMatches(props: NoMatchesProps) {
  const { nouns, search, filters } = props;
  return (
    <EmptyState
      title={titleOf(nouns, search, filters)}
      icon={<Search />}
      action={
        <Row gap="2" justify="center">
          {search === '' ? null : (
            <Button onClick={props.onClearSearch}>{texts.clearTheSearch}</Button>
          )}
          {filters.length === 0 ? null : (
            <Button onClick={props.onClearFilters}>
              {filters.length === 1 ? texts.clearTheFilter : texts.clearTheFilters}
            </Button>
          )}
        </Row>
      }
    >
      {hintOf(search, filters)}
    </EmptyState>
  );
}

function titleOf(nouns: string, search: string, filters: readonly string[]): string {
  const matching = search === '' ? '' : ` “${search}”`;
  const narrowed = together.format(filters.map((filter) => `“${filter}”`));
  if (narrowed === '') return texts.noMatch(nouns, matching);
  return search === ''
    ? texts.noMatchTheFilter(nouns, filters.length === 1, narrowed)
    : texts.noMatchWith(nouns, matching, narrowed);
}

function hintOf(search: string, filters: readonly string[]): string {
  if (search === '') return texts.thereMayBeSomeWithout;
  return filters.length === 0 ? texts.checkTheSpellingOrType : texts.clearOneOfThemTo;
}
