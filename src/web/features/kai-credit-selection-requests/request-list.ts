import { selectionStateNames } from '#machines/kai-credit-selection-request/labels.ts';
import { findOrganization } from '#web/screens/form/find-organization.ts';
import { oneFound, oneOfNames } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import * as texts from './texts.ts';

/** Requests to choose an AI credit. */
export const requestList = recordList('GET /kai-credit-selection-requests', {
  sortsFrom: 'GET /kai-credit-selection-request/filter',
  sorts: {
    'requested Ascending': texts.oldestFirst,
    'requested Descending': texts.newestFirst,
  },
  filters: {
    status: oneOfNames(texts.status, selectionStateNames),
    group: oneOfNames(texts.group, texts.groupNames),
    organization: oneFound(texts.organisation, findOrganization, texts.oneOrganisation),
  },
});
