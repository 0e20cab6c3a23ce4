import { assign, raise, setup } from 'xstate';
import { delays } from './delays.ts';
import { effects } from './effects.ts';
import { guards } from './guards.ts';
import {
  stampCancellation,
  stampCoach,
  stampExternalMove,
  stampNote,
  stampOutcome,
  stampPlace,
  stampResponse,
} from './stamps.ts';
import type { BookingContext, BookingEvent } from './context.ts';

type CreditEvent = { type: 'credit.hold' | 'credit.return' | 'credit.forfeit' | 'credit.spend' };

/** The vocabulary of the booking chart: who and what it asks, what it orders, and when it acts by itself. */
export const booking = setup({
  types: {
    context: {} as BookingContext,
    input: {} as BookingContext,
    events: {} as BookingEvent | CreditEvent,
    tags: {} as 'open' | 'upcoming' | 'live' | 'past' | 'terminal',
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
    clearExternalMove: assign({ externalMove: null }),
    clearCancellation: assign({ cancellation: null }),
    stampRefund: assign({ isRefunded: true }),
    nextCalendarVersion: assign(({ context }) => ({ icalSequence: context.icalSequence + 1 })),
    creditIsHeld: raise({ type: 'credit.hold' }),
    creditIsReturned: raise({ type: 'credit.return' }),
    creditIsForfeited: raise({ type: 'credit.forfeit' }),
    creditIsSpent: raise({ type: 'credit.spend' }),
  },
  delays,
});
