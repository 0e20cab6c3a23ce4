import { eq } from 'drizzle-orm';
import { slotHoldChart } from '#machines/slot-hold/chart.ts';
import type { SlotHoldContext } from '#machines/slot-hold/context.ts';
import type { SlotHoldEvent } from '#machines/slot-hold/holding.ts';
import { slotHolds } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { release, reserve, type Occupancy } from '#server/features/availability/public.ts';

export type SlotHoldRow = typeof slotHolds.$inferSelect;

export interface SlotHoldExtra {
  readonly row: SlotHoldRow;
  /** Whose time is taken; only while the hold is being created. */
  readonly taken?: readonly Occupancy[];
}

export const contextOf = (row: SlotHoldRow): SlotHoldContext => ({
  memberId: row.memberId,
  expiresAt: row.expiresAt,
  bookingId: row.bookingId,
});

const giveBack = ({ db, id }: { db: Parameters<typeof release>[0]; id: string }) =>
  release(db, { holdId: id });

/** Holds as the command kernel handles them. */
export const slotHoldKind: RecordKind<SlotHoldContext, SlotHoldExtra, SlotHoldEvent> = {
  chart: slotHoldChart,
  stands: { table: slotHolds, status: slotHolds.status },
  async lock(db, id) {
    const [row] = await db.orm.select().from(slotHolds).where(eq(slotHolds.id, id)).for('update');
    if (!row) return null;
    const context = contextOf(row);
    return {
      id,
      version: row.version,
      row: { status: row.status, regions: {}, context },
      extra: { row },
    };
  },
  async write(db, id, { status, context }, version, at) {
    await db.orm
      .update(slotHolds)
      .set({ status, version, bookingId: context.bookingId, updatedAt: at })
      .where(eq(slotHolds.id, id));
  },
  effects: {
    reserveTime: ({ db, id, extra }) => reserve(db, { holdId: id }, extra.taken ?? []),
    releaseTime: giveBack,
    // The booking takes the time in the same transaction, behind the same row locks.
    handOverTime: giveBack,
  },
  audience: ({ extra }) => ({
    userIds: [extra.row.memberId],
    staff: false,
    topics: ['holds'],
  }),
};
