import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { teamMembers, teams, users } from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import { organizationsOf } from '#server/records/organizations.ts';
import { peopleOf } from '#server/records/people.ts';
import type { TeamRow } from './kind.ts';
import { progressOf } from './progress.ts';
import { bookedAhead, creditsOf, hasAccount } from './usage.ts';

/** Nobody leads more teams than are worth a glance. */
const mostLed = 5;

/** What the list says about teams. */
export async function summarise(db: Database, rows: readonly TeamRow[], { by, at }: Stamp) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const organizationOf = await organizationsOf(db, rows);
  const members = await db.orm
    .select({ id: teamMembers.teamId, many: count() })
    .from(teamMembers)
    .innerJoin(users, and(eq(users.id, teamMembers.userId), hasAccount))
    .where(inArray(teamMembers.teamId, ids))
    .groupBy(teamMembers.teamId);
  const ahead = await bookedAhead(db, ids);
  const led = rows.filter((row) => isLedBy(row, by.id)).map(({ id }) => id);
  const progress = await progressOf(db, led, at);
  const leaderOf = await peopleOf(
    db,
    rows.map(({ leaderId }) => leaderId),
  );
  return rows.map(({ id, name, organizationId, leaderId }) => ({
    name,
    organization: organizationOf(organizationId),
    leader: leaderOf(leaderId),
    members: members.find((each) => each.id === id)?.many ?? 0,
    upcomingBookings: ahead.get(id) ?? 0,
    progress: progress.get(id) ?? null,
  }));
}

const isLedBy = ({ deletedAt, leaderId }: TeamRow, id: string): boolean =>
  deletedAt === null && leaderId === id;

/** The teams that somebody leads, by name, with what they have to know of them. */
export async function ledTeamsOf(db: Database, reader: Stamp) {
  const rows = await db.orm
    .select()
    .from(teams)
    .where(and(eq(teams.leaderId, reader.by.id), isNull(teams.deletedAt)))
    .orderBy(asc(byName(teams.name)), asc(teams.id))
    .limit(mostLed);
  const summaries = await summarise(db, rows, reader);
  return Promise.all(
    rows.map(async ({ id }, at) => {
      const { name = '', members = 0, upcomingBookings = 0, progress = null } = summaries[at] ?? {};
      const credits = await creditsOf(db, id, ['available']);
      return { id, name, members, upcomingBookings, credits, progress };
    }),
  );
}

/** What the page of a team says. */
export async function detailOf(db: Database, row: TeamRow, { by }: Stamp) {
  return {
    description: row.description,
    credits: await creditsOf(db, row.id, ['available']),
    mayReadCredits: isStaff(by) || by.role === 'OrganizationAdmin' || isLedBy(row, by.id),
    isLedByReader: isLedBy(row, by.id),
  };
}
