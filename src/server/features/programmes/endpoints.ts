import { eq, sql } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { programmeReports, programmeVerbs } from '#machines/programme/capabilities.ts';
import { historiesOf } from '#machines/verbs.ts';
import { programmeNames } from '#contract/programmes/programmes.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { programmes } from '#database/schema/index.ts';
import { isCoachOfProgramme } from '#server/features/relations/public.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { detailOf } from './detail.ts';
import { programmeKind } from './kind.ts';
import { endsSoon, unitsUsed } from './list.ts';
import { summarise } from './present.ts';
import { visibleProgrammes } from './visible.ts';

const { name, organizationId, status, groups, startDate, endDate } = programmes;
const staff = only('staff');

const organizationName = sql`(select o.name from organizations o where o.id = ${organizationId})`;

export const programmeBindings = plainBindings(programmeNames, programmeKind, {
  policy: signedIn,
  policies: { create: staff, send: staff },
  visible: (principal) => (isStaff(principal) ? undefined : visibleProgrammes(principal)),
  searched: [],
  search: (pattern) => sql`(${name} ilike ${pattern} or ${organizationName} ilike ${pattern})`,
  sorts: { start: [startDate], name: [byName(name)], end: [endDate], used: [unitsUsed()] },
  descends: true,
  sortsFor: (principal) => ({ used: [unitsUsed(principal)] }),
  filters: {
    status: (wanted) => inState(status, wanted),
    group: (wanted) => sql`${wanted} = any(${groups})`,
    organization: (wanted) => eq(organizationId, wanted),
    coach: (wanted) => isCoachOfProgramme(wanted),
    endsSoon: (wanted, now) => (wanted ? endsSoon(now) : sql`not ${endsSoon(now)}`),
  },
  summarise,
  detail: detailOf,
  history: {
    CREATE: 'created this programme',
    EDIT: 'changed it',
    ...historiesOf(programmeVerbs),
    ...historiesOf(programmeReports),
    DELETE: 'deleted it',
  },
});
