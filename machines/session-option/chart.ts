import { plainChart } from '../plain-record.ts';
import {
  sessionOptionMachine,
  sessionOptionQuestions,
  type SessionOptionContext,
  type SessionOptionEvent,
} from './machine.ts';

export const sessionOptionChart = plainChart<
  SessionOptionContext,
  SessionOptionEvent,
  typeof sessionOptionQuestions
>({
  name: 'session-option',
  machine: sessionOptionMachine,
  noun: 'session option',
  about: {
    title: 'Session option',
    purpose: 'A session that a programme offers to its members, and by which rules.',
    events: {
      CREATE: 'Staff add a session to what the programme offers.',
      DELETE: 'Staff remove the session from the programme; bookings that were made stay.',
    },
  },
  questions: sessionOptionQuestions,
  outcomes: {
    // Whoever adds one is told which session was added.
    CREATE: { done: null },
    DELETE: { done: '{record} was removed.' },
  },
});
