import type { Asked, BookingContext } from './context.ts';

/** How long from the event that armed the timer until `moment`; a moment already past rings at once. */
const until =
  (moment: (booking: BookingContext) => number) =>
  ({ context, event }: Asked): number =>
    Math.max(0, moment(context) - event.at);

/** When a booking acts by itself (domain reference, 1 and 6.6). */
export const delays = {
  halfOfWindow: until((b) => ((b.requestedAt ?? 0) + (b.expiresAt ?? 0)) / 2),
  lastCall: until((b) => (b.expiresAt ?? 0) - b.terms.lastNudge),
  expiry: until((b) => b.expiresAt ?? 0),
  dayBefore: until((b) => b.startsAt - b.terms.reminders[0]),
  hourBefore: until((b) => b.startsAt - b.terms.reminders[1]),
  doorsOpen: until((b) => b.startsAt - b.terms.joinOpens),
  start: until((b) => b.startsAt),
  end: until((b) => b.endsAt),
  outcomeDeadline: until((b) => b.endsAt + b.terms.outcomeAuto),
  answerDue: until((b) => b.proposal?.expiresAt ?? 0),
};
