import { and, count, eq, inArray, sql, type SQL } from 'drizzle-orm';
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

type Counted = Parameters<typeof progressIn>[0];

/** The same of one team as a column; `progressIn` reads it. */
export const progressFor = (team: SQL, now: number): SQL<Counted> => sql<Counted>`(
  select coalesce(json_agg(json_build_object('status', each.status, 'many', each.many)), '[]') from (
    select people.status, count(*)::int as many from (
      select ${journey(now)} as status from team_members tm join users on users.id = tm.user_id and ${hasAccount}
      where tm.team_id = ${team}) people
    group by people.status) each)`;
