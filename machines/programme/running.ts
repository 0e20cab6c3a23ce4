import { and } from 'xstate';
import { date } from '#domain/records/fields.ts';
import { reopenedWithin } from '#domain/programmes/vocabulary.ts';
import { addDays, HOUR } from '#domain/time/calendar.ts';
import { formatCalendarDay } from '#domain/time/format.ts';
import { instantOf, wallOf } from '#domain/time/wall.ts';
import type { StampsOf } from '../capability.ts';
import { isStaff } from '../person.ts';
import { touchedBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb, type PastEvent } from '../verbs.ts';
import type { Asked, ProgrammeContext, Words } from './context.ts';
import { settleNearEnd, endNotices, nearEndNotices, startNotices } from './notices.ts';

const endDate = date('New end date', { sentence: 'Choose a new end date.' });

/** The new last day, in the order of the zone of whoever reads it. */
const lastDayOf = ({ payload, zone }: PastEvent): string =>
  formatCalendarDay(String(payload['endDate']), zone ?? 'UTC', { relativeTo: 0 });

/** What staff send to a programme as a whole, in order of likelihood. */
export const verbs = {
  ACTIVATE: verb({
    label: 'Activate',
    done: '{record} is active, and its members have been notified.',
    meaning: 'Staff activate it, or its first day comes while everything it needs is there.',
    payload: {},
    history: 'activated it',
  }),
  EXTEND: verb({
    label: 'Extend',
    done: '{record} was extended.',
    meaning: 'It lasts longer; credits that end with it last as long.',
    payload: { endDate },
    history: (past) => `${past.name} extended it until ${lastDayOf(past)}.`,
  }),
  COMPLETE: verb({
    label: 'Complete',
    done: '{record} is complete, and its people have been notified.',
    undoneBy: 'REOPEN',
    meaning: 'Staff complete it; credits that were not used expire.',
    payload: {},
    history: 'completed it',
  }),
  REOPEN: verb({
    label: 'Reopen',
    done: '{record} is active again.',
    meaning: `Within ${reopenedWithin} days it goes on, and the credits that expired with it are issued again.`,
    payload: { endDate },
    history: (past) => `${past.name} reopened it until ${lastDayOf(past)}.`,
  }),
} as const;

export const reports = {
  NEAR_END: report({
    meaning: 'Its end is near, or most of its credits are used.',
    payload: {},
    history: () => 'Its end came near, or most of its credits were used.',
  }),
} as const;

export const questions = {
  isReady: { field: 'checklist' },
  hasNoOpenBookings: { field: 'bookings' },
  wasCompletedLately: { field: 'completion' },
  hasNoBookingsAhead: { field: 'bookings' },
  hasNoCreditsLeft: { field: 'credits' },
} as const;

/** The last moment of its last day. */
export const endsAt = ({ timeZone, endDate: last }: ProgrammeContext): number =>
  instantOf(timeZone, addDays(last, 1), 0).instant;

const endIn = ({ event }: Asked): string | undefined =>
  isSent(verbs, event, 'EXTEND', 'REOPEN') ? event.endDate : undefined;

export const guards = {
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  mayRun: ({ event }: Asked) => event.by.role === 'System' || isStaff(event.by),
  isNotOver: ({ context, event }: Asked) => event.at < endsAt(context),
  endsLater: (asked: Asked) => {
    const wanted = endIn(asked);
    return wanted === undefined || wanted > asked.context.endDate;
  },
  endsInFuture: (asked: Asked) => {
    const wanted = endIn(asked);
    return wanted === undefined || wanted >= wallOf(asked.context.timeZone, asked.event.at).date;
  },
};

export const sentences: Words = {
  isSystem: { kind: 'who', sentence: permission },
  mayRun: { kind: 'who', sentence: permission },
  isNotOver: {
    kind: 'what',
    field: 'endDate',
    sentence: 'Its last day is over. Change the end date first.',
  },
  endsLater: {
    kind: 'payload',
    field: 'endDate',
    sentence: 'The new end date must be later than the current one.',
  },
  endsInFuture: {
    kind: 'payload',
    field: 'endDate',
    sentence: 'The new end date must be today or later.',
  },
};

export const stamps = {
  takeEnd: (asked: Asked) => {
    const wanted = endIn(asked);
    return wanted === undefined ? {} : { endDate: wanted, ...touchedBy(asked.event) };
  },
} satisfies StampsOf<ProgrammeContext>;

const until = (moment: number, { event }: Asked): number => Math.max(0, moment - event.at);

/** When a programme acts by itself; one with open bookings looks again every hour after its last day. */
export const delays = {
  firstDay: (asked: Asked) =>
    until(instantOf(asked.context.timeZone, asked.context.startDate, 0).instant, asked),
  lastDayOver: (asked: Asked) => until(endsAt(asked.context), asked) || HOUR,
};

const started = ['stampChange', 'watchEnd', ...startNotices] as const;

export const activating = {
  guard: and(['mayRun', 'isNotOver', 'isReady']),
  target: 'active',
  actions: started,
} as const;

/** One that lacks something on its first day stays a draft. */
export const startingByItself = {
  guard: and(['isNotOver', 'isReady']),
  target: 'active',
  actions: started,
} as const;

const ended = [
  'stampChange',
  'stopWatching',
  'expireCredits',
  'countAwards',
  settleNearEnd,
  ...endNotices,
] as const;

export const completing = {
  guard: and(['isStaff', 'hasNoOpenBookings']),
  target: 'complete',
  actions: ended,
} as const;

const going = (state: 'normal' | 'nearComplete') =>
  [
    { guard: 'hasNoOpenBookings', target: '#programme.complete', actions: ended },
    {
      target: state,
      reenter: true,
      description: 'Sessions that were booked are waited for.',
    },
  ] as const;

export const endingByItself = { normal: going('normal'), nearComplete: going('nearComplete') };

export const nearingEnd = {
  guard: 'isSystem',
  target: 'nearComplete',
  actions: ['stopWatching', ...nearEndNotices],
} as const;

export const extending = {
  guard: and(['isStaff', 'endsLater', 'endsInFuture']),
  target: '.normal',
  reenter: true,
  actions: ['takeEnd', 'watchEnd', 'extendCredits', settleNearEnd],
} as const;

export const reopening = {
  guard: and(['isStaff', 'wasCompletedLately', 'endsInFuture']),
  target: 'active',
  actions: ['takeEnd', 'watchEnd', 'reissueCredits'],
} as const;

export const deleting = {
  guard: and(['isStaff', 'hasNoBookingsAhead', 'hasNoCreditsLeft']),
  target: 'deleted',
  actions: 'stampDeletion',
} as const;
