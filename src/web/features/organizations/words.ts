import { valueOf } from '#domain/dates/value.ts';
import { formatDate } from '#domain/time/format.ts';
import type { DataOf } from '#web/api/call.ts';

export type Organization = DataOf<'GET /organizations/{organization}'>;
export type OrganizationSummary = DataOf<'GET /organizations'>['data']['results'][number];

export type OrganizationMember =
  DataOf<'GET /organizations/{organization}/members'>['data']['results'][number];

export const memberSortNames: Readonly<Record<string, string>> = {
  'name Ascending': 'Name, A to Z',
  'name Descending': 'Name, Z to A',
  'sessionsCompleted Descending': 'Most sessions first',
  'sessionsCompleted Ascending': 'Fewest sessions first',
  'nextSession Ascending': 'Next session, soonest first',
  'nextSession Descending': 'Next session, latest first',
  'credits Descending': 'Most credits first',
  'credits Ascending': 'Fewest credits first',
  'lastSignIn Descending': 'Last sign-in, latest first',
  'lastSignIn Ascending': 'Last sign-in, longest ago first',
};

/** A calendar date as the product writes it; nothing for none. */
export const dateIn = (date: string | null, zone: string): string | null =>
  date === null ? null : formatDate(Date.parse(valueOf({ date, minutes: 0 }, zone)), zone);

export const listTitle = 'Organisations';

/** The way to the list. */
export const listPage = { to: '/app/organizations' } as const;

/** The way to an organisation's own page. */
export const pageOf = (id: string) =>
  ({ to: '/app/organizations/$organization', params: { organization: id } }) as const;

/** The way to the people of an organisation. */
export const membersOf = (id: string) =>
  ({ to: '/app/organizations/$organization/members', params: { organization: id } }) as const;

/** The way to the teams of an organisation. */
export const teamsOf = (id: string) =>
  ({ to: '/app/organizations/$organization/teams', params: { organization: id } }) as const;

/** How its people come in, in a word. */
export function ssoWords({ enabled, enforced }: { enabled: boolean; enforced: boolean }): string {
  if (!enabled) return 'Off';
  return enforced ? 'On, and the only way in' : 'On, beside passwords';
}
