import { eq, sql } from 'drizzle-orm';
import { sessionNames } from '#contract/sessions.ts';
import { sessions } from '#database/schema/index.ts';
import { inForce } from '#server/features/relations/public.ts';
import { only, signedIn } from '#server/http/policy.ts';
import type { Told } from '#server/records/history.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { sessionKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';
import { visibleSessions } from './visible.ts';

const { id, name, format, durationMinutes } = sessions;

const deeds: Readonly<Record<string, string>> = {
  CREATE: 'created this session',
  EDIT: 'changed it',
  DELETE: 'deleted it',
};

const tell = ({ name: who, event }: Told): string => `${who} ${deeds[event] ?? event}.`;

const staff = only('Admin', 'SuperAdmin');

const mayGive = (coach: string, now: number) => sql`exists (
  select 1 from coach_permissions p
  where p.scope = 'session' and p.subject_id = ${id} and p.coach_id = ${coach} and ${inForce(now, 'p')})`;

export const sessionBindings = plainBindings(sessionNames, sessionKind, {
  policy: signedIn,
  policies: {
    list: only('Member', 'OrganizationAdmin', 'Admin', 'SuperAdmin'),
    create: staff,
    send: staff,
  },
  visible: visibleSessions,
  searched: [name],
  sorts: { name: [sql`lower(${name})`], duration: [durationMinutes, sql`lower(${name})`] },
  filters: ({ format: wanted, coach }, now) => [
    wanted === undefined ? undefined : eq(format, wanted),
    coach === undefined ? undefined : mayGive(coach, now),
  ],
  summarise,
  detail: detailOf,
  tell,
});
