import { and, eq, inArray, sql } from 'drizzle-orm';
import { mostMembers } from '#domain/programmes/vocabulary.ts';
import { isMember, type Role } from '#machines/person.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { programmeCoaches, programmeMembers, teams, users } from '#database/schema/index.ts';

interface Joined {
  readonly id: string;
  readonly organizationId: string;
}

type Ids = readonly string[] | undefined;

/** Members come from the organisation of the programme. Those who are in it already do no harm. */
export async function whyNoMembers(
  db: Database,
  { id, organizationId }: Joined,
  ids: Ids = [],
): Promise<string | null> {
  if (ids.length === 0) return 'Choose members.';
  const found = await db.orm
    .select({ name: users.fullName, role: users.role, organizationId: users.organizationId })
    .from(users)
    .where(and(inArray(users.id, [...ids]), inState(users.status, userStates.open)));
  if (found.length < new Set(ids).size) return 'Choose members.';
  const stranger = found.find((person) => person.organizationId !== organizationId);
  if (stranger) return `“${stranger.name}” does not belong to the programme’s organisation.`;
  const other = found.find(({ role }) => !isMember({ role: role as Role }));
  if (other) return `“${other.name}” is not a member.`;
  const members = await db.orm.$count(programmeMembers, eq(programmeMembers.programmeId, id));
  return members + ids.length > mostMembers
    ? `A programme can have at most ${mostMembers} members.`
    : null;
}

export async function whyNoTeams(
  db: Database,
  { organizationId }: Joined,
  ids: Ids = [],
): Promise<string | null> {
  if (ids.length === 0) return 'Choose teams.';
  const found = await db.orm.$count(
    teams,
    and(
      inArray(teams.id, [...ids]),
      eq(teams.organizationId, organizationId),
      inState(teams.status, teamState.active),
    ),
  );
  return found < new Set(ids).size ? 'Choose teams from the programme’s organisation.' : null;
}

export async function whyNoCoaches(
  db: Database,
  id: string,
  ids: Ids = [],
): Promise<string | null> {
  if (ids.length === 0) return 'Choose coaches.';
  const found = await db.orm
    .select({
      name: users.fullName,
      role: users.role,
      isIn: sql<boolean>`exists (select 1 from ${programmeCoaches}
        where ${programmeCoaches.programmeId} = ${id} and ${programmeCoaches.coachId} = ${users.id})`,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), inState(users.status, userStates.open)));
  if (found.length < new Set(ids).size) return 'Choose coaches.';
  const stranger = found.find(({ role }) => role !== 'Coach');
  if (stranger) return `“${stranger.name}” is not a coach.`;
  const known = found.find(({ isIn }) => isIn);
  return known ? `“${known.name}” is a coach of this programme already.` : null;
}
