import type { RecordChart } from '../record-chart.ts';
import type { BookingContext, BookingEvent } from './context.ts';
import { bookingMachine } from './machine.ts';
import { guardSentences, tooLate } from './sentences.ts';

/** The booking lifecycle as its readers use it: `status` is the life of the session, `creditState` the life of its credit. */
export const bookingChart: RecordChart<BookingContext, BookingEvent> = {
  name: 'booking',
  machine: bookingMachine,
  regions: { status: 'life', others: ['credit', 'move'] },
  guards: guardSentences,
  asks: {
    CONFIRM: 'Confirm',
    ACCEPT_MOVE: 'Accept new time',
    DECLINE_MOVE: 'Keep the time',
    WITHDRAW_MOVE: 'Withdraw proposal',
    REJECT: 'Decline',
    RECORD_OUTCOME: 'Record outcome',
    CANCEL_REQUEST: 'Cancel request',
    CANCEL: 'Cancel booking',
    MOVE: 'Change time',
    UPDATE_LOCATION: 'Change place',
    EDIT_NOTE: 'Edit note',
    EDIT_TEAM_NOTE: 'Edit team note',
    CORRECT_OUTCOME: 'Correct outcome',
    REINSTATE: 'Reinstate booking',
    REASSIGN_COACH: 'Change coach',
    REFUND: 'Refund credit',
    PUT_BACK: 'Put it back in my calendar',
  },
  raised: [
    'credit.hold',
    'credit.return',
    'credit.forfeit',
    'credit.spend',
    'move.askMembers',
    'move.askCoach',
    'move.carryOut',
    'move.end',
  ],
  tooLate,
};
