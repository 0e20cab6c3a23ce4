import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { TeamContext, TeamEvent } from '#machines/team/machine.ts';
import type { Facts } from '#machines/plain-record.ts';
import { isStaff, type Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { isSameName } from '#database/same-name.ts';
import { bookings, organizations, teamMembers, teams, users } from '#database/schema/index.ts';
import { inUse, isHere } from './standing.ts';

interface Asking {
  readonly id: string;
  readonly context: TeamContext;
}

/** How many people a team can have. */
export const mostMembers = 200;

/** The answers to the questions of the chart, for an event that is being sent. */
export async function factsFor(
  db: Database,
  { id, context }: Asking,
  event: TeamEvent,
): Promise<Facts> {
  switch (event.type) {
    case 'CREATE':
    case 'EDIT':
      return {
        hasProperOrganization:
          event.type === 'EDIT' && event.organizationId === context.organizationId
            ? null
            : await improperOrganization(db, id, event.organizationId, event.by),
        isNameFree: await takenName(db, id, event),
        isLeaderMember: await improperLeader(db, id, event.leaderId),
      };
    case 'SET_LEADER':
      return { isLeaderMember: await improperLeader(db, id, event.leaderId) };
    case 'ADD_MEMBER':
      return { canJoin: await whyNotJoin(db, id, context, event.memberId, event.by) };
    case 'REMOVE_MEMBER':
      return {
        isInTeam: (await isIn(db, id, event.memberId))
          ? null
          : 'This person is not a member of the team.',
      };
    case 'DELETE':
      return inUse(db, id, context.name);
    case 'RESTORE':
      return whyNotRestored(db, id, context);
  }
}

/** The name and the organisation of a team that was deleted, should it come back. */
export async function whyNotRestored(
  db: Database,
  id: string,
  { name, organizationId }: Pick<TeamContext, 'name' | 'organizationId'>,
): Promise<Facts> {
  const [home] = await db.orm
    .select({ name: organizations.name, deletedAt: organizations.deletedAt })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  return {
    hasProperOrganization:
      home?.deletedAt == null ? null : `«${home.name}» was deleted. Restore it first.`,
    isNameFree: await takenName(db, id, { name, organizationId }),
  };
}

/** An admin of another organisation learns no more than that theirs is the one to choose. */
async function improperOrganization(
  db: Database,
  teamId: string,
  organizationId: string,
  by: Person,
): Promise<string | null> {
  const own = db.orm.select({ id: users.organizationId }).from(users).where(eq(users.id, by.id));
  const [home] = await db.orm
    .select({ id: organizations.id })
    .from(organizations)
    .where(
      and(
        eq(organizations.id, organizationId),
        isNull(organizations.deletedAt),
        isStaff(by) || by.role === 'System' ? undefined : inArray(organizations.id, own),
      ),
    );
  if (!home) return 'Choose an organisation.';
  const people = await db.orm.$count(teamMembers, eq(teamMembers.teamId, teamId));
  const booked = await db.orm.$count(bookings, eq(bookings.teamId, teamId));
  return people + booked > 0 ? 'A team with members or bookings stays in its organisation.' : null;
}

async function takenName(
  db: Database,
  id: string,
  { name, organizationId }: Pick<TeamContext, 'name' | 'organizationId'>,
): Promise<string | null> {
  const same = await db.orm.$count(
    teams,
    and(
      ne(teams.id, id),
      eq(teams.organizationId, organizationId),
      isNull(teams.deletedAt),
      isSameName(teams.name, name),
    ),
  );
  return same > 0 ? `This organisation already has a team called «${name}».` : null;
}

async function improperLeader(
  db: Database,
  id: string,
  leaderId: string | null,
): Promise<string | null> {
  if (leaderId === null || (await isIn(db, id, leaderId))) return null;
  return 'The leader must be a member of the team.';
}

async function isIn(db: Database, id: string, userId: string): Promise<boolean> {
  const found = await db.orm.$count(
    teamMembers,
    and(
      eq(teamMembers.teamId, id),
      eq(teamMembers.userId, userId),
      inArray(teamMembers.userId, db.orm.select({ id: users.id }).from(users).where(isHere)),
    ),
  );
  return found > 0;
}

/** Of people elsewhere only staff are told whose they are. */
async function whyNotJoin(
  db: Database,
  id: string,
  { organizationId }: TeamContext,
  memberId: string,
  by: Person,
): Promise<string | null> {
  const [person] = await db.orm
    .select({ name: users.fullName, organizationId: users.organizationId })
    .from(users)
    .where(and(eq(users.id, memberId), isHere));
  if (!person) return 'Choose a member.';
  if (person.organizationId !== organizationId)
    return isStaff(by) && person.organizationId !== null
      ? `«${person.name}» belongs to another organisation.`
      : 'Choose a member.';
  if (await isIn(db, id, memberId)) return `«${person.name}» is in this team already.`;
  const members = await db.orm.$count(teamMembers, eq(teamMembers.teamId, id));
  return members >= mostMembers ? `A team can have at most ${mostMembers} members.` : null;
}
