import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Person, Role } from '#machines/person.ts';
import { userState } from '#machines/user/states.gen.ts';
import { teamState } from '#machines/team/states.gen.ts';
import type { Database } from '#database/database.ts';
import { teamMembers, teams, users } from '#database/schema/index.ts';
import { bookableBy, teamsBookableBy } from '#server/features/relations/public.ts';
import type { Holder } from '#server/features/session-credits/public.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';

/** Who a booking is for: a member, or a team with its leader. */
export interface Party {
  readonly organizationId: string;
  readonly teamId: string | null;
  readonly leaderId: string | null;
  /** The member, or the leader who books for the team. */
  readonly ownerId: string;
  /** Everybody expected to come. */
  readonly memberIds: readonly string[];
  /** Whose credits pay. */
  readonly holder: Holder;
  readonly timeZone: string;
}

/** Whoever books for themselves; null when they are no active member. */
export async function ownParty(db: Database, memberId: string): Promise<Party | null> {
  const [party] = await partiesAmong(db, [memberId], inState(users.status, userState.active));
  return party ?? null;
}

/** A member on their own; null when there is none whom somebody may book for. */
export async function memberParty(
  db: Database,
  by: Pick<Person, 'id' | 'role'>,
  memberId: string,
  now: number,
): Promise<Party | null> {
  const [party] = await memberParties(db, by, [memberId], now);
  return party ?? null;
}

/** Members on their own, in the given order; whom somebody may not book for is left out like who is not there. */
export const memberParties = (
  db: Database,
  by: Pick<Person, 'id' | 'role'>,
  memberIds: readonly string[],
  now: number,
): Promise<readonly Party[]> => partiesAmong(db, memberIds, bookableBy(by, now));

async function partiesAmong(
  db: Database,
  memberIds: readonly string[],
  which: SQL,
): Promise<readonly Party[]> {
  const members = await db.orm
    .select({ id: users.id, organizationId: users.organizationId, timeZone: users.timeZone })
    .from(users)
    .where(and(inArray(users.id, [...memberIds]), which));
  return memberIds.flatMap((id): Party[] => {
    const member = members.find((each) => each.id === id);
    if (!member?.organizationId) return [];
    const { organizationId, timeZone } = member;
    return [
      {
        organizationId,
        teamId: null,
        leaderId: null,
        ownerId: id,
        memberIds: [id],
        holder: { type: 'member', id },
        timeZone,
      },
    ];
  });
}

/** A team, booked by the member who leads it; null for everybody else. */
export async function teamParty(
  db: Database,
  teamId: string,
  leaderId: string,
): Promise<Party | null> {
  const party = await teamPartyOf(db, teamId);
  return party?.leaderId === leaderId ? party : null;
}

/** A team that a coach or staff may book for, with its leader; null when there is none. */
export async function permittedTeamParty(
  db: Database,
  by: Pick<Person, 'id' | 'role'>,
  teamId: string,
  now: number,
): Promise<Party | null> {
  const [team] = await db.orm
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, teamId), teamsBookableBy(by, now)));
  return team ? teamPartyOf(db, team.id) : null;
}

/** A team with its leader; null when there is no such team, or nobody leads it. */
export async function teamPartyOf(db: Database, teamId: string): Promise<Party | null> {
  const [team] = await db.orm
    .select({
      organizationId: teams.organizationId,
      leaderId: users.id,
      timeZone: users.timeZone,
    })
    .from(teams)
    .innerJoin(users, eq(users.id, teams.leaderId))
    .where(and(eq(teams.id, teamId), inState(teams.status, teamState.active)));
  if (!team) return null;
  const members = await db.orm
    .select({ id: teamMembers.userId })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), inState(users.status, userState.active)))
    .orderBy(sql`${users.id}`);
  return {
    organizationId: team.organizationId,
    teamId,
    leaderId: team.leaderId,
    ownerId: team.leaderId,
    memberIds: members.map(({ id }) => id),
    holder: { type: 'team', id: teamId },
    timeZone: team.timeZone,
  };
}

/** The teams that a member may book for, by name. */
export async function teamsLedBy(db: Database, leaderId: string) {
  return db.orm
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.leaderId, leaderId), inState(teams.status, teamState.active)))
    .orderBy(asc(byName(teams.name)));
}

/** An active person of a role; null when there is none. */
export async function personNamed(db: Database, id: string, role: Role) {
  const [person] = await db.orm
    .select({ id: users.id, fullName: users.fullName, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, role), inState(users.status, userState.active)));
  return person ?? null;
}
