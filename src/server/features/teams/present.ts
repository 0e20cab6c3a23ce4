import { and, count, eq, inArray } from 'drizzle-orm';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { bookings, organizations, teamMembers, users } from '#database/schema/index.ts';
import { upcomingStates } from '#server/features/bookings/public.ts';
import { peopleOf } from '#server/features/people/public.ts';
import type { TeamRow } from './kind.ts';
import { creditsOf, isHere } from './standing.ts';

/** What the list says about teams. */
export async function summarise(db: Database, rows: readonly TeamRow[]) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const homes = await db.orm
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
    .innerJoin(users, and(eq(users.id, teamMembers.userId), isHere))
    .where(inArray(teamMembers.teamId, ids))
    .groupBy(teamMembers.teamId);
  const ahead = await db.orm
    .select({ id: bookings.teamId, many: count() })
    .from(bookings)
    .where(and(inArray(bookings.teamId, ids), inArray(bookings.status, upcomingStates)))
    .groupBy(bookings.teamId);
  const leaderOf = await peopleOf(
    db,
    rows.map(({ leaderId }) => leaderId),
  );
  return rows.map(({ id, name, organizationId, leaderId }) => ({
    name,
    organization: {
      id: organizationId,
      name: homes.find((each) => each.id === organizationId)?.name ?? '',
    },
    leader: leaderOf(leaderId),
    members: members.find((each) => each.id === id)?.many ?? 0,
    upcomingBookings: ahead.find((each) => each.id === id)?.many ?? 0,
  }));
}

/** What the page of a team says. */
export async function detailOf(db: Database, row: TeamRow, { by }: Stamp) {
  const [summary] = await summarise(db, [row]);
  if (!summary) throw new Error('A row without a summary');
  const personOf = await peopleOf(db, [row.createdBy, row.updatedBy]);
  return {
    ...summary,
    description: row.description,
    createdBy: personOf(row.createdBy),
    updatedBy: personOf(row.updatedBy),
    credits: await creditsOf(db, row.id, ['available']),
    isLedByReader: row.deletedAt === null && row.leaderId === by.id,
  };
}
