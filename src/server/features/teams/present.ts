import { and, count, eq, inArray } from 'drizzle-orm';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { organizations, teamMembers, users } from '#database/schema/index.ts';
import { peopleOf } from '#server/records/people.ts';
import type { TeamRow } from './kind.ts';
import { bookedAhead, creditsOf, hasAccount } from './usage.ts';

/** What the list says about teams. */
export async function summarise(db: Database, rows: readonly TeamRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const owners = await db.orm
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(
      inArray(
        organizations.id,
        rows.map(({ organizationId }) => organizationId),
      ),
    );
  const members = await db.orm
    .select({ id: teamMembers.teamId, many: count() })
    .from(teamMembers)
    .innerJoin(users, and(eq(users.id, teamMembers.userId), hasAccount))
    .where(inArray(teamMembers.teamId, ids))
    .groupBy(teamMembers.teamId);
  const ahead = await bookedAhead(db, ids);
  const leaderOf = await peopleOf(
    db,
    rows.map(({ leaderId }) => leaderId),
  );
  return rows.map(({ id, name, organizationId, leaderId }) => ({
    name,
    organization: {
      id: organizationId,
      name: owners.find((each) => each.id === organizationId)?.name ?? '',
    },
    leader: leaderOf(leaderId),
    members: members.find((each) => each.id === id)?.many ?? 0,
    upcomingBookings: ahead.get(id) ?? 0,
  }));
}

/** What the page of a team says. */
export async function detailOf(db: Database, row: TeamRow, { by }: Stamp) {
  return {
    description: row.description,
    credits: await creditsOf(db, row.id, ['available']),
    isLedByReader: row.deletedAt === null && row.leaderId === by.id,
  };
}
