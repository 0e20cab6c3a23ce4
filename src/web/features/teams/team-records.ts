import { teamFields } from '#machines/team/fields.ts';
import type { DataOf } from '#web/api/call.ts';
import { findOrganization } from '#web/screens/form/find-organization.ts';
import { oneFound, oneOfNames, ticked } from '#web/screens/list/list-filters.tsx';
import { recordList } from '#web/screens/list/record-list.tsx';
import { defineRecord } from '#web/screens/record/define-record.ts';

export type Team = DataOf<'GET /teams/{team}'>;
export type TeamSummary = DataOf<'GET /teams'>['data']['results'][number];
export type TeamMember = DataOf<'GET /teams/{team}/members'>['data']['results'][number];

export const teams = defineRecord({
  path: 'teams',
  param: 'team',
  fields: teamFields,
  noun: 'team',
  chart: () => import('#charts/team.json'),
});

/** The way to the people of a team. */
export const membersOf = (id: string) =>
  ({ to: '/app/teams/$team/members', params: { team: id } }) as const;

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
