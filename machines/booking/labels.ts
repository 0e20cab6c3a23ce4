import { isOneOf } from '../states.ts';
import {
  bookingCreditState,
  bookingCreditStates,
  bookingState,
  bookingStates,
  type BookingCreditState,
  type BookingState,
} from './states.gen.ts';

/** Apart from what else is known of the states: the first page shows a status and needs nothing more of them. */
export { statusLabels, statusTones, type Tone } from './status-words.ts';

/** How far a booking has come, for pages that say different things on the way; which buttons there are is never read from it. */
export type Phase = 'asked' | 'ahead' | 'live' | 'over' | 'declined' | 'withdrawn' | 'off';

const phases: Readonly<Record<BookingState, Phase>> = {
  requested: 'asked',
  'confirmed.scheduled': 'ahead',
  'confirmed.open': 'live',
  'confirmed.inProgress': 'live',
  'confirmed.awaitingOutcome': 'over',
  completed: 'over',
  missed: 'over',
  coachMissed: 'over',
  cancelled: 'off',
  rejected: 'declined',
  expired: 'off',
  requestCancelled: 'withdrawn',
};

export const phaseOf = (status: string): Phase =>
  (phases as Readonly<Record<string, Phase>>)[status] ?? 'off';

/** Whether both sides have agreed and the outcome is open: the booking stands in everybody's calendar. */
export const isAgreed = isOneOf(bookingStates.agreed);

/** Nobody has answered the request yet. */
export const isAsked = isOneOf(bookingStates.asked);

/** The session was asked for or agreed, and is neither over nor cancelled. */
export const isStillAhead = isOneOf(bookingStates.ahead);

/** The session is over, whether or not somebody said what became of it. */
export const isOver = isOneOf(bookingStates.past);

/** The session took place with at least one of those whom it was for. */
export const wasHeld = isOneOf([bookingState.completed]);

/** The coach did not come, so that nothing is known of the others. */
export const isWithoutCoach = isOneOf([bookingState.coachMissed]);

/** The session can still be cancelled. */
export const isCancellable = isOneOf(bookingStates.cancellable);

/** Whether the room of a session is open, and somebody is expected there. */
export const mayJoin = (
  status: string,
  place: string,
  expected: readonly string[],
  person: string,
): boolean => place === 'video' && phaseOf(status) === 'live' && expected.includes(person);

/** What can be done about a booking from a list of them, while it is still ahead. */
export const rowEvents = [
  'CONFIRM',
  'REJECT',
  'SUGGEST_TIME',
  'ACCEPT_MOVE',
  'CANCEL_REQUEST',
  'CANCEL',
] as const;

/** What waits for somebody at home: an answer, or what became of the session. */
export const answerEvents = [
  'CONFIRM',
  'REJECT',
  'SUGGEST_TIME',
  'ACCEPT_MOVE',
  'DECLINE_MOVE',
  'CANCEL_REQUEST',
  'RECORD_OUTCOME',
] as const;

/** Whose answer to another time is waited for, by the state of its region. */
export const askedIn = (move: string | undefined): 'members' | 'coach' =>
  move === 'coachAsked' ? 'coach' : 'members';

/** What a booking shows of its credit: where everybody pays for their own place, their states can differ. */
export type ShownCreditState = BookingCreditState | 'mixed';
export const shownCreditStates = [...bookingCreditStates.all, 'mixed'] as const;

/** A unit is set aside for it, or one of somebody who comes. */
export const isUnitHeld = isOneOf([bookingCreditState.held, 'mixed']);

/** The tabs of the bookings list, by status (domain reference, 6.6). */
export const statusesOfTab = {
  upcoming: bookingStates.upcoming,
  requests: bookingStates.asked,
  toDo: bookingStates.outcomeDue,
  past: bookingStates.past,
  cancelled: bookingStates.off,
} as const;

/** The request that a booking began as, as a projection of the booking's status: the two can't disagree (domain reference, 6.6, D-1). */
export function requestStatusOf(
  status: string,
): 'pending' | 'confirmed' | 'rejected' | 'expired' | 'cancelled' {
  const projected: Partial<Readonly<Record<string, ReturnType<typeof requestStatusOf>>>> = {
    [bookingState.requested]: 'pending',
    [bookingState.rejected]: 'rejected',
    [bookingState.expired]: 'expired',
    [bookingState.requestCancelled]: 'cancelled',
  };
  return projected[status] ?? 'confirmed';
}
