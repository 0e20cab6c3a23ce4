import { DAY, MINUTE, SECOND } from '#domain/time/calendar.ts';
import { otherTimes } from './asked-times.ts';
import type { BookingContext } from './context.ts';

/** How long a cancellation may be taken back that was made here. */
export const secondThoughts = 30 * MINUTE;
/** How long a recorded outcome may be taken back: the ten seconds that pages offer it, and what the press takes to arrive. Nobody is sent a mail about it before (decision 60). */
export const undoPeriod = 15 * SECOND;
/** How long after a session staff may say that it went otherwise. */
export const correctionPeriod = 30 * DAY;
/** How long after it was recorded the coach may say so, without asking staff. */
export const coachCorrectionPeriod = DAY;
/** How long after a session its credit may be given back. */
export const refundPeriod = 90 * DAY;

/** The first moment after `now` at which time alone may change what can be done; null when none is left. */
export function nextMoment(booking: BookingContext, now: number): number | null {
  const { startsAt, endsAt, expiresAt, cancellation, proposal, outcome, terms } = booking;
  const moments = [
    expiresAt ?? 0,
    startsAt - terms.lateWindow,
    startsAt - terms.answerLastMoment,
    ...otherTimes(booking).map((time) => time - terms.answerLastMoment),
    proposal?.expiresAt ?? 0,
    startsAt,
    startsAt + terms.noShowGrace,
    (cancellation?.at ?? 0) + secondThoughts,
    (outcome?.at ?? 0) + undoPeriod,
    // What lasts as long as a day does so to its last millisecond.
    endsAt + correctionPeriod + 1,
    (outcome?.at ?? 0) + coachCorrectionPeriod + 1,
    endsAt + refundPeriod + 1,
  ].filter((moment) => moment > now);
  return moments.length === 0 ? null : Math.min(...moments);
}
