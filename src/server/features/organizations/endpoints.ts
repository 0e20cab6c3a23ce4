import { exists, not, sql } from 'drizzle-orm';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { isStaff } from '#machines/person.ts';
import { verbs } from '#machines/organization/brand.ts';
import { reports } from '#machines/organization/single-sign-on.ts';
import { historiesOf } from '#machines/verbs.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { organizationNames } from '#contract/people/organizations.ts';
import { organizations } from '#database/schema/index.ts';
import { cleanPicture } from '#server/files/picture.ts';
import { bind } from '#server/api/bind.ts';
import { only } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { setBrand, setLogo } from './brand.ts';
import { organizationKind } from './kind.ts';
import { organizationFor } from './members.ts';
import { detailOf, summarise } from './present.ts';
import { setSingleSignOn } from './single-sign-on.ts';

const { id, name, createdAt } = organizations;

const members = sql`(select count(*) from users u where u.organization_id = ${id} and ${inState(sql`u.status`, userStates.open)})`;
const running = sql`(select 1 from programmes p where p.organization_id = ${id} and ${inState(sql`p.status`, programmeStates.active)})`;

const staff = only('staff');
const staffAndItsAdmins = only('organizationAdminsAndStaff');

const plain = plainBindings(organizationNames, organizationKind, {
  policy: staffAndItsAdmins,
  policies: { list: staff, create: staff },
  visible: (principal) =>
    isStaff(principal) ? undefined : sql`${id} = ${principal.organizationId}`,
  searched: [name],
  sorts: { name: [byName(name)], members: [members], created: [createdAt] },
  filters: { hasActiveProgramme: (wanted) => (wanted ? exists(running) : not(exists(running))) },
  summarise,
  detail: detailOf,
  history: {
    CREATE: 'created this organisation',
    EDIT: 'changed it',
    DELETE: 'deleted it',
    RESTORE: 'restored it',
    ...historiesOf({ ...reports, ...verbs }),
  },
});

const getRoute = 'GET /organizations/{organization}';
const sendRoute = 'POST /organizations/{organization}/events';

export const organizationBindings = {
  ...plain,
  ...bind(sendRoute, {
    policy: staffAndItsAdmins,
    needs: ['settings'],
    async handle(call) {
      const { params, body, principal: by, now: at, services } = call;
      if (body.type !== 'SET_SINGLE_SIGN_ON' && body.type !== 'SET_BRAND')
        return plain[sendRoute].handle(call);
      // Before anybody is asked at an address that somebody wrote.
      if (body.type === 'SET_SINGLE_SIGN_ON' && !isStaff(by)) throw refuse.forbidden();
      const { id } = await organizationFor(services.db, by, params.organization);
      const asked = { id, by, at };
      if (body.type === 'SET_BRAND') await setBrand(services.db, { ...asked, command: body });
      else await setSingleSignOn(services, { ...asked, command: body });
      return plain[getRoute].handle(call);
    },
  }),

  ...bind('POST /organizations/{organization}/logo', {
    policy: staffAndItsAdmins,
    needs: ['files', 'parsing'],
    async handle(call) {
      const { params, upload, principal: by, now: at, services } = call;
      const { id } = await organizationFor(services.db, by, params.organization);
      const sent = { upload, kind: 'logo', field: 'logo', by: by.id } as const;
      await setLogo(services, { id, by, at, logo: await cleanPicture(services.parsing, sent) });
      return plain[getRoute].handle(call);
    },
  }),
};
