import { eq } from 'drizzle-orm';
import { answeredAfter } from '#domain/questionnaires/assignment.ts';
import type { ValuesOf } from '#domain/records/fields.ts';
import type { AssignmentContext } from '#machines/questionnaire-assignment/asking.ts';
import type { assignedFields } from '#machines/questionnaire-assignment/fields.ts';
import type { PlainColumns } from '#machines/plain-record.ts';
import type { Database } from '#database/database.ts';
import { bookings, programmes, questionnaires } from '#database/schema/index.ts';

/** All that a chart has to know of what somebody assigns: the version that is asked from now on, and when. */
export async function assignmentOf(
  db: Database,
  said: ValuesOf<typeof assignedFields>,
): Promise<Omit<AssignmentContext, keyof PlainColumns>> {
  const [questionnaire] = await db.orm
    .select({ version: questionnaires.publishedVersion })
    .from(questionnaires)
    .where(eq(questionnaires.id, said.questionnaireId));
  const [programme] =
    said.programmeId === null
      ? []
      : await db.orm
          .select({ timeZone: programmes.timeZone })
          .from(programmes)
          .where(eq(programmes.id, said.programmeId));
  const [booking] =
    said.bookingId === null
      ? []
      : await db.orm
          .select({ endsAt: bookings.endsAt })
          .from(bookings)
          .where(eq(bookings.id, said.bookingId));
  const isOfBooking = said.programmeId === null;
  return {
    ...said,
    bookingId: isOfBooking ? said.bookingId : null,
    ...(isOfBooking && { opensOn: null, closesOn: null }),
    moment: null,
    questionnaireVersion: questionnaire?.version ?? 0,
    timeZone: programme?.timeZone ?? 'UTC',
    opensAt: null,
    closesAt: booking ? booking.endsAt + answeredAfter : null,
    remindedAt: null,
  };
}
