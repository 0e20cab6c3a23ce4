import { findOrganization } from '#web/screens/form/find-organization.ts';
import { oneFound, oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import type { TeamSummary } from './team-records.ts';
import { recordList } from '#web/screens/list/record-list.ts';

/** Several teams at once. */
export const teamChoice = rowChoice<TeamSummary, 'POST /teams/{team}/events'>(
  'POST /teams/{team}/events',
  {
    noun: 'team',
    nouns: 'teams',
    events: {
      DELETE:
        'Their members no longer see them, lists hide them, and nobody can book for them. They can be restored. Nobody is notified.',
      RESTORE: 'They come back with their members and leaders. Nobody is notified.',
    },
    nameOf: ({ name }) => name,
  },
);

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
