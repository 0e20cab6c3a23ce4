import { bookingStates } from '#machines/booking/states.gen.ts';
import { listSearch } from '#web/screens/list/list-search.ts';
import { searchReader, someOf, type SearchOf } from '#web/screens/list/search-reader.ts';

/** How the sessions of a group are narrowed and sorted. */
export const sessionsSearch = { ...listSearch, status: someOf(bookingStates.all) } as const;

const reader = searchReader(sessionsSearch);
export type SessionsSearch = SearchOf<typeof reader>;
