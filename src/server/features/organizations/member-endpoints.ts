import { sql, type SQL } from 'drizzle-orm';
import { bind } from '#server/api/bind.ts';
import { pageBody, pageOffset } from '#server/http/lists.ts';
import { only } from '#server/http/policy.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { foundAmong } from '#server/records/found.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { membersOf, memberSorts, organizationFor } from './members.ts';
import { obfuscateMembers, obfuscationOf } from './obfuscation.ts';
import { exportMembers } from './members-export.ts';

const policy = only('organizationAdminsAndStaff');

/** What the people of an organisation can be narrowed to. */
const placesOf = (organizationId: string): Readonly<Record<'team' | 'programme', SQL>> => ({
  team: sql`select id, name, null as hint from teams
    where organization_id = ${organizationId} and deleted_at is null`,
  programme: sql`select id, name, null as hint from programmes
    where organization_id = ${organizationId} and deleted_at is null`,
});

/** The people of an organisation, for staff and its own admins. */
export const organizationMemberBindings = {
  ...bind('GET /organizations/{organization}/members', {
    policy,
    handle: async ({ params, query, principal, now, services: { db } }) => {
      const { id } = await organizationFor(db, principal, params.organization);
      const window = { offset: pageOffset(query), limit: query.perPage, now };
      const { members, total } = await membersOf(db, id, query, window);
      return pageBody(members, query, total);
    },
  }),
  ...bind('GET /organization-member/filter', {
    policy,
    handle: () => sortOptionsOf(memberSorts),
  }),
  ...bind('GET /organizations/{organization}/members/choices', {
    policy,
    handle: async ({ params, query, principal, services: { db } }) => {
      const { id } = await organizationFor(db, principal, params.organization);
      return foundAmong(db, placesOf(id)[query.kind], query);
    },
  }),
  ...bind('POST /organizations/{organization}/members/export', {
    policy,
    needs: ['settings'],
    handle: async ({ params, body, principal, now, services: { db, settings } }) => {
      const { yourPassword: _, ...wanted } = body;
      const { id } = await organizationFor(db, principal, params.organization);
      await confirmCaller({ principal, body, now, services: { db, settings } });
      return exportMembers(db, principal, id, { wanted, now });
    },
  }),
  ...bind('GET /organizations/{organization}/obfuscation', {
    policy: only('superAdmins'),
    handle: async ({ params, principal, services: { db } }) => {
      const { id } = await organizationFor(db, principal, params.organization);
      return obfuscationOf(db, id);
    },
  }),
  ...bind('POST /organizations/{organization}/obfuscation', {
    policy: only('superAdmins'),
    needs: ['settings'],
    handle: async ({ params, body, principal, now, services: { db, settings } }) => {
      const { yourPassword: _, ...wanted } = body;
      const organization = await organizationFor(db, principal, params.organization);
      await confirmCaller({ principal, body, now, services: { db, settings } });
      await obfuscateMembers(db, organization, { ...wanted, by: principal, at: now });
      return obfuscationOf(db, organization.id);
    },
  }),
};
