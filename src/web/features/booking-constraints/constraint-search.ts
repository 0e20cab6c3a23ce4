import { constraintNames } from '#domain/booking-constraints/rule.ts';
import { oneOfNames } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import * as texts from './texts.ts';

/** What the address of a credit's constraints says. */
export const constraintsOfCredit = recordList('GET /booking-constraints', {
  sortsFrom: 'GET /booking-constraint/filter',
  sorts: {
    'created Descending': texts.newestFirst,
    'created Ascending': texts.oldestFirst,
  },
  filters: {
    kind: oneOfNames(texts.kind, constraintNames),
    sessionCredit: null,
  },
});
