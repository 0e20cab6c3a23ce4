import { eq } from 'drizzle-orm';
import { bookingGroupChart } from '#machines/booking-group/chart.ts';
import type { GroupContext } from '#machines/booking-group/context.ts';
import type { GroupEvent } from '#machines/booking-group/capabilities.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { Database } from '#database/database.ts';
import { bookingGroups, teams } from '#database/schema/index.ts';
import type { LoadedRecord, RecordKind } from '#server/records/kind.ts';
import { groupAnswers } from './answers.ts';
import type { GroupExtra } from './answers.ts';

export type GroupRow = typeof bookingGroups.$inferSelect;

/** A group as its chart sees it. */
export const groupAsRow = (row: GroupRow, leaderId: string | null): ChartRow<GroupContext> => ({
  status: row.status,
  regions: {},
  context: {
    name: row.name,
    leaderId,
    createdBy: row.createdBy,
    deletedAt: row.deletedAt,
    deletedBy: row.deletedBy,
  },
});

/** Who leads a team now; null for no team. */
export async function leaderOf(db: Database, teamId: string | null): Promise<string | null> {
  if (teamId === null) return null;
  const [team] = await db.orm
    .select({ leaderId: teams.leaderId })
    .from(teams)
    .where(eq(teams.id, teamId));
  return team?.leaderId ?? null;
}

async function lockGroup(
  db: Database,
  id: string,
): Promise<LoadedRecord<GroupContext, GroupExtra> | null> {
  const [row] = await db.orm
    .select()
    .from(bookingGroups)
    .where(eq(bookingGroups.id, id))
    .for('update');
  if (!row) return null;
  const leaderId = await leaderOf(db, row.teamId);
  return { id, version: row.version, row: groupAsRow(row, leaderId), extra: { making: null } };
}

/** Groups of bookings as the command kernel handles them. Why they were cancelled stands with the bookings alone. */
export const bookingGroupKind: RecordKind<GroupContext, GroupExtra, GroupEvent> = {
  chart: bookingGroupChart,
  stands: { table: bookingGroups, status: bookingGroups.status },
  lock: lockGroup,
  async write(db, id, { status, context: { deletedAt, deletedBy } }, version, at) {
    await db.orm
      .update(bookingGroups)
      .set({ status, deletedAt, deletedBy, version, updatedAt: at })
      .where(eq(bookingGroups.id, id));
  },
  answers: groupAnswers,
  audience: ({ id, row: { context } }) => ({
    userIds: [context.leaderId, context.createdBy].filter((person) => person !== null),
    staff: true,
    topics: ['record:booking-groups', `booking-group:${id}`, 'bookings', 'dashboard'],
  }),
};
