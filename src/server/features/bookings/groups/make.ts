import { asc, eq, isNotNull, and } from 'drizzle-orm';
import { isMember, type Person } from '#machines/person.ts';
import type { Place } from '#domain/bookings/place.ts';
import type { Database } from '#database/database.ts';
import { bookingGroupProgrammes, bookings } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { announceTogether } from '#server/features/notifications/public.ts';
import { createBooking } from '../creation/create.ts';
import type { PlannedSession } from './plan.ts';

/** The bookings of a group that comes into being. */
export interface Making {
  readonly sessions: readonly PlannedSession[];
  readonly session: string;
  readonly coach: string;
  readonly location: Place;
  readonly message: string | null;
}

/** A group is paid by so many programmes (domain reference, 6.9). */
const mostProgrammes = 5;

/** Books every session of a plan, each by its own chart and rules, and tells each person of all of theirs at once. */
export async function makeThem(
  db: Database,
  groupId: string,
  { sessions, session, coach, location, message }: Making,
  by: Person,
  at: number,
): Promise<void> {
  await announceTogether(db, async () => {
    for (const { party, startsAt, lot, programmeId } of sessions) {
      await createBooking(db, {
        type: isMember(by) ? 'REQUEST' : 'CREATE_DIRECT',
        by,
        party,
        sessionId: session,
        coachId: coach,
        lotId: lot?.id ?? null,
        startsAt,
        location,
        message,
        at,
        group: { id: groupId, programmeId },
      });
    }
  });
  await writeProgrammes(db, groupId);
}

async function writeProgrammes(db: Database, groupId: string): Promise<void> {
  const paid = await db.orm
    .selectDistinct({
      groupId: bookings.bookingGroupId,
      programmeId: bookings.programmeId,
      organizationId: bookings.organizationId,
    })
    .from(bookings)
    .where(and(eq(bookings.bookingGroupId, groupId), isNotNull(bookings.programmeId)))
    .orderBy(asc(bookings.programmeId));
  if (paid.length > mostProgrammes)
    throw refuse.invalid({
      members: `A group can be paid by at most ${mostProgrammes} programmes; these are ${paid.length}.`,
    });
  await db.orm
    .insert(bookingGroupProgrammes)
    .values(paid.map((row) => ({ ...row, groupId, programmeId: String(row.programmeId) })));
}
