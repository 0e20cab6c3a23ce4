import { organizationFields } from '#machines/organization/fields.ts';
import type { DataOf } from '#web/api/call.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';
import * as texts from './texts.ts';

export type Organization = DataOf<'GET /organizations/{organization}'>;
export type OrganizationMember =
  DataOf<'GET /organizations/{organization}/members'>['data']['results'][number];

export const organizations = defineRecord({
  path: 'organizations',
  param: 'organization',
  fields: organizationFields,
  noun: 'organisation',
  chart: () => import('#charts/organization.json'),
});

/** The way to the people of an organisation. */
export const membersOf = (id: string) =>
  ({ to: '/app/organizations/$organization/members', params: { organization: id } }) as const;

/** The way to the teams of an organisation. */
export const teamsOf = (id: string) =>
  ({ to: '/app/organizations/$organization/teams', params: { organization: id } }) as const;

/** How its people come in, in a word. */
export function ssoWords({ enabled, enforced }: { enabled: boolean; enforced: boolean }): string {
  if (!enabled) return texts.off;
  return enforced ? texts.onAndTheOnlyWay : texts.onBesidePasswords;
}
