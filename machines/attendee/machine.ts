import { joining, withdrawing } from './coming.ts';
import * as credit from './credit.ts';
import { holding, recording, releasing, reopening } from './session.ts';
import { attendee } from './setup.ts';

/** Somebody's place in a session, from being expected to having been there (domain reference, 6.7), and the credit they pay for it where everybody pays their own, by the same table as that of a booking (6.6). */
export const attendeeMachine = attendee.createMachine({
  id: 'attendee',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    place: {
      description: 'Whether they come, and afterwards whether they came.',
      initial: 'expected',
      states: {
        expected: {
          description: 'They are expected at the session, and its time is kept for them.',
          tags: ['coming'],
          on: { WITHDRAW: withdrawing, HOLD: holding, RELEASE: releasing, RECORD: recording },
        },
        withdrawn: {
          description: 'They do not come, and their time is free again.',
          tags: ['terminal'],
          on: { JOIN: joining },
        },
        attended: {
          description: 'They were there.',
          tags: ['recorded'],
          on: { RECORD: recording, REOPEN: reopening },
        },
        missed: {
          description: 'They did not come.',
          tags: ['recorded'],
          on: { RECORD: recording, REOPEN: reopening },
        },
        excused: {
          description: 'They did not come, and were excused.',
          tags: ['recorded'],
          on: { RECORD: recording, REOPEN: reopening },
        },
      },
    },
    credit: {
      description: 'What becomes of the credit that they pay for their place.',
      initial: 'none',
      states: {
        none: {
          description: 'No credit of theirs is involved.',
          on: { 'credit.hold': credit.holding.none },
        },
        held: {
          description: 'Their credit is reserved.',
          on: { 'credit.release': credit.releasing, 'credit.settle': credit.settling.held },
        },
        returned: {
          description: 'Their credit was returned.',
          on: {
            'credit.hold': credit.holding.returned,
            'credit.settle': credit.settling.returned,
          },
        },
        forfeited: {
          description: 'Their credit was lost.',
          on: {
            REFUND: credit.refunding,
            'credit.hold': credit.holding.forfeited,
            'credit.settle': credit.settling.forfeited,
          },
        },
        spent: {
          description: 'Their credit was used.',
          on: {
            REFUND: credit.refunding,
            'credit.hold': credit.holding.spent,
            'credit.settle': credit.settling.spent,
          },
        },
        refunded: {
          description: 'Staff refunded their credit.',
          on: { 'credit.hold': credit.holding.refunded },
        },
      },
    },
  },
});
