import { and, asc, count, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { progressIn } from '#domain/organizations/journey.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { teamMembers, teams, users } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { organizationsOf } from '#server/records/organizations.ts';
import { peopleOf } from '#server/records/people.ts';
import type { TeamRow } from './kind.ts';
import { progressFor, progressOf } from './progress.ts';
import { bookedAhead, creditsHeld, creditsOf, hasAccount } from './usage.ts';

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

const areLedBy = (id: string) => and(eq(teams.leaderId, id), isNull(teams.deletedAt));

/** Whether somebody leads a team at all. */
export const leadsTeams = (id: string): SQL<boolean> =>
  sql<boolean>`exists (select from ${teams} where ${areLedBy(id)})`;

/** The teams that somebody leads, by name, with what they have to know of them; the database is asked once. */
export async function ledTeamsOf(db: Database, { by, at }: Stamp) {
  const team = sql`teams.id`;
  const rows = await db.orm
    .select({
      id: teams.id,
      name: teams.name,
      members: sql<number>`(select count(*)::int from team_members tm
        join users on users.id = tm.user_id and ${hasAccount} where tm.team_id = ${team})`,
      upcomingBookings: sql<number>`(select count(*)::int from bookings b
        where b.team_id = ${team} and ${inState(sql`b.status`, bookingStates.ahead)})`,
      credits: creditsHeld(team, ['available']),
      progress: progressFor(team, at),
    })
    .from(teams)
    .where(areLedBy(by.id))
    .orderBy(asc(byName(teams.name)), asc(teams.id))
    .limit(mostLed);
  return rows.map(({ progress, ...each }) => ({ ...each, progress: progressIn(progress) }));
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
