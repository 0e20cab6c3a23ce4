import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { verbs } from '#machines/team/membership.ts';
import { historiesOf } from '#machines/verbs.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { teamNames } from '#contract/people/teams.ts';
import { teams } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { sortOptionsOf } from '#server/records/plain-list.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { teamKind } from './kind.ts';
import { candidatesFor, organizationChoices, membersOf } from './members.ts';
import { detailOf, summarise } from './present.ts';
import { visibleTeams } from './visible.ts';

const { id, name, organizationId, leaderId } = teams;

const members = sql`(
  select count(*) from team_members tm join users u on u.id = tm.user_id
  where tm.team_id = ${id} and ${inState(sql`u.status`, userStates.open)})`;

const managers = only('organizationAdminsAndStaff');

export const teamBindings = {
  ...plainBindings(teamNames, teamKind, {
    policy: signedIn,
    policies: { create: managers, send: managers },
    visible: visibleTeams,
    seesDeleted: (principal) => isStaff(principal) || principal.role === 'OrganizationAdmin',
    searched: [name],
    sorts: { name: [byName(name)], members: [members] },
    filters: {
      organization: (wanted) => eq(organizationId, wanted),
      hasLeader: (wanted) => (wanted ? isNotNull(leaderId) : isNull(leaderId)),
    },
    summarise,
    detail: detailOf,
    history: {
      CREATE: 'created this team',
      EDIT: 'changed it',
      ...historiesOf(verbs),
      DELETE: 'deleted it',
      RESTORE: 'restored it',
    },
  }),
  ...bind('GET /teams/{team}/members', {
    policy: signedIn,
    handle: ({ params, principal, query, now, services: { db } }) =>
      membersOf(db, principal, params.team, query, now),
  }),
  ...bind('GET /team-member/filter', {
    policy: signedIn,
    handle: () => sortOptionsOf(['name']),
  }),
  ...bind('GET /teams/{team}/candidates', {
    policy: managers,
    handle: ({ params, principal, query, now, services: { db } }) =>
      candidatesFor(db, principal, params.team, query.search, now),
  }),
  ...bind('GET /teams/choices', {
    policy: managers,
    handle: ({ principal, query, services: { db } }) =>
      organizationChoices(db, principal, query.search),
  }),
};
