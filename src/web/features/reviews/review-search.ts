import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';

/** What the address of a list of reviews says. */
export const reviewSearch = searchReader({
  ...listSearch,
  session: someId,
  rating: oneOf(['1', '2', '3', '4', '5']),
  low: oneOf(['true']),
});
export type ReviewSearch = SearchOf<typeof reviewSearch>;
