import { oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import * as texts from './texts.ts';

/** Lots of AI credits of a programme. */
export const lotList = recordList('GET /kai-credits', {
  sortsFrom: 'GET /kai-credit/filter',
  sorts: {
    'expires Ascending': texts.expiringFirst,
    'expires Descending': texts.expiringLast,
    'holder Ascending': texts.holderAToZ,
    'holder Descending': texts.holderZToA,
    'available Descending': texts.mostAvailableFirst,
    'available Ascending': texts.fewestAvailableFirst,
  },
  filters: {
    holderType: oneOfNames(texts.heldBy, texts.holderNames),
    group: oneOfNames(texts.group, texts.groupNames),
    expiresSoon: ticked(texts.expiringWithin30Days, texts.expiringSoon),
    hasAvailable: ticked(texts.withCreditsAvailable, texts.available),
    programme: null,
  },
});
