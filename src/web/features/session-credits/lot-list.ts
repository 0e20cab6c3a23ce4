import { oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import type { SearchOf } from '#web/screens/list/search-reader.ts';
import { holderTypeNames } from './words.ts';
import * as texts from './texts.ts';

/** Lots of credits: of a programme, of a whole organisation, of one holder, or those that pay for a booking. */
export const lotList = recordList('GET /session-credits', {
  sortsFrom: 'GET /session-credit/filter',
  sorts: {
    'expires Ascending': texts.expiringFirst,
    'expires Descending': texts.expiringLast,
    'holder Ascending': texts.holderAToZ,
    'holder Descending': texts.holderZToA,
    'available Descending': texts.mostAvailableFirst,
    'available Ascending': texts.fewestAvailableFirst,
  },
  filters: {
    holderType: oneOfNames(texts.heldBy, holderTypeNames),
    expiresSoon: ticked(texts.expiringWithin30Days, texts.expiringSoon),
    hasAvailable: ticked(texts.withCreditsAvailable, texts.available),
    programme: null,
    organization: null,
    holder: null,
    booking: null,
  },
});

export const creditsSearch = lotList.search;
export type CreditsSearch = SearchOf<typeof creditsSearch>;
