import { and, or } from 'xstate';
import { attendee } from './setup.ts';

const leaving = [
  'stampWithdrawal',
  'releaseTime',
  'answerInvite',
  'takeFromCalendar',
  'offerSeat',
] as const;
const callingOff = ['endSession', 'callOffBooking'] as const;
const mayRecord = or(['isCoach', 'isStaff', 'isSystem']);

/** Whether somebody came, told with the outcome of the session and put right with it. */
const recorded = attendee.createStateConfig({
  tags: ['recorded'],
  on: {
    RECORD: [
      { guard: and([mayRecord, 'hasCome']), target: '#attendee.attended' },
      { guard: and([mayRecord, 'isExcused']), target: '#attendee.excused' },
      { guard: mayRecord, target: '#attendee.missed' },
    ],
  },
});

/** Somebody's place in a session, from being expected to having been there (domain reference, 6.7). */
export const attendeeMachine = attendee.createMachine({
  id: 'attendee',
  context: ({ input }) => input,
  initial: 'expected',
  states: {
    expected: {
      description: 'They are expected at the session, and its time is kept for them.',
      tags: ['coming'],
      on: {
        WITHDRAW: [
          {
            guard: and([or(['isSelf', 'isSystem']), 'isAhead', 'isLast']),
            actions: [...callingOff],
            description:
              'Without the last one the session is called off, as if they had cancelled it.',
          },
          {
            guard: and([or(['isSelf', 'isSystem']), 'isAhead']),
            target: 'withdrawn',
            actions: [...leaving],
            description: 'They withdraw; the session takes place without them.',
          },
          {
            guard: and(['isStaff', 'isAhead', 'tellsWhy', 'isLast']),
            actions: [...callingOff],
            description: 'Without the last one the session is called off, by staff.',
          },
          {
            guard: and(['isStaff', 'isAhead', 'tellsWhy']),
            target: 'withdrawn',
            actions: [...leaving],
            description: 'Staff remove them; the session takes place without them.',
          },
        ],
        ...recorded.on,
      },
    },
    withdrawn: {
      description: 'They do not come, and their time is free again.',
      tags: ['terminal'],
      on: {
        JOIN: {
          guard: and([or(['isSelf', 'isSystem']), 'isAhead', 'isTimeFree']),
          target: 'expected',
          actions: ['forgetWithdrawal', 'reserveTime', 'putInCalendar'],
          description: 'They come after all, by a new invitation.',
        },
      },
    },
    attended: { description: 'They were there.', ...recorded },
    missed: { description: 'They did not come.', ...recorded },
    excused: { description: 'They did not come, and were excused.', ...recorded },
  },
});
