import { and } from 'xstate';
import { dayIn, remindedOnceIn, windowOf } from '#domain/questionnaires/assignment.ts';
import { own } from '#domain/records/fields.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import { isStaff } from '../person.ts';
import { touchedBy, type PlainContext } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { assignmentFields } from './fields.ts';

export type AssignmentContext = PlainContext<typeof assignmentFields>;
export type Asked = AskedOf<AssignmentContext>;

/** What whoever looks after it sends, in order of likelihood. */
export const verbs = {
  REMIND: verb({
    label: 'Remind',
    done: 'Those who have not answered were reminded.',
    meaning: 'Those who have not answered are reminded.',
    payload: {},
    history: 'reminded those who had not answered',
  }),
  CLOSE: verb({
    label: 'Close',
    done: '{record} is closed.',
    meaning: 'Nobody can answer it any more: someone says so, or the booking is cancelled.',
    payload: {},
    history: 'closed it',
  }),
} as const;

const times = { opensAt: own<number>('Opens'), closesAt: own<number>('Closes') } as const;

/** What the programme or the booking tells it. */
export const reports = {
  FOLLOW: report({
    meaning: 'The booking takes place at another time, or after all.',
    payload: times,
    keeps: [],
    history: () => 'It follows the time of the booking.',
  }),
  REFRESH: report({
    meaning: 'Other people take part than before.',
    payload: {},
    history: () => 'Other people take part than before.',
  }),
} as const;

/** What it would be once an event is accepted. */
const wanted = ({ context, event }: Asked): AssignmentContext => ({ ...context, ...event });

function windowIn(asked: Asked): Pick<AssignmentContext, 'opensAt' | 'closesAt'> {
  const { bookingId, opensAt, closesAt, ...said } = wanted(asked);
  if (bookingId !== null) return { opensAt, closesAt };
  const days = windowOf(said);
  const { context, event } = asked;
  const wasOpen = context.opensAt !== null && context.opensAt <= event.at;
  // What is open already has opened when it did.
  return { ...days, opensAt: days.opensAt ?? (wasOpen ? context.opensAt : event.at) };
}

const isLooker = ({ context, event: { by } }: Asked): boolean =>
  by.role === 'System' || isStaff(by) || (by.role === 'Coach' && context.bookingId !== null);

export const guards = {
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  looksAfterIt: isLooker,
  isOfProgramme: ({ context }: Asked) => context.programmeId !== null,
  hasDays: (asked: Asked) => {
    const { opensOn, closesOn, timeZone, bookingId } = wanted(asked);
    if (bookingId !== null || closesOn === null) return true;
    return closesOn >= (opensOn ?? '') && closesOn >= dayIn(timeZone, asked.event.at);
  },
  opensLater: (asked: Asked) => (windowIn(asked).opensAt ?? 0) > asked.event.at,
  isOverThen: (asked: Asked) => (windowIn(asked).closesAt ?? Infinity) <= asked.event.at,
  isRemindable: ({ context, event }: Asked) =>
    context.remindedAt === null || event.at - context.remindedAt >= remindedOnceIn,
  sendsReminders: ({ context }: Asked) => context.reminds,
};

export const sentences: WordsOf<AssignmentContext> = {
  isSystem: { kind: 'who', sentence: permission },
  looksAfterIt: { kind: 'who', sentence: permission },
  isOfProgramme: { kind: 'what', sentence: 'Its days follow the booking.' },
  hasDays: {
    kind: 'payload',
    field: 'closesOn',
    sentence: (context, event) => {
      const { opensOn, closesOn } = wanted({ context, event });
      return (closesOn ?? '') < (opensOn ?? '')
        ? 'The last day must be on or after the first.'
        : 'The last day must be today or later.';
    },
  },
  opensLater: { kind: 'choice' },
  isOverThen: { kind: 'choice' },
  isRemindable: {
    kind: 'what',
    sentence: 'People were reminded less than a day ago.',
  },
  sendsReminders: { kind: 'choice' },
};

export const stamps = {
  takeWindow: (asked) => windowIn(asked),
  takeTimes: (asked) => {
    const { event } = asked;
    return isSent(reports, event, 'FOLLOW')
      ? { opensAt: event.opensAt, closesAt: event.closesAt }
      : {};
  },
  stampReminder: ({ event }) => ({ remindedAt: event.at }),
  stampEnd: ({ context, event }) => ({
    closesAt: Math.min(context.closesAt ?? Infinity, event.at),
    ...touchedBy(event),
  }),
} satisfies StampsOf<AssignmentContext>;

const opened = ['askRespondents', 'announceOpening'] as const;
const assigned = and([
  'looksAfterIt',
  'isPlaceOpen',
  'canBeAsked',
  'hasDays',
  'hasRespondents',
  'areEnough',
]);

export const assigning = [
  {
    guard: and([assigned, 'opensLater']),
    target: 'scheduled',
    actions: ['takeFields', 'takeWindow', 'stampCreation'],
    description: 'It opens later.',
  },
  {
    guard: assigned,
    target: 'open',
    actions: ['takeFields', 'takeWindow', 'stampCreation', ...opened],
  },
] as const;

const changed = and(['isStaff', 'isOfProgramme', 'hasDays', 'hasRespondents']);
const later = {
  guard: and([changed, 'opensLater']),
  target: 'scheduled',
  reenter: true,
  actions: ['takeFields', 'takeWindow', 'endAsking'],
  description: 'It opens later than now.',
} as const;

/** What is open is told to those who are new alone. */
export const editing = {
  waiting: [
    later,
    { guard: changed, target: 'open', actions: ['takeFields', 'takeWindow', ...opened] },
  ],
  open: [
    later,
    {
      guard: changed,
      target: 'open',
      reenter: true,
      actions: ['takeFields', 'takeWindow', 'askRespondents', 'announceToNewcomers'],
    },
  ],
} as const;

export const opening = { target: 'open', actions: opened } as const;

export const following = [
  {
    guard: and(['isSystem', 'isOverThen']),
    target: 'closed',
    actions: ['takeTimes', 'endAsking'],
    description: 'Its time is over.',
  },
  {
    guard: and(['isSystem', 'opensLater']),
    target: 'scheduled',
    reenter: true,
    actions: ['takeTimes', 'endAsking'],
    description: 'Its time has not come.',
  },
  {
    guard: 'isSystem',
    target: 'open',
    reenter: true,
    actions: ['takeTimes', 'askRespondents', 'announceToNewcomers'],
  },
] as const;

export const refreshing = {
  guard: 'isSystem',
  actions: ['askRespondents', 'announceToNewcomers'],
} as const;

export const reminding = {
  guard: and(['looksAfterIt', 'isRemindable', 'hasLateOnes']),
  actions: ['stampReminder', 'remindRespondents'],
} as const;

export const remindingByItself = {
  guard: 'sendsReminders',
  actions: ['stampReminder', 'remindRespondents'],
} as const;

export const closing = {
  guard: 'looksAfterIt',
  target: 'closed',
  actions: ['stampEnd', 'endAsking'],
} as const;

export const closingByItself = { target: 'closed', actions: 'endAsking' } as const;

export const deleting = {
  guard: and(['looksAfterIt', 'isUnanswered']),
  target: 'deleted',
  actions: ['stampDeletion', 'endAsking'],
} as const;
