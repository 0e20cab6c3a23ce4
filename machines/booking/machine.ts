import { confirming, expiring, nudging, rejecting } from './capabilities/answer.ts';
import * as cancel from './capabilities/cancel.ts';
import * as creation from './capabilities/creation.ts';
import * as credit from './capabilities/credit.ts';
import * as move from './capabilities/move.ts';
import { movingOutside, puttingBack } from './capabilities/moved-outside.ts';
import { editingNote, editingTeamNote } from './capabilities/notes.ts';
import { announceStart, remind, settleBooking, settleStart } from './notices.ts';
import { assuming, correcting, recording, recordingEarly } from './capabilities/outcome.ts';
import { updatingLocation } from './capabilities/place.ts';
import * as proposal from './capabilities/proposal.ts';
import { reassigning } from './capabilities/reassign.ts';
import { refunding } from './capabilities/refund.ts';
import { reinstating } from './capabilities/reinstate.ts';
import * as suggestion from './capabilities/suggestion.ts';
import { undoing } from './capabilities/undo-outcome.ts';
import { booking } from './setup.ts';

const over = ['past', 'recorded', 'terminal'] as const;
const writing = { EDIT_NOTE: editingNote, EDIT_TEAM_NOTE: editingTeamNote } as const;
const afterwards = { ...writing, UNDO_OUTCOME: undoing, CORRECT_OUTCOME: correcting } as const;

/** A coaching session from the first request to its outcome, and the credit that pays for it. A request and its booking are one record. */
export const bookingMachine = booking.createMachine({
  id: 'booking',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    life: {
      description: 'What becomes of the session.',
      initial: 'new',
      states: {
        new: {
          description: 'Nobody has asked yet.',
          on: { REQUEST: creation.requesting, CREATE_DIRECT: creation.bookingDirectly },
        },
        requested: {
          description: 'The coach has been asked and the time is kept; the credit is held.',
          tags: ['open', 'asked', 'ahead', 'beforeStart'],
          exit: 'moveIsOver',
          on: {
            ...writing,
            CONFIRM: confirming,
            REJECT: rejecting,
            SUGGEST_TIME: suggestion.suggesting,
            'move.carryOut': suggestion.agreeing,
            'request.lapse': expiring,
            CANCEL_REQUEST: cancel.withdrawing,
          },
          after: { halfOfWindow: nudging, lastCall: nudging, expiry: expiring },
        },
        confirmed: {
          description: 'Both sides have agreed.',
          on: writing,
          initial: 'scheduled',
          tags: ['open', 'agreed'],
          states: {
            scheduled: {
              description: 'The session is upcoming.',
              tags: ['ahead', 'beforeStart', 'upcoming', 'cancellable'],
              exit: 'moveIsOver',
              on: {
                EXTERNAL_CANCEL: cancel.removing,
                CANCEL: cancel.cancelling,
                MOVE: move.moving,
                'move.carryOut': move.carryingOut,
                EXTERNAL_MOVE: movingOutside,
                PUT_BACK: puttingBack,
                UPDATE_LOCATION: updatingLocation,
                REASSIGN_COACH: reassigning,
              },
              after: {
                dayBefore: { guard: 'isDayReminderTimely', actions: remind },
                hourBefore: { guard: 'isHourReminderTimely', actions: remind },
                doorsOpen: 'open',
              },
            },
            open: {
              description: 'The room is open; the session is about to start.',
              tags: ['ahead', 'beforeStart', 'upcoming', 'cancellable', 'live'],
              entry: announceStart,
              on: {
                EXTERNAL_CANCEL: cancel.removing,
                CANCEL: cancel.cancelling,
                UPDATE_LOCATION: updatingLocation,
              },
              after: { start: { target: 'inProgress', actions: settleBooking } },
            },
            inProgress: {
              description: 'The session is taking place.',
              tags: ['ahead', 'upcoming', 'live'],
              on: { RECORD_OUTCOME: recordingEarly },
              after: { end: { target: 'awaitingOutcome', actions: settleStart } },
            },
            awaitingOutcome: {
              description: 'The session is over and the coach has not yet said how it went.',
              tags: ['past', 'outcomeDue'],
              on: { RECORD_OUTCOME: recording },
              after: { outcomeDeadline: assuming },
            },
          },
        },
        completed: { description: 'The session took place.', tags: over, on: afterwards },
        missed: { description: 'Nobody came to meet the coach.', tags: over, on: afterwards },
        coachMissed: { description: 'The coach did not come.', tags: over, on: afterwards },
        cancelled: {
          description: 'The session was cancelled.',
          tags: ['off', 'terminal'],
          on: { REINSTATE: reinstating },
        },
        rejected: { description: 'The coach said no.', tags: ['off', 'terminal'] },
        expired: { description: 'The coach did not answer in time.', tags: ['off', 'terminal'] },
        requestCancelled: { description: 'The request was withdrawn.', tags: ['off', 'terminal'] },
      },
    },
    credit: {
      description: 'What becomes of the credit that pays for the session.',
      initial: 'none',
      states: {
        none: {
          description: 'No credit is involved, or each attendee’s own.',
          on: {
            'credit.hold': credit.holding,
            'credit.return': credit.ofEach.return,
            'credit.forfeit': credit.ofEach.forfeit,
          },
        },
        held: {
          description: 'A credit is reserved.',
          on: {
            'credit.return': credit.returning,
            'credit.spend': credit.spending,
            'credit.forfeit': credit.losing,
          },
        },
        returned: {
          description: 'The credit was returned.',
          on: {
            'credit.hold': credit.holdingAgain,
            'credit.spend': credit.corrected.spent,
            'credit.forfeit': credit.corrected.lost,
          },
        },
        forfeited: {
          description: 'The credit was lost.',
          on: {
            REFUND: refunding,
            'credit.hold': credit.found.held,
            'credit.return': credit.found.returned,
            'credit.spend': credit.found.spent,
          },
        },
        spent: {
          description: 'The credit was used.',
          on: {
            REFUND: refunding,
            'credit.hold': credit.corrected.held,
            'credit.return': credit.corrected.returned,
            'credit.forfeit': credit.corrected.lost,
          },
        },
        refunded: { description: 'Staff refunded the credit.' },
      },
    },
    move: {
      description: 'Whether someone asks for another time.',
      initial: 'settled',
      states: {
        settled: {
          description: 'Nobody asks for another time.',
          on: { 'move.askMembers': 'membersAsked', 'move.askCoach': 'coachAsked' },
        },
        membersAsked: {
          description: 'The coach or staff ask for another time, and the member decides.',
          on: {
            ...proposal.askedAnewOrOver,
            'move.end': [suggestion.endingSuggestion, proposal.ending],
            ACCEPT_MOVE: proposal.byMembers.accepting,
            DECLINE_MOVE: [suggestion.keepingOriginal, proposal.byMembers.declining],
            WITHDRAW_MOVE: [suggestion.withdrawingSuggestion, proposal.byCoach.withdrawing],
          },
          after: { answerDue: [...suggestion.unansweredSuggestion, proposal.unanswered.members] },
        },
        coachAsked: {
          description: 'The member asks for another time, and the coach decides.',
          on: {
            ...proposal.askedAnewOrOver,
            ACCEPT_MOVE: proposal.byCoach.accepting,
            DECLINE_MOVE: proposal.byCoach.declining,
            WITHDRAW_MOVE: proposal.byMembers.withdrawing,
          },
          after: { answerDue: proposal.unanswered.coach },
        },
      },
    },
  },
});
