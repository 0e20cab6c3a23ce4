import type { RecordChart } from '../record-chart.ts';
import { labelsOf } from '../verbs.ts';
import {
  calendarQuestions,
  calendarReports,
  calendarVerbs,
  guardSentences,
  type ExternalCalendarEvent,
} from './capabilities.ts';
import type { ExternalCalendarContext } from './context.ts';
import { externalCalendarMachine } from './machine.ts';

/** The lifecycle of external calendars as its readers use it. */
export const externalCalendarChart: RecordChart<ExternalCalendarContext, ExternalCalendarEvent> = {
  name: 'external-calendar',
  machine: externalCalendarMachine,
  questions: calendarQuestions,
  guards: guardSentences,
  asks: labelsOf(calendarVerbs),
  declares: { ...calendarReports, ...calendarVerbs },
  subject: ({ calendarName, accountLabel }) => ({ record: `“${calendarName ?? accountLabel}”` }),
  tooLate: (status) => sentences[status] ?? 'This calendar is connected.',
};

const sentences: Readonly<Record<string, string>> = {
  new: 'This calendar does not exist yet.',
  'connecting.consenting': 'The coach has not allowed access at the provider yet.',
  'connecting.reaching': 'We are still asking the provider for its calendars.',
  'connecting.choosing': 'Choose a calendar first.',
  'connecting.reading': 'This calendar is being read for the first time.',
  error: 'This calendar can’t be read any more. Reconnect it.',
  reconnecting: 'The coach has not allowed access at the provider yet.',
  abandoned: 'This calendar was not connected. Connect it again.',
  disconnected: 'This calendar was disconnected.',
};
