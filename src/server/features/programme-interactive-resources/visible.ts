import { and, eq, sql, type SQL } from 'drizzle-orm';
import { isStaff, type Person } from '#machines/person.ts';
import { programmeInteractiveResources, programmes } from '#database/schema/index.ts';
import { visibleProgrammes } from '#server/features/programmes/public.ts';
import { isCoachOfProgramme } from '#server/features/relations/public.ts';
import type { Principal } from '#server/http/principal.ts';

const { programmeId } = programmeInteractiveResources;

/** Whoever may see a programme sees its activities. */
export const visibleAssignments = (principal: Principal): SQL | undefined =>
  isStaff(principal)
    ? undefined
    : sql`${programmeId} in (select ${programmes.id} from ${programmes} where ${visibleProgrammes(principal)})`;

/** Those of which somebody sees what others did, as a condition: staff all, coaches those of programmes they coach in. */
export function followedAssignments({ id, role }: Person): SQL {
  if (isStaff({ role })) return sql`true`;
  if (role !== 'Coach') return sql`false`;
  const own = and(eq(programmes.id, programmeId), isCoachOfProgramme(id));
  return sql`exists (select 1 from ${programmes} where ${own})`;
}
