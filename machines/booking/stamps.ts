import { isStaff } from '../person.ts';
import type { BookingContext, BookingEvent, Party } from './context.ts';

type Columns = Partial<BookingContext>;

function partyOf(context: BookingContext, event: BookingEvent): Party {
  if (event.by.role === 'System') return 'system';
  if (event.by.id === context.coachId) return 'coach';
  return isStaff(event.by) ? 'staff' : 'member';
}

export function stampResponse(context: BookingContext, event: BookingEvent): Columns {
  if (event.type !== 'CONFIRM' && event.type !== 'REJECT') return context;
  const decision = event.type === 'CONFIRM' ? 'confirmed' : 'rejected';
  const reason = event.type === 'REJECT' ? (event.reason ?? null) : null;
  return { response: { by: event.by.id, at: event.at, decision, reason } };
}

export function stampCancellation(context: BookingContext, event: BookingEvent): Columns {
  if (event.type !== 'CANCEL' && event.type !== 'CANCEL_REQUEST') return context;
  return {
    cancellation: {
      by: event.by.id,
      party: partyOf(context, event),
      at: event.at,
      late: event.type === 'CANCEL' && event.at > context.startsAt - context.terms.lateWindow,
      reason: event.reason?.trim() || null,
      askToReschedule: event.type === 'CANCEL' && event.askToReschedule === true,
    },
  };
}

/** The recorded outcome, or the assumed one when the time for recording it ran out. */
export function stampOutcome(context: BookingContext, event: BookingEvent): Columns {
  const assumed = event.type !== 'RECORD_OUTCOME';
  const attended = assumed ? context.attendeeIds : (event.attended ?? []);
  return { outcome: { recordedBy: event.by.id, at: event.at, assumed, attended } };
}
