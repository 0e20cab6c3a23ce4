import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { TeamContext, TeamEvent, teamQuestions } from '#machines/team/machine.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { mostMembers } from '#domain/organizations/team-size.ts';
import { counted } from '#domain/text/counted.ts';
import type { Database } from '#database/database.ts';
import { bookings, organizations, teamMembers, teams, users } from '#database/schema/index.ts';
import { nameIsFree } from '#server/records/names.ts';
import { oneByOne, usedNowhere, type Answers } from '#server/records/questions.ts';
import { bookedAhead, creditsOf, hasAccount } from './usage.ts';

/** What keeps something from being done to a team. */
export const answers: Answers<typeof teamQuestions, TeamContext, TeamEvent> = {
  hasProperOrganization: oneByOne((db, { id, context: { organizationId }, before, event }) => {
    if (event === null || event.type === 'RESTORE') return deletedOrganization(db, organizationId);
    if (organizationId === before?.organizationId) return null;
    return improperOrganization(db, id, organizationId, event.by);
  }),
  isNameFree: nameIsFree({
    table: teams,
    within: { column: teams.organizationId, of: ({ organizationId }) => organizationId },
    sentence: (_, name) => `This organisation already has a team called “${name}”.`,
  }),
  isLeaderMember: oneByOne((db, { id, context, event }) =>
    improperLeader(
      db,
      id,
      event?.type === 'SET_LEADER' ? (event.leaderId ?? null) : context.leaderId,
    ),
  ),
  canJoin: oneByOne((db, { id, context, event }) =>
    event?.type === 'ADD_MEMBER' && event.memberId
      ? whyNotJoin(db, id, context, event.memberId, event.by)
      : null,
  ),
  isInTeam: oneByOne(async (db, { id, event }) =>
    event?.type !== 'REMOVE_MEMBER' || !event.memberId || (await isIn(db, id, event.memberId))
      ? null
      : 'This person is not a member of the team.',
  ),
  hasNoUpcomingBookings: usedNowhere(bookedAhead, 'upcoming booking'),
  hasNoCredits: oneByOne(async (db, { id }) => {
    const credits = await creditsOf(db, id);
    if (credits === 0) return null;
    const theirs = credits === 1 ? 'session credit' : counted(credits, 'session credit');
    return `Deallocate the team’s ${theirs} before deleting it.`;
  }),
};

/** A team comes back into an organisation that is there. */
async function deletedOrganization(db: Database, id: string): Promise<string | null> {
  const [home] = await db.orm
    .select({ name: organizations.name, deletedAt: organizations.deletedAt })
    .from(organizations)
    .where(eq(organizations.id, id));
  return home?.deletedAt == null ? null : `“${home.name}” was deleted. Restore it first.`;
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
      inArray(teamMembers.userId, db.orm.select({ id: users.id }).from(users).where(hasAccount)),
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
    .where(and(eq(users.id, memberId), hasAccount));
  if (!person) return 'Choose a member.';
  if (person.organizationId !== organizationId)
    return isStaff(by) && person.organizationId !== null
      ? `“${person.name}” belongs to another organisation.`
      : 'Choose a member.';
  if (await isIn(db, id, memberId)) return `“${person.name}” is in this team already.`;
  const members = await db.orm.$count(teamMembers, eq(teamMembers.teamId, id));
  return members >= mostMembers ? `A team can have at most ${mostMembers} members.` : null;
}
