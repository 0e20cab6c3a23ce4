import { and, or } from 'xstate';
import { attendee } from './setup.ts';

const leaving = [
  'stampWithdrawal',
  'releaseTime',
  'answerInvite',
  'takeFromCalendar',
  'creditIsReleased',
  'offerSeat',
] as const;
const callingOff = ['endSession', 'callOffBooking'] as const;
const mayRecord = or(['isCoach', 'isStaff', 'isSystem']);

/** Whether somebody came, told with the outcome of the session and put right with it. */
const recorded = attendee.createStateConfig({
  tags: ['recorded'],
  on: {
    RECORD: [
      {
        guard: and([mayRecord, 'hasCome']),
        target: '#attendee.place.attended',
        actions: 'creditIsSettled',
      },
      {
        guard: and([mayRecord, 'isExcused']),
        target: '#attendee.place.excused',
        actions: 'creditIsSettled',
      },
      { guard: mayRecord, target: '#attendee.place.missed', actions: 'creditIsSettled' },
    ],
  },
});

/** Whether they come, and afterwards whether they came. */
export const place = attendee.createStateConfig({
  description: 'Whether they come, and afterwards whether they came.',
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
            guard: and(['isStaff', 'isAhead', 'statesReason', 'isLast']),
            actions: [...callingOff],
            description: 'Without the last one the session is called off, by staff.',
          },
          {
            guard: and(['isStaff', 'isAhead', 'statesReason']),
            target: 'withdrawn',
            actions: [...leaving],
            description: 'Staff remove them; the session takes place without them.',
          },
        ],
        HOLD: {
          guard: and(['isSystem', 'isCovered']),
          actions: ['beginSession', 'creditIsHeld'],
          description: 'The session is booked, or takes place after all.',
        },
        RELEASE: {
          guard: 'isSystem',
          actions: ['endSession', 'creditIsReleased'],
          description: 'The session was called off.',
        },
        ...recorded.on,
      },
    },
    withdrawn: {
      description: 'They do not come, and their time is free again.',
      tags: ['terminal'],
      on: {
        JOIN: {
          guard: and([or(['isSelf', 'isSystem']), 'isAhead', 'isTimeFree', 'isCovered']),
          target: 'expected',
          actions: ['forgetWithdrawal', 'reserveTime', 'putInCalendar', 'creditIsHeld'],
          description: 'They come after all, by a new invitation.',
        },
      },
    },
    attended: { description: 'They were there.', ...recorded },
    missed: { description: 'They did not come.', ...recorded },
    excused: { description: 'They did not come, and were excused.', ...recorded },
  },
});
