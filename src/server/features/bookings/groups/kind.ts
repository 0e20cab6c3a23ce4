import { eq } from 'drizzle-orm';
import { bookingGroupChart } from '#machines/booking-group/chart.ts';
import type { GroupContext, GroupEvent } from '#machines/booking-group/machine.ts';
import type { Facts } from '#machines/plain-record.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import type { Database } from '#database/database.ts';
import { bookingGroups, teams } from '#database/schema/index.ts';
import type { LoadedRecord, RecordKind } from '#server/records/kind.ts';
import { futureOf } from './future.ts';
import type { Making } from './make.ts';

export type GroupRow = typeof bookingGroups.$inferSelect;

/** What the effects of a group need: the bookings to be made, while it comes into being. */
export interface GroupExtra {
  readonly making: Making | null;
}

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

/** What stands in the way of calling off or deleting a group of which so many sessions lie ahead. */
export const factsAbout = (ahead: number): Facts => ({
  hasFuture: ahead === 0 ? 'No session of this group lies ahead.' : null,
  hasNoFuture:
    ahead === 0
      ? null
      : `${ahead === 1 ? 'A session of this group lies' : `${ahead} sessions of this group lie`} ahead. Cancel them first.`,
});

/** Groups of bookings as the command kernel handles them. Why they were called off stands with the bookings alone. */
export const bookingGroupKind: RecordKind<GroupContext, GroupExtra, GroupEvent> = {
  chart: bookingGroupChart,
  lock: lockGroup,
  async write(db, id, { status, context: { deletedAt, deletedBy } }, version, at) {
    await db.orm
      .update(bookingGroups)
      .set({ status, deletedAt, deletedBy, version, updatedAt: at })
      .where(eq(bookingGroups.id, id));
  },
  async facts(db, { id }, event) {
    const from = event.type === 'CANCEL_FUTURE' ? event.from : null;
    const ahead = await futureOf(db, id, event.at, from);
    return { ...factsAbout(ahead.length) };
  },
  remember: () => ({}),
  audience: ({ id, row: { context } }) => ({
    userIds: [context.leaderId, context.createdBy].filter((person) => person !== null),
    staff: true,
    topics: ['record:booking-groups', `booking-group:${id}`, 'bookings', 'dashboard'],
  }),
};
