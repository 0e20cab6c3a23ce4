import { assign, raise, setup } from 'xstate';
import { delays } from './delays.ts';
import { effects } from './effects.ts';
import { guards } from './guards.ts';
import type { Stamp } from '../person.ts';
import {
  stampCancellation,
  stampCoach,
  stampExternalMove,
  stampNote,
  stampOutcome,
  stampPlace,
  stampResponse,
} from './stamps.ts';
import { stampProposal, stampTime } from './proposal.ts';
import type { BookingContext, BookingEvent } from './context.ts';

type CreditEvent = { type: 'credit.hold' | 'credit.return' | 'credit.forfeit' | 'credit.spend' };

type MoveEvent = Stamp & {
  type: 'move.askMembers' | 'move.askCoach' | 'move.carryOut' | 'move.end';
};

/** Events raised inside the chart carry on who and when. */
const stampOf = (event: unknown): Stamp => {
  const { by, at } = event as Stamp;
  return { by, at };
};

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
    events: {} as BookingEvent | CreditEvent | MoveEvent,
    tags: {} as BookingTag,
  },
  guards,
  actions: {
    ...effects,
    stampResponse: assign(({ context, event }) => stampResponse(context, event as BookingEvent)),
    stampCancellation: assign(({ context, event }) =>
      stampCancellation(context, event as BookingEvent),
    ),
    stampOutcome: assign(({ context, event }) => stampOutcome(context, event as BookingEvent)),
    stampExternalMove: assign(({ event }) => stampExternalMove(event as BookingEvent)),
    stampPlace: assign(({ event }) => stampPlace(event as BookingEvent)),
    stampNote: assign(({ event }) => stampNote(event as BookingEvent)),
    stampCoach: assign(({ context, event }) => stampCoach(context, event as BookingEvent)),
    stampProposal: assign(({ context, event }) => stampProposal(context, event as BookingEvent)),
    stampTime: assign(({ context, event }) => stampTime(context, event as BookingEvent)),
    clearProposal: assign({ proposal: null }),
    clearExternalMove: assign({ externalMove: null }),
    clearCancellation: assign({ cancellation: null }),
    stampRefund: assign({ isRefunded: true }),
    nextCalendarVersion: assign(({ context }) => ({ icalSequence: context.icalSequence + 1 })),
    membersAreAsked: raise(({ event }) => ({ type: 'move.askMembers', ...stampOf(event) })),
    coachIsAsked: raise(({ event }) => ({ type: 'move.askCoach', ...stampOf(event) })),
    moveIsAgreed: raise(({ event }) => ({ type: 'move.carryOut', ...stampOf(event) })),
    moveIsOver: raise(({ event }) => ({ type: 'move.end', ...stampOf(event) })),
    creditIsHeld: raise({ type: 'credit.hold' }),
    creditIsReturned: raise({ type: 'credit.return' }),
    creditIsForfeited: raise({ type: 'credit.forfeit' }),
    creditIsSpent: raise({ type: 'credit.spend' }),
  },
  delays,
});
