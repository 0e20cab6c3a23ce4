import type { RecordChart } from '../record-chart.ts';
import { questionSentences } from '../questions.ts';
import { labelsOf, meaningsOf, tooLateFor } from '../verbs.ts';
import { attendeeQuestions, attendeeVerbs } from './verbs.ts';
import type { AttendeeContext, AttendeeEvent } from './context.ts';
import { attendeeMachine } from './machine.ts';

const permission = 'You do not have the necessary permissions.';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(attendeeVerbs),
  JOIN: 'They accept a new invitation.',
  HOLD: 'The session is booked, or takes place after all: a unit of those who pay themselves is set aside.',
  RELEASE:
    'The session was called off: their unit goes back, unless they did it themselves and too late.',
  RECORD: 'The outcome of the session tells whether they came.',
  'credit.hold': 'A unit of theirs is set aside.',
  'credit.release': 'They do not come, or nobody does: what was set aside goes back, or is lost.',
  'credit.settle': 'The outcome tells what becomes of their unit.',
} as const;

/** Somebody's place in a session as its readers use it. */
export const attendeeChart: RecordChart<AttendeeContext, AttendeeEvent> = {
  name: 'attendee',
  machine: attendeeMachine,
  regions: { status: 'place', others: ['credit'] },
  questions: attendeeQuestions,
  guards: {
    ...questionSentences(attendeeQuestions),
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
    statesReason: { kind: 'payload', field: 'reason', sentence: 'Say why you remove them.' },
    isRefundInTime: {
      kind: 'what',
      sentence: 'A credit can be refunded for 90 days after the session.',
    },
    explainsRefund: {
      kind: 'payload',
      field: 'reason',
      sentence: 'Give a reason for the refund.',
    },
    paysOwn: { kind: 'choice' },
    isCausedByThem: { kind: 'choice' },
    isTooLate: { kind: 'choice' },
    isNotForgiven: { kind: 'choice' },
    isUsed: { kind: 'choice' },
    isMissed: { kind: 'choice' },
    isReturned: { kind: 'choice' },
  },
  asks: labelsOf(attendeeVerbs),
  raised: ['credit.hold', 'credit.release', 'credit.settle'],
  tooLate: (status, event) =>
    tooLateFor(attendeeVerbs, event, status) ??
    sentences[status] ??
    'The outcome of this session is recorded.',
};

const sentences: Readonly<Record<string, string>> = {
  expected: 'They are expected at this session.',
  withdrawn: 'They have withdrawn from this session.',
};
