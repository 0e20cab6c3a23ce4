import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { laidOver } from '#domain/availability/exceptions.ts';
import type { Exception } from '#domain/slots/coach-time.ts';
import { phaseOf } from '#machines/booking/labels.ts';
import { bookingKind } from '#server/features/bookings/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { send } from '#server/records/send.ts';
import type { Asking } from './coach.ts';

interface Named {
  readonly cancel: readonly string[];
  readonly cancelReason: string | null;
}

/** Calls the named bookings off, asking their members for another time; requests are declined. The chart of each has the last word. */
export async function callOff(
  db: Database,
  { principal, coachId, at }: Asking,
  exception: Exception,
  { cancel, cancelReason }: Named,
): Promise<void> {
  if (cancel.length === 0) return;
  if (cancelReason === null)
    throw refuse.invalid({ cancelReason: 'Give a reason for cancelling.' });
  const rows = await db.orm
    .select({
      id: bookings.id,
      status: bookings.status,
      start: bookings.startsAt,
      end: bookings.endsAt,
    })
    .from(bookings)
    .where(and(inArray(bookings.id, [...cancel]), eq(bookings.coachId, coachId)))
    .orderBy(bookings.id);
  const under = laidOver(exception, rows);
  if (under.length < new Set(cancel).size)
    throw refuse.invalid({ cancel: 'Choose bookings in this time.' });
  const stamp = { ...readerOf({ principal, now: at }), reason: cancelReason };
  for (const { id: booking, status } of under) {
    await send(
      db,
      bookingKind,
      booking,
      phaseOf(status) === 'asked'
        ? { ...stamp, type: 'REJECT' }
        : { ...stamp, type: 'CANCEL', askToReschedule: true },
    );
  }
}
