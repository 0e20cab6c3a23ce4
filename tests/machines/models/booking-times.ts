import type { BookingContext, BookingTerms } from '#machines/booking/context.ts';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { day, hour, minute, noon } from './people.ts';

export const startsAt = noon + 7 * day;
export const endsAt = startsAt + hour;
export const expiresAt = noon + 2 * day;

/** A time that somebody asks for besides, and that comes before the request expires. */
export const beforeExpiry = noon + 30 * hour;

/** The product's own, so that what is walked in the viewer lasts as long as in the product. */
export const terms: BookingTerms = {
  needsConfirmation: true,
  lateWindow: defaultPolicy.lateWindow,
  joinOpens: defaultPolicy.joinOpens,
  joinCloses: defaultPolicy.joinCloses,
  noShowGrace: defaultPolicy.noShowGrace,
  outcomeAuto: defaultPolicy.outcomeAuto,
  firstNudge: defaultPolicy.firstNudge,
  lastNudge: defaultPolicy.lastNudge,
  reminders: defaultPolicy.reminders,
  answerTtl: defaultPolicy.requestTtl,
  answerLastMoment: defaultPolicy.requestLastMoment,
};

/** When each timer of a booking is due, by the name of its delay. */
export const bookingMoments = (booking: BookingContext): Readonly<Record<string, number>> => ({
  halfOfWindow: ((booking.requestedAt ?? 0) + (booking.expiresAt ?? 0)) / 2,
  lastCall: (booking.expiresAt ?? 0) - booking.terms.lastNudge,
  expiry: booking.expiresAt ?? 0,
  dayBefore: booking.startsAt - booking.terms.reminders[0],
  hourBefore: booking.startsAt - booking.terms.reminders[1],
  doorsOpen: booking.startsAt - booking.terms.joinOpens,
  start: booking.startsAt,
  end: booking.endsAt,
  answerDue: booking.proposal?.expiresAt ?? Infinity,
  outcomeDeadline: booking.endsAt + booking.terms.outcomeAuto,
});

interface Moment {
  readonly at: number;
  readonly when: string;
}

/** Before anything else happens. */
export const asSoonAsRecorded = 'as soon as it is recorded';

/** Credits can be given back for a while, and what has just been recorded can be taken back. */
const settled = ({ endsAt: end, outcome }: BookingContext): readonly Moment[] => [
  ...(outcome && !outcome.assumed && outcome.at !== end + hour
    ? [{ at: outcome.at, when: asSoonAsRecorded }]
    : []),
  { at: end + hour, when: '' },
  { at: end + 91 * day, when: 'a season later' },
];

/** A cancellation can be taken back for a while. */
const afterwards = ({ cancellation }: BookingContext): readonly Moment[] =>
  cancellation === null
    ? []
    : [
        { at: cancellation.at + 10 * minute, when: 'at once' },
        { at: cancellation.at + 40 * minute, when: 'on second thoughts' },
      ];

/** The moments at which it makes a difference when somebody acts, in a state of the booking's life; never before `now`. */
export function momentsIn(life: unknown, booking: BookingContext, now: number): Moment[] {
  const state = typeof life === 'string' ? life : String(Object.values(life as object)[0]);
  const { startsAt: start, endsAt: end, expiresAt: expiry } = booking;
  const moments: Readonly<Record<string, readonly Moment[]>> = {
    new: [{ at: noon, when: '' }],
    requested: [
      { at: noon + 30 * minute, when: 'in time' },
      ...(booking.proposedTimes ? [{ at: beforeExpiry, when: 'when one of them has passed' }] : []),
      { at: expiry ?? noon, when: 'too late' },
    ],
    scheduled: [
      { at: start - 4 * day, when: 'early' },
      { at: start - 3 * hour, when: 'late' },
    ],
    open: [{ at: start - 5 * minute, when: '' }],
    inProgress: [
      { at: start + 5 * minute, when: 'before the grace is over' },
      { at: start + 30 * minute, when: 'after the grace' },
    ],
    completed: settled(booking),
    missed: settled(booking),
    coachMissed: settled(booking),
    cancelled: [...afterwards(booking), ...settled(booking)],
  };
  const all = moments[state] ?? [{ at: end + hour, when: '' }];
  const ahead = all.filter(({ at }) => at >= now);
  return ahead.length > 0 ? ahead : [{ at: now, when: all.at(-1)?.when ?? '' }];
}
