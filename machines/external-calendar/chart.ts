import type { RecordChart } from '../record-chart.ts';
import { questionSentences } from '../questions.ts';
import { calendarQuestions } from './questions.ts';
import type { ExternalCalendarContext, ExternalCalendarEvent } from './context.ts';
import { externalCalendarMachine } from './machine.ts';

const permission = 'You do not have the necessary permissions.';

/** The lifecycle of external calendars as its readers use it. */
export const externalCalendarChart: RecordChart<ExternalCalendarContext, ExternalCalendarEvent> = {
  name: 'external-calendar',
  machine: externalCalendarMachine,
  questions: calendarQuestions,
  guards: {
    ...questionSentences(calendarQuestions),
    isOwner: { kind: 'who', sentence: permission },
    isStaff: { kind: 'who', sentence: permission },
    isSystem: { kind: 'who', sentence: permission },
    asksConsent: { kind: 'choice' },
    asksNoConsent: { kind: 'choice' },
    isChosen: { kind: 'choice' },
  },
  asks: {
    CHOOSE: 'Choose calendar',
    SYNC_NOW: 'Sync now',
    RECONNECT: 'Reconnect',
    DISCONNECT: 'Disconnect',
  },
  tooLate: (status) => sentences[status] ?? 'This calendar is connected.',
};

const sentences: Readonly<Record<string, string>> = {
  new: 'This calendar does not exist yet.',
  'connecting.consenting': 'The provider has not been told to grant access yet.',
  'connecting.reaching': 'We are still asking the provider for its calendars.',
  'connecting.choosing': 'Choose a calendar first.',
  'connecting.reading': 'This calendar is being read for the first time.',
  error: 'This calendar can’t be read any more. Reconnect it.',
  reconnecting: 'The provider has not been told to grant access yet.',
  abandoned: 'This calendar was not connected. Connect it again.',
  disconnected: 'This calendar was disconnected.',
};
