import { exists, not, sql } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { organizationNames } from '#contract/organizations.ts';
import { organizations } from '#database/schema/index.ts';
import type { Call, UntypedCall } from '#server/http/bind.ts';
import { only } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import type { Told } from '#server/records/history.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { organizationKind } from './kind.ts';
import { organizationFor } from './members.ts';
import { detailOf, summarise } from './present.ts';
import { setSingleSignOn } from './single-sign-on.ts';

const { id, name, createdAt } = organizations;

const deeds: Readonly<Record<string, string>> = {
  CREATE: 'created this organisation',
  EDIT: 'changed it',
  DELETE: 'deleted it',
  RESTORE: 'restored it',
  SET_SINGLE_SIGN_ON: 'changed its single sign-on',
};

const tell = ({ name: who, event }: Told): string => `${who} ${deeds[event] ?? event}.`;

const members = sql`(select count(*) from users u where u.organization_id = ${id} and u.status in ('invited', 'active'))`;
const running = sql`(select 1 from programmes p where p.organization_id = ${id} and p.status like 'active%')`;

const staff = only('Admin', 'SuperAdmin');

const plain = plainBindings(organizationNames, organizationKind, {
  policy: only('OrganizationAdmin', 'Admin', 'SuperAdmin'),
  policies: { list: staff, create: staff, send: staff },
  visible: (principal) =>
    isStaff(principal) ? undefined : sql`${id} = ${principal.organizationId}`,
  searched: [name],
  sorts: { name: [sql`lower(${name})`], members: [members], created: [createdAt] },
  filters: ({ hasActiveProgramme }) => [
    hasActiveProgramme === undefined
      ? undefined
      : hasActiveProgramme
        ? exists(running)
        : not(exists(running)),
  ],
  summarise,
  detail: detailOf,
  tell,
});

const sendRoute = 'POST /organizations/{organization}/events';

export const organizationBindings = {
  ...plain,
  [sendRoute]: {
    ...plain[sendRoute],
    handle: async (call: UntypedCall) => {
      const { params, body } = call as Call<typeof sendRoute>;
      if (body.type !== 'SET_SINGLE_SIGN_ON') return plain[sendRoute].handle(call);
      const { id } = await organizationFor(
        call.services.db,
        call.principal as Principal,
        params.organization,
      );
      await setSingleSignOn(call.services, {
        id,
        command: body,
        by: call.principal as Principal,
        at: call.now,
      });
      return plain['GET /organizations/{organization}'].handle(call);
    },
  },
};
