import { assign, raise, setup } from 'xstate';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { refundPeriod } from '../booking/moments.ts';
import { isStaff, type Stamp } from '../person.ts';
import { questionGuards } from '../questions.ts';
import type { AttendeeContext, AttendeeEvent, UnitEvent } from './context.ts';
import { attendeeQuestions } from './verbs.ts';

type Anything = AttendeeEvent | UnitEvent;
type Asked = { context: AttendeeContext; event: Anything };

const is =
  (attendance: string) =>
  ({ event }: Asked): boolean =>
    event.type === 'RECORD' && event.attendance === attendance;

/** Events raised inside the chart carry on who and when. */
const stampOf = ({ by, at }: Anything) => ({ by, at });

/** The order to tell somebody what became of their unit. */
export interface AttendeeNotice {
  readonly type: NotificationType;
  readonly to: readonly ['creditHolder'];
}

/** The vocabulary of the attendee chart. Effects without a context of their own are carried out by the server. */
export const attendee = setup({
  types: {
    context: {} as AttendeeContext,
    input: {} as AttendeeContext,
    events: {} as Anything,
    tags: {} as 'coming' | 'recorded' | 'terminal',
  },
  guards: {
    ...questionGuards(attendeeQuestions),
    isSelf: ({ context, event }: Asked) => event.by.id === context.userId,
    isStaff: ({ event }: Asked) => isStaff(event.by),
    isCoach: ({ context, event }: Asked) => event.by.id === context.coachId,
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    isAhead: ({ context, event }: Asked) => context.isOn && event.at < context.startsAt,
    isLast: ({ context }: Asked) => context.isLast,
    statesReason: ({ event }: Asked) => event.type === 'WITHDRAW' && !!event.reason?.trim(),
    hasCome: is('attended'),
    isExcused: is('excused'),

    isRefundInTime: ({ context, event }: Asked) => event.at <= context.endsAt + refundPeriod,
    explainsRefund: ({ event }: Asked) => event.type === 'REFUND' && !!event.reason?.trim(),
    isExpiryLater: ({ event }: Asked) =>
      event.type === 'REFUND' &&
      (!event.expiresAt || event.expiresAt > event.at) &&
      !event.facts?.['isExpiryLater'],

    paysOwn: ({ context }: Asked) => context.cost > 0,
    isCausedByThem: ({ event }: Asked) => event.type === 'credit.release' && event.isTheirs,
    isTooLate: ({ event }: Asked) => event.type === 'credit.release' && event.isLate,
    isNotForgiven: ({ context }: Asked) => context.freeLateCancelsLeft < 1,
    isUsed: ({ event }: Asked) => fateBy(event) === 'used',
    isMissed: ({ event }: Asked) => fateBy(event) === 'missed',
    isReturned: ({ event }: Asked) => fateBy(event) === 'returned',
  },
  actions: {
    stampWithdrawal: assign(({ event }) => ({
      withdrawReason: (event.type === 'WITHDRAW' && event.reason?.trim()) || null,
    })),
    forgetWithdrawal: assign({ withdrawReason: null }),
    stampForgiven: assign({ isForgiven: true }),
    forgetForgiven: assign({ isForgiven: false }),
    releaseTime: () => {},
    reserveTime: () => {},
    /** Whoever came by an invitation has declined it now, or staff have taken it back. */
    answerInvite: () => {},
    /** They, and the coach, have it in their calendars as it is from now on. */
    putInCalendar: () => {},
    takeFromCalendar: () => {},
    /** Their seat is free: whoever has waited longest is asked. */
    offerSeat: () => {},
    beginSession: assign({ isOn: true }),
    endSession: assign({ isOn: false }),
    /** Nobody else is expected: there would be nobody left to meet. */
    callOffBooking: () => {},

    holdCredit: () => {},
    returnCredit: () => {},
    forfeitCredit: () => {},
    spendCredit: () => {},
    refundCredit: () => {},
    /** What became of the unit turns out to be wrong: it moves on from there to where it belongs. */
    correctCredit: () => {},
    /** They are told what became of their unit. */
    notify: (_: unknown, _notice: AttendeeNotice) => {},
    settleNotices: (_: unknown, _types: { readonly types: readonly NotificationType[] }) => {},
    creditIsHeld: raise(({ event }) => ({ type: 'credit.hold' as const, ...stampOf(event) })),
    creditIsReleased: raise(({ context, event }) => ({
      ...releaseBy(context, event),
      ...stampOf(event),
    })),
    creditIsSettled: raise(({ event }) => ({
      type: 'credit.settle' as const,
      ...stampOf(event),
      attendance: event.type === 'RECORD' ? event.attendance : 'missed',
      isCoachAbsent: event.type === 'RECORD' && event.isCoachAbsent === true,
    })),
  },
});

/** What an outcome does to a unit: whoever came used it, whoever was missed lost it; it goes back where the coach stayed away or excused them. */
function fateBy(event: Anything): 'used' | 'missed' | 'returned' | null {
  if (event.type !== 'credit.settle') return null;
  if (event.isCoachAbsent || event.attendance === 'excused') return 'returned';
  return event.attendance === 'attended' ? 'used' : 'missed';
}

/** Whose action it is that they do not come, and whether it comes late. */
function releaseBy(
  { userId, startsAt, lateWindow, isAgreed }: AttendeeContext,
  event: Anything,
): Omit<Extract<UnitEvent, { readonly type: 'credit.release' }>, keyof Stamp> {
  const type = 'credit.release';
  if (event.type === 'RELEASE')
    return { type, isTheirs: event.causedBy === userId, isLate: event.late };
  if (event.type !== 'WITHDRAW') return { type, isTheirs: false, isLate: false };
  const isLate = isAgreed && event.at > startsAt - lateWindow;
  return { type, isTheirs: event.by.id === userId, isLate };
}
