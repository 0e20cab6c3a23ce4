import { eq } from 'drizzle-orm';
import { attendeeChart } from '#machines/attendee/chart.ts';
import type { AttendeeContext, AttendeeEvent } from '#machines/attendee/context.ts';
import { attendeeCreditState } from '#machines/attendee/states.gen.ts';
import { attendees } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { attendeeAnswers } from './answers.ts';
import { lockAttendee, type AttendeeExtra } from './load.ts';

/** Places in sessions as the command kernel handles them. */
export const attendeeKind: RecordKind<AttendeeContext, AttendeeExtra, AttendeeEvent> = {
  chart: attendeeChart,
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
    if (event.type === 'RECORD') return { attendance: event.attendance };
    if (event.type === 'RELEASE') return { late: event.late && event.causedBy === before?.userId };
    return event.type === 'WITHDRAW' ? { bySelf: event.by.id === before?.userId } : {};
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
