import type { Sent } from '#tools/paths/table.ts';
import {
  credit,
  nextVersion,
  question,
  rows,
  settleBooking,
  settleStart,
  coachOrStaff,
  staff,
  stays,
  tried,
  triedAnywhere,
  type Booking,
  type BookingRow,
  type Fate,
} from './places.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A reminder that would come more than half an hour off is not sent. */
const reminds = (delay: string, due: (booking: Booking) => number) =>
  stays(['scheduled'], {
    tried: [`${delay} is over`, `${delay} is over, after an outage`],
    when: (booking, { at }) => Math.abs(at - due(booking)) <= 30 * minute,
    orders: ['notify SessionReminder attendees coach'],
  });
const rings = (delay: string) => [`${delay} is over`, `${delay} is over, after an outage`];

/** What time alone does to a session. */
const byTheClock: readonly BookingRow[] = [
  ...reminds('dayBefore', ({ startsAt, terms }) => startsAt - terms.reminders[0]),
  ...reminds('hourBefore', ({ startsAt, terms }) => startsAt - terms.reminders[1]),
  ...rows('scheduled → open', credit.stays, question.isOver, {
    tried: rings('doorsOpen'),
    orders: ['notify SessionStart attendees coach'],
  }),
  ...rows('open → inProgress', credit.stays, question.none, {
    tried: rings('start'),
    orders: [settleBooking],
  }),
  ...rows('inProgress → awaitingOutcome', credit.stays, question.none, {
    tried: rings('end'),
    orders: [settleStart],
  }),
  ...rows('awaitingOutcome → completed', credit.used, question.none, {
    tried: rings('outcomeDeadline'),
    orders: ['markAllAttended', 'releaseTime'],
    writes: ({ attendeeIds }, { by, at }) => ({
      outcome: { recordedBy: by.id, at, assumed: true, attended: attendeeIds },
    }),
  }),
];

const lives = ['scheduled', 'open', 'inProgress', 'awaitingOutcome'];
const noted = ['requested', ...lives, 'completed', 'missed', 'coachMissed'];
const written =
  (field: 'note' | 'teamNote') =>
  (_: Booking, { note }: Sent) => ({
    [field]: typeof note === 'string' ? note.trim() || null : null,
  });
const blank = {
  'nothing but space': () => ({ note: '  ' }),
  'space around it': () => ({ note: ' So far. ' }),
};
const places: Readonly<Record<string, Booking['place']>> = {
  'the coach will telephone': { kind: 'phone', detail: '+44 20 7946 0018' },
  'staff name an address': { kind: 'inPerson', detail: '1 High Street' },
  'the coach will call by video': { kind: 'video', detail: null },
};

/** Where it takes place, and what those who take part share in writing (domain reference, 7). */
const around: readonly BookingRow[] = [
  ...Object.entries(places).flatMap(([name, place]) =>
    stays(['scheduled', 'open'], {
      tried: [name, ...tried('scheduled', [name])],
      by: [staff],
      never: { 'no address': () => ({ kind: 'inPerson', detail: ' ' }) },
      orders: ['writeToCalendar', 'notify BookingUpdated attendees coach'],
      writes: (booking) => ({ ...nextVersion(booking), place }),
    }),
  ),
  ...stays(noted, {
    tried: triedAnywhere(['the coach writes in the note', 'staff write in the note']),
    even: blank,
    writes: written('note'),
  }),
  ...stays(noted, {
    tried: triedAnywhere(['the requester writes in the note']),
    until: ({ startsAt }) => startsAt,
    even: blank,
    writes: written('note'),
  }),
  ...stays(noted, {
    tried: triedAnywhere([
      'the coach writes in the team note',
      'the team leader writes in the team note',
    ]),
    when: ({ isForTeam }) => isForTeam === true,
    by: [staff],
    even: blank,
    writes: written('teamNote'),
  }),
];

const came = 'the coach tells that the member came';
const nobodyCame = 'the coach tells that nobody came';
const coachStayedAway = 'staff tell that the coach did not come';
const missed = ['notify MissedBooking attendees', 'notify UserMissedBooking staff coach'];
const strangers = {
  'somebody else came': () => ({ attended: ['nobody'] }),
  'somebody else is excused': () => ({ excused: ['nobody'] }),
};
const told = (_: Booking, { by, at, attended }: Sent) => ({
  outcome: { recordedBy: by.id, at, assumed: false, attended: attended as string[] },
});
const outcomes: readonly (readonly [string, string, readonly Fate[], readonly string[]])[] = [
  [came, 'completed', credit.used, missed],
  [nobodyCame, 'missed', credit.isLost, missed],
  [coachStayedAway, 'coachMissed', credit.givenBack, []],
];
/** While it lasts, only once latecomers have had their time. */
const recording = outcomes.flatMap(([name, to, fates, notices]) =>
  (['inProgress', 'awaitingOutcome'] as const).flatMap((from) =>
    rows(`${from} → ${to}`, fates, question.none, {
      tried: from === 'inProgress' ? tried('inProgress', [name]) : [name],
      ...(from === 'inProgress' && {
        since: ({ startsAt, terms }: Booking) => startsAt + terms.noShowGrace,
      }),
      by: coachOrStaff,
      never: strangers,
      orders: ['markAttendance', 'releaseTime', settleStart, ...notices],
      writes: told,
    }),
  ),
);

