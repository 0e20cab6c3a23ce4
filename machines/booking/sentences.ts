import { tooLateFor } from '../verbs.ts';
import { expired } from './capabilities/answer.ts';
import { bookingVerbs } from './capabilities.ts';
import type { BookingContext } from './context.ts';
import { isAgreed } from './labels.ts';

/** What a status says to somebody who comes too late, or too early, for an event. */
export function tooLate(
  status: string,
  eventType: string,
  booking: BookingContext,
  zone?: string,
): string {
  const own = tooLateFor(bookingVerbs, eventType, status);
  if (own) return own;
  if (isAgreed(status)) return 'This booking was already confirmed.';
  const sentences: Readonly<Record<string, string>> = {
    new: 'This booking does not exist yet.',
    requested: 'This request is still waiting for an answer.',
    rejected: 'This request was declined.',
    expired: expired(booking, zone),
    requestCancelled: 'This request was withdrawn.',
    cancelled: 'This booking was cancelled.',
    completed: 'This session took place, and its outcome is recorded.',
    missed: 'This session was missed, and its outcome is recorded.',
    coachMissed: 'The coach missed this session, and its outcome is recorded.',
  };
  return sentences[status] ?? 'That is no longer possible.';
}
