import { assign, raise, setup } from 'xstate';
import { stampActions } from '../capability.ts';
import { guards, stamps } from './capabilities.ts';
import type { Asked, BookingContext } from './context.ts';
import { delays } from './delays.ts';
import { effects } from './effects.ts';
import type { BookingEvent, RaisedEvent } from './events.ts';

type Event = BookingEvent | RaisedEvent;

/** What the chart tells itself carries on who and when. */
const raised =
  (type: RaisedEvent['type']) =>
  ({ event: { by, at } }: Pick<Asked, 'event'>): RaisedEvent => ({ type, by, at });

/** What the states of a booking have in common, for queries, lists and pages. */
type BookingTag =
  /** Neither over nor cancelled, and its outcome not known. */
  | 'open'
  /** Nobody has answered the request. */
  | 'asked'
  /** Both sides have agreed, and the outcome is open: it stands in everybody's calendar. */
  | 'agreed'
  /** Asked for or agreed, and neither over nor cancelled. */
  | 'ahead'
  /** It can still be cancelled as a whole, and has not started. */
  | 'beforeStart'
  /** Agreed, and not over. */
  | 'upcoming'
  | 'cancellable'
  /** The room is open. */
  | 'live'
  /** The coach has to say how it went. */
  | 'outcomeDue'
  | 'past'
  /** It was told how it went. */
  | 'recorded'
  /** Cancelled, declined, withdrawn or lapsed. */
  | 'off'
  | 'terminal';

/** The vocabulary of the booking chart: who and what it asks, what it orders, and when it acts by itself. */
export const booking = setup({
  types: {
    context: {} as BookingContext,
    input: {} as BookingContext,
    events: {} as Event,
    tags: {} as BookingTag,
  },
  guards,
  actions: {
    ...effects,
    ...stampActions<BookingContext, Event>()(stamps),
    nextCalendarVersion: assign(({ context }) => ({ icalSequence: context.icalSequence + 1 })),
    requestLapses: raise(raised('request.lapse')),
    membersAreAsked: raise(raised('move.askMembers')),
    coachIsAsked: raise(raised('move.askCoach')),
    moveIsAgreed: raise(raised('move.carryOut')),
    moveIsOver: raise(raised('move.end')),
    creditIsHeld: raise(raised('credit.hold')),
    creditIsReturned: raise(raised('credit.return')),
    creditIsForfeited: raise(raised('credit.forfeit')),
    creditIsSpent: raise(raised('credit.spend')),
  },
  delays,
});
