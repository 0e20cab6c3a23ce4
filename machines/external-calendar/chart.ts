import type { RecordChart } from '../record-chart.ts';
import type { GuardSentence } from '../sentences.ts';
import type { ExternalCalendarContext, ExternalCalendarEvent } from './context.ts';
import { externalCalendarMachine } from './machine.ts';

type Words = GuardSentence<ExternalCalendarContext, ExternalCalendarEvent>;

const permission = 'You do not have the necessary permissions.';

/** What the server found out, at the field that is to blame. */
const asked = (question: string, field: string): Words => ({
  kind: 'payload',
  field,
  sentence: (_, event) => event.facts?.[question] ?? '',
});

/** The lifecycle of external calendars as its readers use it. */
export const externalCalendarChart: RecordChart<ExternalCalendarContext, ExternalCalendarEvent> = {
  name: 'external-calendar',
  machine: externalCalendarMachine,
  guards: {
    isOwner: { kind: 'who', sentence: permission },
    isStaff: { kind: 'who', sentence: permission },
    isSystem: { kind: 'who', sentence: permission },
    asksConsent: { kind: 'choice' },
    asksNoConsent: { kind: 'choice' },
    isChosen: { kind: 'choice' },
    isReachable: asked('isReachable', 'address'),
    isOffered: asked('isOffered', 'calendar'),
    isNew: asked('isNew', 'calendar'),
    isOnlyWriter: asked('isOnlyWriter', 'direction'),
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
