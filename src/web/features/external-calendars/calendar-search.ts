import { listSearch } from '#web/screens/list/list-search.ts';
import { oneOf, searchReader, someText, type SearchOf } from '#web/screens/list/search-reader.ts';

export const filters = ['connecting', 'fresh', 'stale', 'error'] as const;

/** What the address of a list of calendars says. */
export const calendarSearch = searchReader({ ...listSearch, status: oneOf(filters) });
export type CalendarSearch = SearchOf<typeof calendarSearch>;

/** What the address of connecting says: the calendar that is being connected, or what its provider sent the coach back with. */
export const connectSearch = searchReader({
  calendar: someText,
  provider: oneOf(['google', 'microsoft', 'caldav', 'ics']),
  code: someText,
  state: someText,
  error: someText,
});
export type ConnectSearch = SearchOf<typeof connectSearch>;
