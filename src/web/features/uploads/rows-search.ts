import { rowOutcomes, type RowOutcome } from '#domain/uploads/vocabulary.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf } from '#web/screens/list/search-reader.ts';
import type { ListSearch } from '#web/screens/list/use-list-url.ts';

/** What the address of a page with the rows of a file says. */
export const rowsSearch = { ...listSearch, outcome: oneOf(rowOutcomes) } as const;

export interface RowsSearch extends ListSearch {
  readonly outcome?: RowOutcome | undefined;
  /** On the page from which files are sent, which of them it is. */
  readonly report?: string | undefined;
}
