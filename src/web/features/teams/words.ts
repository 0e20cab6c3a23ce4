import type { DataOf } from '#web/api/call.ts';

export type Team = DataOf<'GET /teams/{team}'>;
export type TeamSummary = DataOf<'GET /teams'>['data']['results'][number];
export type TeamMember = DataOf<'GET /teams/{team}/members'>['data']['results'][number];

export const sortNames: Readonly<Record<string, string>> = {
  'name Ascending': 'Name, A to Z',
  'name Descending': 'Name, Z to A',
};

export const listTitle = 'Teams';

/** The way to the list. */
export const listPage = { to: '/app/teams' } as const;

/** The way to a team's own page. */
export const pageOf = (id: string) => ({ to: '/app/teams/$team', params: { team: id } }) as const;

/** The way to the people of a team. */
export const membersOf = (id: string) =>
  ({ to: '/app/teams/$team/members', params: { team: id } }) as const;
