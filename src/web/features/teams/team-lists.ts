import { findOrganization } from '#web/screens/form/find-organization.ts';
import { oneFound, oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { recordList } from '#web/screens/list/record-list.ts';

const parts = {
  sortsFrom: 'GET /team/filter',
  sorts: {
    'name Ascending': 'Name, A to Z',
    'name Descending': 'Name, Z to A',
    'members Descending': 'Most members first',
    'members Ascending': 'Fewest members first',
  },
} as const;

const filters = {
  hasLeader: oneOfNames('Leader', { true: 'With a leader', false: 'Without a leader' }),
  deleted: ticked('Deleted teams', 'Deleted'),
};

/** All teams that concern the reader. */
export const allTeams = recordList('GET /teams', {
  ...parts,
  filters: {
    organization: oneFound('Organisation', findOrganization, 'One organisation'),
    ...filters,
  },
});

/** The teams of one organisation. */
export const teamsOfOne = recordList('GET /teams', {
  ...parts,
  filters: { organization: null, ...filters },
});
