import type { Asked, BookingContext } from './context.ts';

/** How long from the event that armed the timer until `moment`; a moment already past rings at once. */
const until =
  (moment: (booking: BookingContext) => number) =>
  ({ context, event }: Asked): number =>
    Math.max(0, moment(context) - event.at);

/** When a booking acts by itself (domain reference, 1 and 6.6). */
export const delays = {
  halfOfWindow: until(({ requestedAt, expiresAt, terms: { firstNudge = 50 } }) => {
    const from = requestedAt ?? 0;
    return from + (((expiresAt ?? 0) - from) * firstNudge) / 100;
  }),
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
