import { oneOfNames } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';

/** The permissions of one end; whose they are and for what says the page. */
export const permissionsOfOne = recordList('GET /coach-permissions', {
  sortsFrom: 'GET /coach-permission/filter',
  sorts: {
    'name Ascending': 'Name, A to Z',
    'name Descending': 'Name, Z to A',
    'created Descending': 'Newest first',
    'created Ascending': 'Oldest first',
  },
  filters: {
    validity: oneOfNames('Valid', { active: 'Active', expired: 'Expired' }),
    coach: null,
    scope: null,
    subject: null,
  },
});
