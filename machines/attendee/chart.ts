import type { RecordChart } from '../record-chart.ts';
import type { AttendeeContext, AttendeeEvent } from './context.ts';
import { attendeeMachine } from './machine.ts';

const permission = 'You do not have the necessary permissions.';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  WITHDRAW: 'They say that they do not come, or staff take them off the list.',
  JOIN: 'They accept a new invitation.',
  RECORD: 'The outcome of the session tells whether they came.',
} as const;

/** Somebody's place in a session as its readers use it. */
export const attendeeChart: RecordChart<AttendeeContext, AttendeeEvent> = {
  name: 'attendee',
  machine: attendeeMachine,
  guards: {
    isSelf: { kind: 'who', sentence: 'Only they themselves can do that.' },
    isStaff: { kind: 'who', sentence: permission },
    isCoach: { kind: 'who', sentence: 'Only the coach of this session can do that.' },
    isSystem: { kind: 'who', sentence: permission },
    isLast: { kind: 'choice' },
    hasCome: { kind: 'choice' },
    isExcused: { kind: 'choice' },
    isAhead: {
      kind: 'what',
      sentence: ({ isOn }) =>
        isOn
          ? 'This session has started, so nobody can withdraw any more.'
          : 'This session no longer takes place.',
    },
    tellsWhy: { kind: 'payload', field: 'reason', sentence: 'Say why you remove them.' },
    isTimeFree: { kind: 'what', sentence: (_, { facts }) => facts?.['isTimeFree'] ?? '' },
  },
  asks: { WITHDRAW: 'Withdraw' },
  tooLate: (status) => sentences[status] ?? 'The outcome of this session is recorded.',
};

const sentences: Readonly<Record<string, string>> = {
  expected: 'They are expected at this session.',
  withdrawn: 'They have withdrawn from this session.',
};
