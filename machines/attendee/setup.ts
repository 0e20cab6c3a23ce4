import { assign, setup } from 'xstate';
import { isStaff } from '../person.ts';
import { question } from '../plain-record.ts';
import type { AttendeeContext, AttendeeEvent } from './context.ts';

type Asked = { context: AttendeeContext; event: AttendeeEvent };

const is =
  (attendance: string) =>
  ({ event }: Asked): boolean =>
    event.type === 'RECORD' && event.attendance === attendance;

/** The vocabulary of the attendee chart. Deeds without a context of their own are carried out by the server. */
export const attendee = setup({
  types: {
    context: {} as AttendeeContext,
    input: {} as AttendeeContext,
    events: {} as AttendeeEvent,
    tags: {} as 'coming' | 'recorded' | 'terminal',
  },
  guards: {
    isSelf: ({ context, event }: Asked) => event.by.id === context.userId,
    isStaff: ({ event }: Asked) => isStaff(event.by),
    isCoach: ({ context, event }: Asked) => event.by.id === context.coachId,
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    isAhead: ({ context, event }: Asked) => context.isOn && event.at < context.startsAt,
    isLast: ({ context }: Asked) => context.isLast,
    tellsWhy: ({ event }: Asked) => event.type === 'WITHDRAW' && !!event.reason?.trim(),
    isTimeFree: question('isTimeFree'),
    hasCome: is('attended'),
    isExcused: is('excused'),
  },
  actions: {
    stampWithdrawal: assign(({ event }) => ({
      withdrawReason: (event.type === 'WITHDRAW' && event.reason?.trim()) || null,
    })),
    forgetWithdrawal: assign({ withdrawReason: null }),
    releaseTime: () => {},
    reserveTime: () => {},
    /** Whoever came by an invitation has declined it now, or staff have taken it back. */
    answerInvite: () => {},
    /** They, and the coach, have it in their calendars as it is from now on. */
    putInCalendar: () => {},
    takeFromCalendar: () => {},
    /** Their seat is free: whoever has waited longest is asked. */
    offerSeat: () => {},
    endSession: assign({ isOn: false }),
    /** Nobody else is expected: there would be nobody left to meet. */
    callOffBooking: () => {},
  },
});
