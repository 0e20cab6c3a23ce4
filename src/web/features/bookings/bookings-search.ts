import { stripSearchParams } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { bookingTabs, creditStates, sessionFormats } from '#domain/bookings/vocabulary.ts';
import type { BookingTab } from '#domain/bookings/vocabulary.ts';
import {
  listDefaults,
  listSearch,
  oneOf,
  someDate,
  someId,
  someOf,
} from '#web/screens/list-search.ts';

const firstTab = 'upcoming';

/** The list's state in its address; what is as by default is left out. */
export const bookingsSearch = z.object({
  ...listSearch,
  tab: z.pipe(
    oneOf(bookingTabs),
    z.transform((tab: BookingTab | undefined): BookingTab => tab ?? firstTab),
  ),
  session: someId,
  coach: someId,
  organization: someId,
  kind: oneOf(sessionFormats),
  creditState: someOf(creditStates),
  from: someDate,
  to: someDate,
  assumedOutcome: oneOf(['true', 'false']),
});

export type BookingsSearch = z.output<typeof bookingsSearch>;

export const withoutDefaults = stripSearchParams<BookingsSearch>({
  ...listDefaults,
  tab: firstTab,
});
