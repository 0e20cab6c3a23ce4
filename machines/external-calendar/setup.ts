import { assign, setup } from 'xstate';
import {
  asksConsent,
  calendarTimes,
  providerNames,
} from '#domain/external-calendars/vocabulary.ts';
import { isStaff } from '../person.ts';
import { createdBy, deletedBy, touchedBy } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { calendarQuestions } from './questions.ts';
import type { ExternalCalendarContext, ExternalCalendarEvent } from './context.ts';

type Asked = { context: ExternalCalendarContext; event: ExternalCalendarEvent };

/** How long from now until so long after the last success. */
const sinceSuccess =
  (length: number) =>
  ({ context, event }: Asked): number =>
    Math.max(0, (context.lastSyncAt ?? event.at) + length - event.at);

/** The vocabulary of the chart of external calendars. Effects without a context of their own are carried out by the server. */
export const externalCalendar = setup({
  types: {
    context: {} as ExternalCalendarContext,
    input: {} as ExternalCalendarContext,
    events: {} as ExternalCalendarEvent,
    /** `read`: its busy times are fetched; `connected`: what is agreed is written there; `lost`: it can't be reached until its coach connects it again. */
    tags: {} as 'busy' | 'open' | 'read' | 'connected' | 'lost' | 'terminal',
  },
  guards: {
    ...questionGuards(calendarQuestions),
    isOwner: ({ context, event }: Asked) => event.by.id === context.coach,
    isStaff: ({ event }: Asked) => isStaff(event.by),
    isSystem: ({ event }: Asked) => event.by.role === 'System',
    asksConsent: ({ context }: Asked) => asksConsent(context.provider),
    asksNoConsent: ({ context }: Asked) => !asksConsent(context.provider),
    isChosen: ({ context }: Asked) => context.calendarId !== null,
  },
  actions: {
    stampCreation: assign(({ event }) => createdBy(event)),
    stampChange: assign(({ event }) => touchedBy(event)),
    stampEnd: assign(({ event }) => deletedBy(event)),
    stampDenial: assign(({ context }) => ({
      lastError: `${providerNames[context.provider]} did not grant access. Try again and allow calendar access.`,
    })),
    stampFailure: assign(({ context, event }) => ({
      lastError: ('because' in event ? event.because : undefined) ?? context.lastError,
    })),
    clearTrouble: assign({ lastError: null }),
    stampSuccess: assign(({ event }) => ({ lastSyncAt: event.at, lastError: null })),
    takeOffered: assign(({ event }) =>
      event.type === 'FOUND' ? { offered: event.calendars ?? [], lastError: null } : {},
    ),
    takeChoice: assign(({ context, event }) => {
      if (event.type !== 'CHOOSE') return {};
      const chosen = context.offered.find(({ id }) => id === event.calendar);
      return {
        calendarId: event.calendar ?? null,
        calendarName: chosen?.name ?? null,
        readMode: chosen?.readMode ?? context.readMode,
        direction: event.direction ?? context.direction,
        offered: [],
      };
    }),

    reach: () => {},
    sync: () => {},
    updateBooking: () => {},
    forget: () => {},
  },
  delays: {
    connectWithin: () => calendarTimes.connectWithin,
    calendarStale: sinceSuccess(calendarTimes.stale),
    calendarLost: sinceSuccess(calendarTimes.lost),
  },
});
