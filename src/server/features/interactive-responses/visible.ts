import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { isStaff } from '#machines/person.ts';
import { interactiveResponses, programmeInteractiveResources } from '#database/schema/index.ts';
import { followedAssignments } from '#server/features/programme-interactive-resources/public.ts';
import type { Principal } from '#server/http/principal.ts';

const { assignment, member } = interactiveResponses;

/** Members see their own, coaches those of programmes they coach in, staff all. */
export function visibleResponses(principal: Principal): SQL | undefined {
  if (isStaff(principal)) return undefined;
  const followed = and(
    eq(programmeInteractiveResources.id, assignment),
    followedAssignments(principal),
  );
  return or(
    eq(member, principal.id),
    sql`exists (select 1 from ${programmeInteractiveResources} where ${followed})`,
  );
}
