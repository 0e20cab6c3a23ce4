import { and, asc, eq, isNull } from 'drizzle-orm';
import { programmes, teams } from '#database/schema/index.ts';
import { bind } from '#server/http/bind.ts';
import { pageBody, pageOffset } from '#server/http/lists.ts';
import { only } from '#server/http/policy.ts';
import { confirmAgain } from '#server/identity/confirm-again.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { membersOf, memberSorts, organizationFor } from './members.ts';
import { obfuscateMembers, obfuscationOf } from './obfuscation.ts';
import { exportMembers } from './members-export.ts';

const policy = only('OrganizationAdmin', 'Admin', 'SuperAdmin');

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
    handle: async ({ params, principal, services: { db } }) => {
      const { id } = await organizationFor(db, principal, params.organization);
      return {
        teams: await db.orm
          .select({ id: teams.id, name: teams.name })
          .from(teams)
          .where(and(eq(teams.organizationId, id), isNull(teams.deletedAt)))
          .orderBy(asc(teams.name), asc(teams.id))
          .limit(999),
        programmes: await db.orm
          .select({ id: programmes.id, name: programmes.name })
          .from(programmes)
          .where(and(eq(programmes.organizationId, id), isNull(programmes.deletedAt)))
          .orderBy(asc(programmes.name), asc(programmes.id))
          .limit(999),
      };
    },
  }),
  ...bind('POST /organizations/{organization}/members/export', {
    policy,
    handle: async ({ params, body, principal, now, services: { db, settings } }) => {
      const { yourPassword, ...wanted } = body;
      const { id } = await organizationFor(db, principal, params.organization);
      await confirmAgain(db, settings.tokenSecret, {
        principal,
        password: yourPassword,
        field: 'yourPassword',
        now,
      });
      return exportMembers(db, principal, id, { wanted, now });
    },
  }),
  ...bind('GET /organizations/{organization}/obfuscation', {
    policy: only('SuperAdmin'),
    handle: async ({ params, principal, services: { db } }) => {
      const { id } = await organizationFor(db, principal, params.organization);
      return obfuscationOf(db, id);
    },
  }),
  ...bind('POST /organizations/{organization}/obfuscation', {
    policy: only('SuperAdmin'),
    handle: async ({ params, body, principal, now, services: { db, settings } }) => {
      const { yourPassword, ...wanted } = body;
      const organization = await organizationFor(db, principal, params.organization);
      await confirmAgain(db, settings.tokenSecret, {
        principal,
        password: yourPassword,
        field: 'yourPassword',
        now,
      });
      await obfuscateMembers(db, organization, { ...wanted, by: principal, at: now });
      return obfuscationOf(db, organization.id);
    },
  }),
};
