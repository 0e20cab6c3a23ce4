import { and, count, isNull, sql } from 'drizzle-orm';
import { HOUR } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import { resources, resourceVisits } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { visibleResources } from './visible.ts';

/** Milliseconds after which looking again is another visit. */
const visitEnds = HOUR;

const { userId, visitedAt, before } = resourceVisits;

/** Those that were added since a reader was there before, as a condition on rows of `resources`. */
export const addedSinceVisit = (reader: string) => sql`${resources.createdAt} > (
  select v.before from resource_visits v where v.user_id = ${reader})`;

/** Notes that somebody looks at the resources, and says since when which are new to them; null and none on the first visit. */
export async function noteVisit(
  db: Database,
  principal: Principal,
  now: number,
): Promise<{ since: number | null; added: number }> {
  const isAnother = sql`${visitedAt} <= ${new Date(now - visitEnds).toISOString()}::timestamptz`;
  const [visit] = await db.orm
    .insert(resourceVisits)
    .values({ userId: principal.id, visitedAt: now, before: null })
    .onConflictDoUpdate({
      target: userId,
      set: {
        visitedAt: now,
        before: sql`case when ${isAnother} then ${visitedAt} else ${before} end`,
      },
    })
    .returning({ since: before });
  const since = visit?.since ?? null;
  if (since === null) return { since, added: 0 };
  const [found] = await db.orm
    .select({ added: count() })
    .from(resources)
    .where(
      and(
        isNull(resources.deletedAt),
        visibleResources(principal, now),
        addedSinceVisit(principal.id),
      ),
    );
  return { since, added: found?.added ?? 0 };
}
