import type { RecordChart } from '../record-chart.ts';
import { labelsOf, tooLateFor } from '../verbs.ts';
import {
  attendeeQuestions,
  attendeeRaises,
  attendeeReports,
  attendeeVerbs,
  guardSentences,
  type AttendeeEvent,
} from './capabilities.ts';
import type { AttendeeContext } from './context.ts';
import { attendeeMachine } from './machine.ts';

/** Somebody's place in a session as its readers use it. */
export const attendeeChart: RecordChart<AttendeeContext, AttendeeEvent, typeof attendeeMachine> = {
  name: 'attendee',
  machine: attendeeMachine,
  regions: { status: 'place', others: ['credit'] },
  questions: attendeeQuestions,
  guards: guardSentences,
  asks: labelsOf(attendeeVerbs),
  declares: { ...attendeeReports, ...attendeeVerbs },
  raised: Object.keys(attendeeRaises),
  tooLate: (status, event) =>
    tooLateFor(attendeeVerbs, event, status) ??
    sentences[status] ??
    'The outcome of this session has been recorded.',
};

const sentences: Readonly<Record<string, string>> = {
  expected: 'They are expected at this session.',
  withdrawn: 'They have withdrawn from this session.',
};
