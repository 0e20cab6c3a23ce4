import { plainChart } from '../plain-record.ts';
import {
  sessionMachine,
  type SessionContext,
  type SessionEvent,
  sessionQuestions,
} from './machine.ts';

export const sessionChart = plainChart<SessionContext, SessionEvent, typeof sessionQuestions>({
  name: 'session',
  machine: sessionMachine,
  noun: 'session',
  about: {
    title: 'Session',
    purpose: 'A kind of coaching that can be booked, with its length, its cost and its rules.',
    events: {
      CREATE: 'Staff create the session.',
      EDIT: 'Its fields are changed; bookings that were made keep what they were made with.',
      DELETE: 'Staff delete the session; nobody may have it ahead, and no programme may offer it.',
    },
  },
  questions: sessionQuestions,
  // One that is deleted stays so.
  outcomes: { DELETE: { done: '{record} was deleted.' } },
});
