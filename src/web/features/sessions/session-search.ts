import { sessionFormats } from '#domain/bookings/vocabulary.ts';
import { listSearch } from '#web/screens/list-search.ts';
import { oneOf, searchReader, someId } from '#web/screens/search-reader.ts';

/** The list's state in its address. */
export const sessionSearch = searchReader({
  ...listSearch,
  format: oneOf(sessionFormats),
  coach: someId,
  deleted: oneOf(['true']),
});
