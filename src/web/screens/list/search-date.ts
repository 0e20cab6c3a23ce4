import { isDate } from '#domain/time/calendar.ts';
import { textLike } from './search-reader.ts';

/** A date that exists, `YYYY-MM-DD`; the calendar is nothing that the first page needs. */
export const someDate = textLike(isDate);
