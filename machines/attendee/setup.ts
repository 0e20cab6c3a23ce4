import { assign, raise, setup } from 'xstate';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { refundPeriod } from '../booking/moments.ts';
import { isStaff } from '../person.ts';
import { question } from '../plain-record.ts';
import type { AttendeeContext, AttendeeEvent, UnitEvent } from './context.ts';

type Anything = AttendeeEvent | UnitEvent;
type Asked = { context: AttendeeContext; event: Anything };
type AskedByPeople = { context: AttendeeContext; event: AttendeeEvent };

/** Guards of what people and the product send; what the chart tells itself of units has guards of its own. */
const asked =
  (ask: (asked: AskedByPeople) => boolean) =>
  ({ context, event }: Asked): boolean =>
    ask({ context, event: event as AttendeeEvent });

const known = (name: string) => asked(question(name));

const is = (attendance: string) =>
  asked(({ event }) => event.type === 'RECORD' && event.attendance === attendance);

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
    isSelf: asked(({ context, event }) => event.by.id === context.userId),
    isStaff: asked(({ event }) => isStaff(event.by)),
    isCoach: asked(({ context, event }) => event.by.id === context.coachId),
    isSystem: asked(({ event }) => event.by.role === 'System'),
    isAhead: asked(({ context, event }) => context.isOn && event.at < context.startsAt),
    isLast: ({ context }: Asked) => context.isLast,
    statesReason: asked(({ event }) => event.type === 'WITHDRAW' && !!event.reason?.trim()),
    isTimeFree: known('isTimeFree'),
    isCovered: known('isCovered'),
    hasCome: is('attended'),
    isExcused: is('excused'),

    isRefundInTime: asked(({ context, event }) => event.at <= context.endsAt + refundPeriod),
    explainsRefund: asked(({ event }) => event.type === 'REFUND' && !!event.reason?.trim()),
    isExpiryLater: asked(
      ({ event }) =>
        event.type === 'REFUND' &&
        (!event.expiresAt || event.expiresAt > event.at) &&
        !event.facts?.['isExpiryLater'],
    ),

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
    creditIsHeld: raise({ type: 'credit.hold' }),
    creditIsReleased: raise(({ context, event }) => releaseBy(context, event)),
    creditIsSettled: raise(({ event }) => ({
      type: 'credit.settle' as const,
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
): Extract<UnitEvent, { readonly type: 'credit.release' }> {
  const type = 'credit.release';
  if (event.type === 'RELEASE')
    return { type, isTheirs: event.causedBy === userId, isLate: event.late };
  if (event.type !== 'WITHDRAW') return { type, isTheirs: false, isLate: false };
  const isLate = isAgreed && event.at > startsAt - lateWindow;
  return { type, isTheirs: event.by.id === userId, isLate };
}
