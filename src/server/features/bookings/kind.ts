import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext, BookingEvent } from '#machines/booking/context.ts';
import type { RecordKind } from '#server/records/kind.ts';
import { eventFacts } from './events/event-facts.ts';
import { lockBooking, writeBooking, type BookingExtra } from './record/load.ts';

/** What people share in writing has no place in a history that can't be changed. */
function remember({ by: _, at: __, type, facts: ___, ...payload }: BookingEvent) {
  const { note: ____, ...rest } = payload as { readonly note?: string };
  return type === 'EDIT_NOTE' || type === 'EDIT_TEAM_NOTE' ? rest : payload;
}

/** Bookings as the command kernel handles them. */
export const bookingKind: RecordKind<BookingContext, BookingExtra, BookingEvent> = {
  chart: bookingChart,
  lock: lockBooking,
  write: writeBooking,
  facts: async (db, record, event) => ({ ...(await eventFacts(db, record, event)) }),
  remember,
  audience: ({ id, row: { context }, extra: { row } }) => ({
    userIds: [
      context.coachId,
      // Whoever had it until now sees it go.
      row.coachId,
      ...context.attendeeIds,
      ...[context.requesterId, context.teamLeaderId].filter((person) => person !== null),
    ],
    staff: true,
    topics: [`booking:${id}`, 'bookings', 'dashboard', 'credits'],
  }),
};
