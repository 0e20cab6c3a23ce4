import { raise, setup } from 'xstate';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { stampActions } from '../capability.ts';
import { guards, stamps, type AttendeeEvent, type UnitEvent } from './capabilities.ts';
import type { Asked, AttendeeContext } from './context.ts';
import { releaseBy, settleBy } from './credit.ts';

type Event = AttendeeEvent | UnitEvent;

/** What the chart tells itself carries on who and when. */
const stampOf = ({ event: { by, at } }: Asked) => ({ by, at });

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
    events: {} as Event,
    tags: {} as 'coming' | 'recorded' | 'terminal',
  },
  guards,
  actions: {
    ...stampActions<AttendeeContext, Event>()(stamps),
    releaseTime: () => {},
    reserveTime: () => {},
    /** Whoever came by an invitation has declined it now, or staff have taken it back. */
    answerInvite: () => {},
    /** They, and the coach, have it in their calendars as it is from now on. */
    putInCalendar: () => {},
    takeFromCalendar: () => {},
    /** Their seat is free: whoever has waited longest is asked. */
    offerSeat: () => {},
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
    creditIsHeld: raise((asked) => ({ type: 'credit.hold' as const, ...stampOf(asked) })),
    creditIsReleased: raise((asked) => ({ ...releaseBy(asked), ...stampOf(asked) })),
    creditIsSettled: raise((asked) => ({ ...settleBy(asked), ...stampOf(asked) })),
  },
});
