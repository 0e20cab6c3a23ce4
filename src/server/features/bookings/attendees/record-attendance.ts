import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import type { Recorded } from '#machines/attendee/context.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { send } from '#server/records/send.ts';
import { comingTo } from './coming.ts';
import { attendeeKind } from './kind.ts';

/** Tells the places of all who were expected at a session what became of them, inside the transaction of its outcome or of what puts that right. */
export async function recordAttendance(
  db: Database,
  bookingId: string,
  became: (userId: string) => Recorded,
  stamp: Stamp,
  attendance: Pick<
    Extract<AttendeeEvent, { readonly type: 'RECORD' }>,
    'isCoachAbsent' | 'reason' | 'goodwill'
  > = {},
): Promise<void> {
  const coming = await comingTo(db, bookingId);
  for (const { id, userId } of coming)
    await send(db, attendeeKind, id, {
      ...stamp,
      ...attendance,
      type: 'RECORD',
      attendance: became(userId),
    });
}

/** Tells them that nothing has been said of them after all. */
export async function reopenAttendance(
  db: Database,
  bookingId: string,
  stamp: Stamp,
): Promise<void> {
  for (const { id } of await comingTo(db, bookingId))
    await send(db, attendeeKind, id, { ...stamp, type: 'REOPEN' });
}
