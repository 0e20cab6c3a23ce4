import { tidyPlace } from '#domain/bookings/place.ts';
import { isStaff } from '../person.ts';
import type { BookingContext, BookingEvent, Party } from './context.ts';

type Columns = Partial<BookingContext>;

/** Which side of a booking somebody acts for. */
export function partyOf(context: BookingContext, event: BookingEvent): Party {
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
  if (event.type === 'EXTERNAL_CANCEL') return removedOutside(event);
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

/** It was nobody's click here, so it is nobody's to be late. */
const removedOutside = ({ by, at }: BookingEvent): Columns => ({
  externalMove: null,
  cancellation: {
    by: by.id,
    party: 'coach',
    at,
    late: false,
    reason: null,
    askToReschedule: false,
    origin: 'external',
  },
});

/** Another coach has it; what the former one did with it in their own calendar is of no more concern. */
export function stampCoach(context: BookingContext, event: BookingEvent): Columns {
  if (event.type !== 'REASSIGN_COACH' || !event.coach) return {};
  const { fullName = context.coachName, timeZone = context.coachTimeZone } =
    event.facts?.successor ?? {};
  return {
    coachId: event.coach,
    coachName: fullName,
    coachTimeZone: timeZone,
    externalMove: null,
  };
}

export function stampExternalMove(event: BookingEvent): Columns {
  if (event.type !== 'EXTERNAL_MOVE') return {};
  const { startsAt, endsAt, at } = event;
  if (startsAt === undefined || endsAt === undefined) return {};
  return { externalMove: { startsAt, endsAt, at } };
}

export function stampPlace(event: BookingEvent): Columns {
  if (event.type !== 'UPDATE_LOCATION' || !event.kind) return {};
  return { place: tidyPlace({ kind: event.kind, detail: event.detail ?? null }) };
}

/** Blank is none. */
export function stampNote(event: BookingEvent): Columns {
  if (event.type !== 'EDIT_NOTE' && event.type !== 'EDIT_TEAM_NOTE') return {};
  const note = event.note?.trim() || null;
  return event.type === 'EDIT_NOTE' ? { note } : { teamNote: note };
}

type OutcomeEvent = Extract<BookingEvent, { readonly type: 'RECORD_OUTCOME' | 'CORRECT_OUTCOME' }>;

export const isOutcomeEvent = (event: BookingEvent): event is OutcomeEvent =>
  event.type === 'RECORD_OUTCOME' || event.type === 'CORRECT_OUTCOME';

/** The recorded outcome, or the assumed one when the time for recording it ran out. */
export function stampOutcome(context: BookingContext, event: BookingEvent): Columns {
  const assumed = !isOutcomeEvent(event);
  const attended = assumed ? context.attendeeIds : (event.attended ?? []);
  return { outcome: { recordedBy: event.by.id, at: event.at, assumed, attended } };
}
