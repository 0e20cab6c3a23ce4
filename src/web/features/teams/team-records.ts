import { teamFields } from '#machines/team/fields.ts';
import type { DataOf } from '#web/api/call.ts';
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
