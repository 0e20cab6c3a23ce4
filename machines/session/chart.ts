import { plainChart } from '../plain-record.ts';
import { sessionMachine, type SessionContext, type SessionEvent } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  CREATE: 'Staff create the session.',
  EDIT: 'Its fields are changed; bookings that were made keep what they were made with.',
  DELETE: 'Staff delete the session; nobody may have it ahead, and no programme may offer it.',
} as const;

export const sessionChart = plainChart<SessionContext, SessionEvent>({
  name: 'session',
  machine: sessionMachine,
  noun: 'session',
  questions: {
    isNameFree: { field: 'name' },
    hasSeats: { field: 'maxAttendees', kind: 'payload' },
    isBufferBeforeEnough: { field: 'bufferBefore', kind: 'payload' },
    isBufferAfterEnough: { field: 'bufferAfter', kind: 'payload' },
    hasNoUpcomingBookings: { field: 'bookings' },
    isInNoProgramme: { field: 'programmes' },
  },
});
