import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { phaseOf } from '#machines/booking/labels.ts';
import type { CoachNoteContext, CoachNoteEvent } from '#machines/coach-note/context.ts';
import type { Facts } from '#machines/plain-record.ts';

/** The answers to the questions of the chart, for an event that is being sent. */
export async function factsFor(
  db: Database,
  { context }: { readonly context: Pick<CoachNoteContext, 'booking'> },
  { type }: Pick<CoachNoteEvent, 'type'>,
): Promise<Facts> {
  if (type !== 'WRITE' && type !== 'SUBMIT') return {};
  const [booking] = await db.orm
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, context.booking));
  return { tookPlace: whyNot(booking?.status ?? '') };
}

/** What somebody is told who would write about a session that did not take place; null for any other. */
export function whyNot(status: string): string | null {
  const phase = phaseOf(status);
  return phase === 'ahead' || phase === 'live' || phase === 'over'
    ? null
    : 'This session did not take place.';
}
