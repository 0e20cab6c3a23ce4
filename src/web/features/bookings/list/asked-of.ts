import { addDays } from '#domain/time/calendar.ts';
import { instantOf } from '#domain/time/wall.ts';
import type { BookingsSearch } from './bookings-search.ts';

/** What the server is asked for: the address has the reader's days, and where they begin and end is for their zone to say. */
export function askedOf({ from, to, orderProperty, ...search }: BookingsSearch, zone: string) {
  const beginningOf = (date: string) => new Date(instantOf(zone, date, 0).instant).toISOString();
  return {
    ...search,
    orderProperty: orderProperty as 'startsAt' | undefined,
    from: from === undefined ? undefined : beginningOf(from),
    before: to === undefined ? undefined : beginningOf(addDays(to, 1)),
  };
}
