import { and, eq } from 'drizzle-orm';
import { isRunning, isThrough } from '#machines/booking-group/labels.ts';
import { system } from '#machines/person.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { bookingGroups, bookings } from '#database/schema/index.ts';
import { send } from '#server/records/send.ts';
import { notInState } from '#database/in-state.ts';
import { bookingGroupKind } from './kind.ts';

/**
 * What became of one booking may be the end of its group, or its new beginning. The group is locked before its bookings are counted, so that of the last two
 * the second sees the first.
 */
export async function followGroup(db: Database, groupId: string | null, at: number): Promise<void> {
  if (groupId === null) return;
  const [group] = await db.orm
    .select({ status: bookingGroups.status })
    .from(bookingGroups)
    .where(eq(bookingGroups.id, groupId))
    .for('update');
  if (!group) return;
  const open = await db.orm.$count(
    bookings,
    and(eq(bookings.bookingGroupId, groupId), notInState(bookings.status, bookingStates.terminal)),
  );
  const type = open === 0 && isRunning(group.status) ? 'COMPLETE' : null;
  const again = open > 0 && isThrough(group.status) ? 'REOPEN' : null;
  const next = type ?? again;
  if (next) await send(db, bookingGroupKind, groupId, { type: next, by: system, at });
}
