/** The status in the words of the chart, for chips, lists and mails. */
export const statusLabels: Readonly<Record<string, string>> = {
  requested: 'Waiting for an answer',
  'confirmed.scheduled': 'Confirmed',
  'confirmed.open': 'Open now',
  'confirmed.inProgress': 'In progress',
  'confirmed.awaitingOutcome': 'Awaiting outcome',
  completed: 'Completed',
  missed: 'Missed',
  coachMissed: 'Missed by the coach',
  cancelled: 'Cancelled',
  rejected: 'Declined',
  expired: 'Expired',
  requestCancelled: 'Withdrawn',
};

export type Tone = 'waiting' | 'good' | 'live' | 'attention' | 'bad' | 'quiet';

export const statusTones: Readonly<Record<string, Tone>> = {
  requested: 'waiting',
  'confirmed.scheduled': 'good',
  'confirmed.open': 'live',
  'confirmed.inProgress': 'live',
  'confirmed.awaitingOutcome': 'attention',
  completed: 'good',
  missed: 'bad',
  coachMissed: 'bad',
  cancelled: 'quiet',
  rejected: 'quiet',
  expired: 'quiet',
  requestCancelled: 'quiet',
};

/** How far a booking has come, for pages that say different things on the way; which buttons there are is never read from it. */
export type Phase = 'asked' | 'ahead' | 'live' | 'over' | 'declined' | 'withdrawn' | 'off';

const phases: Readonly<Record<string, Phase>> = {
  requested: 'asked',
  'confirmed.scheduled': 'ahead',
  'confirmed.open': 'live',
  'confirmed.inProgress': 'live',
  'confirmed.awaitingOutcome': 'over',
  completed: 'over',
  missed: 'over',
  coachMissed: 'over',
  rejected: 'declined',
  requestCancelled: 'withdrawn',
};

/** Whether both sides have agreed and the outcome is open: the booking stands in everybody's calendar. */
export const isAgreed = (status: string): boolean => status.startsWith('confirmed.');

export const phaseOf = (status: string): Phase => phases[status] ?? 'off';

/** Nobody has answered the request yet. */
export const isAsked = (status: string): boolean => phaseOf(status) === 'asked';

/** The session was asked for or agreed, and is neither over nor called off. */
export const isStillAhead = (status: string): boolean =>
  ['asked', 'ahead', 'live'].includes(phaseOf(status));

/** The session took place with at least one of those whom it was for. */
export const wasHeld = (status: string): boolean => held.has(status);
const held = new Set(['completed']);

/** The coach did not come, so that nothing is known of the others. */
export const isWithoutCoach = (status: string): boolean => withoutCoach.has(status);
const withoutCoach = new Set(['coachMissed']);

/** The session can still be called off. */
export const isCancellable = (status: string): boolean => cancellable.has(status);
const cancellable = new Set(['confirmed.scheduled', 'confirmed.open']);

/** Whose answer to another time is waited for, by the state of its region. */
export const askedIn = (move: string | undefined): 'members' | 'coach' =>
  move === 'coachAsked' ? 'coach' : 'members';

/** The tabs of the bookings list, by status (domain reference, 6.6). */
export const statusesOfTab = {
  upcoming: ['confirmed.scheduled', 'confirmed.open', 'confirmed.inProgress'],
  requests: ['requested'],
  toDo: ['confirmed.awaitingOutcome'],
  past: ['completed', 'missed', 'coachMissed', 'confirmed.awaitingOutcome'],
  cancelled: ['cancelled', 'rejected', 'expired', 'requestCancelled'],
} as const;

/** The request that a booking began as, as a projection of the booking's status: the two can't disagree (domain reference, 6.6, D-1). */
export function requestStatusOf(
  status: string,
): 'pending' | 'confirmed' | 'rejected' | 'expired' | 'cancelled' {
  const projected = {
    requested: 'pending',
    rejected: 'rejected',
    expired: 'expired',
    requestCancelled: 'cancelled',
  } as const;
  return projected[status as keyof typeof projected] ?? 'confirmed';
}
