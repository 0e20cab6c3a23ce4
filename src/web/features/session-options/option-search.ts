import { kindNames } from '#web/features/bookings/names/public.ts';
import { oneOfNames } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import * as texts from './texts.ts';

/** What the address of the sessions of a programme says. */
export const optionsOfProgramme = recordList('GET /session-options', {
  sortsFrom: 'GET /session-option/filter',
  sorts: {
    'session Ascending': texts.sessionAToZ,
    'session Descending': texts.sessionZToA,
  },
  filters: {
    format: oneOfNames(texts.format, kindNames),
    programme: null,
  },
});
