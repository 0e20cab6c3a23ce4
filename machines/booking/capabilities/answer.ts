import { and, or } from 'xstate';
import { maybe, moment } from '#domain/records/fields.ts';
import { formatDay, formatTime } from '#domain/time/format.ts';
import { questionGuards } from '../../questions.ts';
import { isSent, verb } from '../../verbs.ts';
import { otherTimes } from '../asked-times.ts';
import type { Asked, BookingContext, Words } from '../context.ts';
import { notify, notifyInvitees, settleRequest } from '../notices.ts';
import { justTaken } from './people.ts';
import { quoted, reason } from '../reason.ts';
import { stamp } from '../stamps.ts';

export const verbs = {
  CONFIRM: verb({
    label: 'Confirm',
    done: 'Confirmed for {when}.',
    meaning: 'The coach says yes.',
    // One of the times that were asked for; the one that is kept when left out.
    payload: { startsAt: maybe(moment('Time', 'Choose a time.')) },
    history: ({ name, transitions }) =>
      transitions.some((each) => each.endsWith('|CONFIRM|0'))
        ? `${name} confirmed another of the times that were offered.`
        : `${name} confirmed.`,
  }),
  REJECT: verb({
    label: 'Decline',
    done: 'You declined the request for {when}.',
    meaning: 'The coach says no and gives the reason.',
    payload: { reason },
    history: ({ name, payload }) => `${name} declined${quoted(payload['reason'])}.`,
  }),
} as const;

/** The start that a yes names. */
export const chosenBy = (event: Asked['event']): number | undefined =>
  isSent(verbs, event, 'CONFIRM') ? event.startsAt : undefined;

/** The start that a yes chooses instead of the one that is kept; null when it keeps to that. */
export function chosenInstead({ context: { startsAt }, event }: Asked): number | null {
  const chosen = chosenBy(event);
  return chosen === undefined || chosen === startsAt ? null : chosen;
}

export const questions = {
  isOtherTimeFree: { field: 'time', kind: 'payload', otherwise: justTaken },
} as const;

export const guards = {
  ...questionGuards(questions),
  choosesKeptTime: (asked: Asked) => chosenInstead(asked) === null,
  choosesOtherTime: (asked: Asked) => chosenInstead(asked) !== null,
  isAmongTimes: (asked: Asked) =>
    otherTimes(asked.context).includes(chosenInstead(asked) ?? asked.context.startsAt),
  isTimeAhead: (asked: Asked) =>
    asked.event.at < (chosenInstead(asked) ?? Infinity) - asked.context.terms.answerLastMoment,
  isBeforeExpiry: ({ context, event }: Asked) =>
    context.expiresAt === null || event.at < context.expiresAt,
  statesReason: ({ event }: Asked) => isSent(verbs, event, 'REJECT') && !!event.reason?.trim(),
  // While the member is asked for another time, the coach has nothing to answer.
  isNudgeTimely: ({ context, event }: Asked) =>
    !context.proposal && context.expiresAt !== null && event.at < context.expiresAt,
};

/** What became of a request that nobody has answered, by the reader's clock; by the coach's where no reader is known. */
export function expired({ expiresAt, coachTimeZone }: BookingContext, zone?: string): string {
  const at = expiresAt ?? 0;
  return `This request expired on ${formatDay(at, zone ?? coachTimeZone)} at ${formatTime(at, zone ?? coachTimeZone)}.`;
}

export const sentences: Words = {
  choosesKeptTime: { kind: 'choice' },
  choosesOtherTime: { kind: 'choice' },
  isAmongTimes: {
    kind: 'payload',
    field: 'time',
    sentence: 'Choose one of the times that were asked for.',
  },
  isTimeAhead: {
    kind: 'payload',
    field: 'time',
    sentence: 'It is too late for that time. Choose another.',
  },
  isBeforeExpiry: { kind: 'what', sentence: (booking, { zone }) => expired(booking, zone) },
  statesReason: {
    kind: 'payload',
    field: 'reason',
    sentence: 'Tell the member why you are declining.',
  },
};

export const stamps = {
  stampResponse: stamp(({ event }) => {
    if (!isSent(verbs, event)) return {};
    const answer =
      event.type === 'CONFIRM'
        ? ({ decision: 'confirmed', reason: null } as const)
        : ({ decision: 'rejected', reason: event.reason ?? null } as const);
    return { response: { by: event.by.id, at: event.at, ...answer } };
  }),
};

const theirs = or(['isBookingCoach', 'isStaff']);
const agreed = [
  'stampResponse',
  'nextCalendarVersion',
  'writeToCalendar',
  settleRequest,
  notify('BookingRequestConfirmed', ['requester', 'attendees']),
] as const;

/** The coach says yes, to the time that is kept or to one of the others that the member offered (domain reference, 6.6). */
export const confirming = [
  {
    guard: and([
      theirs,
      'isBeforeExpiry',
      'choosesOtherTime',
      'isAmongTimes',
      'isTimeAhead',
      'isOtherTimeFree',
    ]),
    target: 'confirmed',
    actions: ['stampTime', 'swapTime', ...agreed, notifyInvitees],
    description: 'Another of the times that the member offered, if it is still free.',
  },
  {
    guard: and([theirs, 'isBeforeExpiry', 'isSlotFree', 'choosesKeptTime']),
    target: 'confirmed',
    actions: agreed,
    description: 'The time is kept for it already.',
  },
] as const;

export const rejecting = {
  guard: and([theirs, 'statesReason']),
  target: 'rejected',
  actions: [
    'stampResponse',
    'releaseTime',
    'creditIsReturned',
    settleRequest,
    notify('BookingRequestRejected', ['requester']),
  ],
} as const;

/** The coach is reminded to answer. */
export const nudging = {
  guard: 'isNudgeTimely',
  actions: notify('BookingRequestPending', ['coach'], 'nudge'),
} as const;

/** Nobody has answered in time: neither the coach, nor the member whom the coach had suggested another time. */
export const expiring = {
  target: 'expired',
  actions: [
    'releaseTime',
    'creditIsReturned',
    settleRequest,
    notify('BookingRequestExpired', ['requester'], 'requester'),
    notify('BookingRequestExpired', ['coach'], 'coach'),
  ],
} as const;
