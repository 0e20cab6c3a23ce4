import { stripSearchParams } from '@tanstack/react-router';
import { shownCreditStates } from '#machines/booking/labels.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { bookingTabs, sessionFormats } from '#domain/bookings/vocabulary.ts';
import { listDefaults, listSearch } from '#web/screens/list/list-search.ts';
import { someDate } from '#web/screens/list/search-date.ts';
import { oneOf, orElse, searchReader, someId, someOf } from '#web/screens/list/search-reader.ts';
import type { SearchOf } from '#web/screens/list/search-reader.ts';

const firstTab = 'upcoming';

/** The list's state in its address; what is as by default is left out. */
export const bookingsSearch = searchReader({
  ...listSearch,
  tab: orElse(oneOf(bookingTabs), firstTab),
  status: someOf(bookingStates.all),
  session: someId,
  coach: someId,
  member: someId,
  team: someId,
  programme: someId,
  organization: someId,
  kind: oneOf(sessionFormats),
  creditState: someOf(shownCreditStates),
  from: someDate,
  to: someDate,
  assumedOutcome: oneOf(['true', 'false']),
  outcomeMissing: oneOf(['true']),
  noteMissing: oneOf(['true']),
  questionnaireMissing: oneOf(['true']),
});

export type BookingsSearch = SearchOf<typeof bookingsSearch>;

export const withoutDefaults = stripSearchParams<BookingsSearch>({
  ...listDefaults,
  tab: firstTab,
});
