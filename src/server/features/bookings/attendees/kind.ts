import { eq } from 'drizzle-orm';
import { attendeeReports, attendeeVerbs } from '#machines/attendee/capabilities.ts';
import { keptOf } from '#machines/verbs.ts';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext } from '#machines/attendee/context.ts';
import type { AttendeeEvent } from '#machines/attendee/capabilities.ts';
import { attendeeCreditState } from '#machines/attendee/states.gen.ts';
import { attendees } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { attendeeAnswers } from './answers.ts';
import { lockAttendee, type AttendeeExtra } from './load.ts';

/** Places in sessions as the command kernel handles them. */
export const attendeeKind: RecordKind<AttendeeContext, AttendeeExtra, AttendeeEvent> = {
  chart: attendeeChart,
  stands: {
    table: attendees,
    status: attendees.status,
    regions: { credit: attendees.creditState },
  },
  lock: lockAttendee,
  async write(db, id, { status, regions, context }, version, at) {
    const { withdrawReason, isForgiven } = context;
    const creditState = regions['credit'] ?? attendeeCreditState.none;
    await db.orm
      .update(attendees)
      .set({ status, creditState, withdrawReason, isForgiven, version, updatedAt: at })
      .where(eq(attendees.id, id));
  },
  answers: attendeeAnswers,
  // Why somebody withdrew has no place in a history that can't be changed.
  remember: (event, before) => {
    if (event.type === 'WITHDRAW') return { bySelf: event.by.id === before?.userId };
    if (event.type === 'RELEASE') return { late: event.late && event.causedBy === before?.userId };
    return keptOf({ ...attendeeReports, ...attendeeVerbs }, event);
  },
  audience: ({ row: { context }, extra: { booking } }) => ({
    userIds: [
      context.userId,
      booking.coachId,
      ...(booking.requesterId ? [booking.requesterId] : []),
    ],
    staff: true,
    topics: [`booking:${booking.id}`, 'bookings', 'dashboard', 'credits'],
  }),
};
