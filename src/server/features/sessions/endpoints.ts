import { eq, sql } from 'drizzle-orm';
import { sessionNames } from '#contract/programmes/sessions.ts';
import { sessions } from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import { inForce } from '#server/features/relations/public.ts';
import { only, signedIn } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { sessionKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { visibleSessions } from './visible.ts';

const { id, name, format, durationMinutes } = sessions;

const staff = only('staff');

const mayGive = (coach: string, now: number) => sql`exists (
  select 1 from coach_permissions p
  where p.scope = 'session' and p.subject_id = ${id} and p.coach_id = ${coach} and ${inForce(now, 'p')})`;

export const sessionBindings = plainBindings(sessionNames, sessionKind, {
  policy: signedIn,
  policies: {
    list: only('membersAndStaff'),
    create: staff,
    send: staff,
  },
  visible: visibleSessions,
  searched: [name],
  sorts: { name: [byName(name)], duration: [durationMinutes, byName(name)] },
  filters: { format: (wanted) => eq(format, wanted), coach: mayGive },
  summarise,
  detail: detailOf,
  history: {
    CREATE: 'created this session',
    EDIT: 'changed it',
    DELETE: 'deleted it',
  },
});
