import { isAsked } from '#machines/booking/labels.ts';
import { isStaff, system, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { send } from '#server/records/send.ts';
import { bookingKind } from '../kind.ts';
import type { AttendeeExtra } from './load.ts';

/**
 * The last one who is expected withdraws: the booking is cancelled by the same rules as if they had cancelled it (domain reference, 6.7). Their place stays,
 * as everybody's does in a session that is cancelled, so that the session can be brought back.
 */
export async function callOffFor(
  db: Database,
  { booking }: AttendeeExtra,
  { by, at, reason }: Stamp & { readonly reason: string | null | undefined },
): Promise<void> {
  const asked = isAsked(booking.status);
  const mayWithdraw = by.id === booking.requesterId || isStaff(by);
  await send(db, bookingKind, booking.id, {
    ...(reason && { reason }),
    type: asked ? 'CANCEL_REQUEST' : 'CANCEL',
    by: asked && !mayWithdraw ? system : by,
    at,
  });
}