const corrections: readonly (readonly [string, string, readonly Fate[], readonly string[]])[] = [
  ['staff correct: the member came', 'completed', credit.correctedToUsed, ['isUnitLeft']],
  ['staff correct: nobody came', 'missed', credit.correctedToLost, ['isUnitLeft']],
  ['staff correct: the coach did not come', 'coachMissed', credit.correctedToGivenBack, []],
  ['the coach corrects', 'completed', credit.correctedToUsed, ['isUnitLeft']],
];
const isUnrefunded = ({ isRefunded }: Booking) => isRefunded !== true;
const corrected = corrections.flatMap(([name, to, fates, unless]) =>
  ['completed', 'missed', 'coachMissed'].flatMap((from) =>
    rows(`${from} → ${to}`, fates, question.none, {
      tried: tried('settled', [name]),
      unless,
      by: coachOrStaff,
      never: {
        ...strangers,
        'without a word': () => ({ reason: ' ' }),
        'by a coach who chooses the credit': ({ coachId }) => ({
          by: { id: coachId, role: 'Coach' },
          credit: 'goodwill',
        }),
      },
      when: (booking, { at, by }) =>
        isUnrefunded(booking) &&
        at <= (by.role === 'Coach' ? (booking.outcome?.at ?? 0) + day : booking.endsAt + 30 * day),
      orders: ['markAttendance', 'settleNotices MissedBooking UserMissedBooking'],
      writes: (booking, event) => ({
        outcome: { ...told(booking, event).outcome, isCorrected: true as const },
      }),
    }),
  ),
);

/** Whoever has just recorded it takes it back: ten seconds, and five for the press to arrive. */
const isFresh = ({ outcome }: Booking, { at, by }: Sent) =>
  outcome !== null &&
  !outcome.assumed &&
  outcome.isCorrected !== true &&
  outcome.recordedBy === by.id &&
  at < outcome.at + 15_000;
const undone = ['completed', 'missed', 'coachMissed'].flatMap((from) =>
  (['inProgress', 'awaitingOutcome'] as const).flatMap((to) =>
    rows(`${from} → ${to}`, credit.heldAgain, question.none, {
      tried: tried('recorded', ['the coach takes the outcome back', 'staff take the outcome back']),
      unless: ['isCovered'],
      when: (booking, event) =>
        isUnrefunded(booking) &&
        isFresh(booking, event) &&
        event.at < booking.endsAt === (to === 'inProgress'),
      orders: [
        'reopenAttendance',
        'reserveTime',
        'takeBackNotices MissedBooking UserMissedBooking BookingCreditLost',
      ],
      writes: () => ({ outcome: null }),
    }),
  ),
);

const secondThoughts = 30 * minute;
const reinstated = rows('cancelled → scheduled', credit.heldAgain, question.none, {
  tried: tried('cancelled', ['the coach reinstates it', 'staff reinstate it']),
  until: ({ startsAt }) => startsAt,
  when: (booking, { at }) =>
    isUnrefunded(booking) &&
    booking.cancellation !== null &&
    (booking.cancellation.origin === 'external' || at < booking.cancellation.at + secondThoughts),
  unless: ['isSlotFree', 'isCovered'],
  orders: [
    'reserveTime',
    'writeToCalendar',
    'settleNotices BookingCancelledOutsideOfSystem',
    'notify BookingUpdated attendees coach',
  ],
  writes: (booking) => ({ ...nextVersion(booking), cancellation: null }),
});

const refunded = (['cancelled', 'completed', 'missed'] as const).flatMap((life) =>
  rows(
    `${life} → ${life}`,
    [
      { from: 'forfeited', to: 'refunded' },
      { from: 'spent', to: 'refunded' },
    ],
    question.none,
    {
      tried: tried('cancelled', ['staff refund and tell why', 'staff refund with more time']),
      until: ({ endsAt }) => endsAt + 90 * day + 1,
      when: (_, { at, expiresAt }) => typeof expiresAt !== 'number' || expiresAt > at,
      unless: ['isExpiryLater'],
      never: {
        'without a word': () => ({ reason: ' ' }),
        'until now': (_, { at }) => ({ expiresAt: at }),
      },
      even: { 'a moment longer': (_, { at }) => ({ expiresAt: at + 1 }) },
      orders: ['refundCredit', 'settleNotices BookingCreditLost'],
      writes: () => ({ isRefunded: true }),
    },
  ),
);

/** From both sides having agreed to what became of it, and what may be said otherwise afterwards (domain reference, 6.6). */
export const sinceAgreed: readonly BookingRow[] = [
  ...byTheClock,
  ...around,
  ...recording,
  ...corrected,
  ...undone,
  ...reinstated,
  ...refunded,
];
