import { someDate } from '#web/screens/list/search-date.ts';
import { oneOf, searchReader } from '#web/screens/list/search-reader.ts';

/** `from`: a day of the week, or month, that is shown; today when left out. */
export const availabilitySearch = searchReader({
  view: oneOf(['week', 'month']),
  from: someDate,
});

export type AvailabilitySearch = (typeof availabilitySearch)['types']['output'];
