import { and, count, eq, inArray } from 'drizzle-orm';
import { progressIn, type Progress } from '#domain/organizations/journey.ts';
import type { Database } from '#database/database.ts';
import { teamMembers, users } from '#database/schema/index.ts';
import { journey } from '#server/features/relations/public.ts';
import { hasAccount } from './usage.ts';

/** How many people of each of these teams have come how far: counts, never who. */
export async function progressOf(
  db: Database,
  teamIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Progress>> {
  if (teamIds.length === 0) return new Map();
  const people = db.orm
    .select({ team: teamMembers.teamId, status: journey(now).as('journey_status') })
    .from(teamMembers)
    .innerJoin(users, and(eq(users.id, teamMembers.userId), hasAccount))
    .where(inArray(teamMembers.teamId, [...teamIds]))
    .as('people');
  const rows = await db.orm
    .select({ team: people.team, status: people.status, many: count() })
    .from(people)
    .groupBy(people.team, people.status);
  return new Map(teamIds.map((id) => [id, progressIn(rows.filter(({ team }) => team === id))]));
}
