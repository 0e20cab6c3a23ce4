import { listSearch } from '#web/screens/list/list-search.ts';
import { searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';

/** What the address of a list of notes says. */
export const noteSearch = searchReader({
  ...listSearch,
  coach: someId,
  session: someId,
  programme: someId,
});
export type NoteSearch = SearchOf<typeof noteSearch>;
