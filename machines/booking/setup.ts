import { assign, raise, setup } from 'xstate';
import { guards, stamps } from './capabilities.ts';
import type { Asked, BookingContext } from './context.ts';
import { delays } from './delays.ts';
import { effects } from './effects.ts';

type Event = Asked['event'];

/** Events raised inside the chart carry on who and when. */
const by = ({ event }: Pick<Asked, 'event'>) => ({ by: event.by, at: event.at });

/** What the states of a booking have in common, for queries, lists and pages. */
type BookingTag =
  /** Neither over nor called off, and its outcome not known. */
  | 'open'
  /** Nobody has answered the request. */
  | 'asked'
  /** Both sides have agreed, and the outcome is open: it stands in everybody's calendar. */
  | 'agreed'
  /** Asked for or agreed, and neither over nor called off. */
  | 'ahead'
  /** It can still be called off as a whole, and has not started. */
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
  /** Called off, declined, withdrawn or lapsed. */
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
    ...stamps,
    nextCalendarVersion: assign(({ context }) => ({ icalSequence: context.icalSequence + 1 })),
    membersAreAsked: raise((asked) => ({ type: 'move.askMembers', ...by(asked) })),
    coachIsAsked: raise((asked) => ({ type: 'move.askCoach', ...by(asked) })),
    moveIsAgreed: raise((asked) => ({ type: 'move.carryOut', ...by(asked) })),
    moveIsOver: raise((asked) => ({ type: 'move.end', ...by(asked) })),
    creditIsHeld: raise((asked) => ({ type: 'credit.hold', ...by(asked) })),
    creditIsReturned: raise((asked) => ({ type: 'credit.return', ...by(asked) })),
    creditIsForfeited: raise((asked) => ({ type: 'credit.forfeit', ...by(asked) })),
    creditIsSpent: raise((asked) => ({ type: 'credit.spend', ...by(asked) })),
  },
  delays,
});
