import { asc, eq } from 'drizzle-orm';
import { hasCome } from '#machines/attendee/labels.ts';
import { wasHeld } from '#machines/booking/labels.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { attendees } from '#database/schema/index.ts';
import { countPoints, withdrawPoints } from './count-points.ts';

const corrected = 'Attendance at a session was corrected.';

/** Counts a session that was held for those who came, and no more for those who turn out not to have come. May be said again whenever that is corrected. */
export async function settleSession(
  db: Database,
  booking: { readonly id: string; readonly status: string },
  { by, at }: { readonly by: Person; readonly at: number },
): Promise<void> {
  const people = await db.orm
    .select({ userId: attendees.userId, status: attendees.status })
    .from(attendees)
    .where(eq(attendees.bookingId, booking.id))
    .orderBy(asc(attendees.userId));
  for (const { userId, status } of people) {
    const done = { pointReason: 'sessionCompleted', userId, subjectId: booking.id, at } as const;
    if (wasHeld(booking.status) && hasCome(status)) await countPoints(db, done);
    else await withdrawPoints(db, { ...done, by, reason: corrected });
  }
}
