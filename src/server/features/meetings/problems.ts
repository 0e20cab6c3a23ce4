import { desc, eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { meetingProblems, users, type bookings } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';

type Reported = Omit<typeof meetingProblems.$inferInsert, 'id' | 'bookingId' | 'organizationId'>;

/** So many are shown of one session. */
const mostShown = 50;

/** Writes down what somebody says goes wrong in the room of a booking. */
export async function reportProblem(
  db: Database,
  { id, organizationId }: Pick<typeof bookings.$inferSelect, 'id' | 'organizationId'>,
  reported: Reported,
): Promise<void> {
  await db.orm
    .insert(meetingProblems)
    .values({ id: newId(reported.at), bookingId: id, organizationId, ...reported });
}

/** What was reported from the room of a booking, the latest first. */
export async function problemsOf(db: Database, bookingId: string) {
  const rows = await db.orm
    .select({
      id: meetingProblems.id,
      problem: meetingProblems.problem,
      detail: meetingProblems.detail,
      step: meetingProblems.step,
      at: meetingProblems.at,
      person: personReferenceColumns,
    })
    .from(meetingProblems)
    .innerJoin(users, eq(users.id, meetingProblems.userId))
    .where(eq(meetingProblems.bookingId, bookingId))
    .orderBy(desc(meetingProblems.at), desc(meetingProblems.id))
    .limit(mostShown);
  return rows.map(({ at, ...row }) => ({ ...row, at: wireInstant(at) }));
}
