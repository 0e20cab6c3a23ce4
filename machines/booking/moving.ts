import { and, or } from 'xstate';
import { notify, settleBooking, settleProposal, notifyInvitees } from './notices.ts';
import { booking } from './setup.ts';

const carriedOut = [
  'stampTime',
  'swapTime',
  'nextCalendarVersion',
  'writeToCalendar',
  settleBooking,
  notify('BookingUpdated', ['attendees', 'speakers', 'coach']),
  notifyInvitees,
] as const;
const target = '#booking.life.confirmed.scheduled';

/** Another time: the member's side has it at once while it is early and the coach decides when it is late; what the coach or staff want, the member's side decides (domain reference, 6.6). */
export const movable = booking.createStateConfig({
  on: {
    MOVE: [
      {
        guard: and(['speaksForMembers', 'isEarly', 'namesAnotherTime', 'isNewTimeFree']),
        target,
        reenter: true,
        actions: carriedOut,
        description: 'The member is in time, and the coach is free.',
      },
      {
        guard: and([
          'speaksForMembers',
          'isTimeToAnswer',
          'namesAnotherTime',
          'leavesTimeToAnswer',
          'isNewTimeFree',
        ]),
        actions: ['stampProposal', 'coachIsAsked', notify('BookingUpdated', ['coach'], 'proposal')],
        description: 'The member is late and asks the coach.',
      },
      {
        guard: and([
          or(['isBookingCoach', 'isStaff']),
          'isTimeToAnswer',
          'namesAnotherTime',
          'leavesTimeToAnswer',
          'isNewTimeFree',
        ]),
        actions: [
          'stampProposal',
          'membersAreAsked',
          notify('BookingUpdated', ['speakers'], 'proposal'),
        ],
        description: 'The coach or staff ask the member.',
      },
    ],
    'move.carryOut': { target, reenter: true, actions: carriedOut },
  },
});

const end = { target: 'settled', actions: 'clearProposal' } as const;
const askAnew = {
  'move.askMembers': { target: 'membersAsked', reenter: true },
  'move.askCoach': { target: 'coachAsked', reenter: true },
} as const;
const stays = (variant: 'declined' | 'withdrawn' | 'unanswered', to: 'speakers' | 'coach') =>
  [
    settleProposal,
    notify(
      'BookingUpdated',
      variant === 'withdrawn' ? [to, 'coach'] : ['proposer', 'coach'],
      variant,
    ),
    'clearProposal',
  ] as const;

/** What becomes of another time that somebody has asked for; the agreed one stands until the new one does. */
export const moving = booking.createStateConfig({
  description: 'Whether somebody asks for another time.',
  initial: 'settled',
  states: {
    settled: {
      description: 'Nobody asks for another time.',
      on: { 'move.askMembers': 'membersAsked', 'move.askCoach': 'coachAsked' },
    },
    membersAsked: {
      description: 'The coach or staff ask for another time, and the member decides.',
      on: {
        ...askAnew,
        'move.end': end,
        ACCEPT_MOVE: {
          guard: and(['speaksForMembers', 'isAnswerInTime', 'isProposedTimeFree']),
          target: 'settled',
          actions: 'moveIsAgreed',
        },
        DECLINE_MOVE: {
          guard: 'speaksForMembers',
          target: 'settled',
          actions: stays('declined', 'speakers'),
        },
        WITHDRAW_MOVE: {
          guard: or(['isBookingCoach', 'isStaff']),
          target: 'settled',
          actions: stays('withdrawn', 'speakers'),
        },
      },
      after: { answerDue: { target: 'settled', actions: stays('unanswered', 'speakers') } },
    },
    coachAsked: {
      description: 'The member asks for another time, and the coach decides.',
      on: {
        ...askAnew,
        'move.end': end,
        ACCEPT_MOVE: {
          guard: and([or(['isBookingCoach', 'isStaff']), 'isAnswerInTime', 'isProposedTimeFree']),
          target: 'settled',
          actions: 'moveIsAgreed',
        },
        DECLINE_MOVE: {
          guard: or(['isBookingCoach', 'isStaff']),
          target: 'settled',
          actions: stays('declined', 'coach'),
        },
        WITHDRAW_MOVE: {
          guard: 'speaksForMembers',
          target: 'settled',
          actions: stays('withdrawn', 'coach'),
        },
      },
      after: { answerDue: { target: 'settled', actions: stays('unanswered', 'coach') } },
    },
  },
});
