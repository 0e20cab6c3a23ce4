import type { RecordChart } from '../record-chart.ts';
import { labelsOf, tooLateFor } from '../verbs.ts';
import {
  guardSentences,
  userQuestions,
  userReports,
  userVerbs,
  type UserEvent,
} from './capabilities.ts';
import type { UserContext } from './context.ts';
import { userMachine } from './machine.ts';

const stateWords: Readonly<Record<string, string>> = {
  new: 'This account does not exist yet.',
  invited: 'This person has not signed in yet.',
  'active.unlocked': 'This account is already active.',
  'active.locked': 'This account is locked.',
  deleted: 'This account was deleted.',
  obfuscated: 'This account was obfuscated. Nothing is left to change.',
};

export const userChart: RecordChart<UserContext, UserEvent, typeof userMachine> = {
  name: 'user',
  machine: userMachine,
  storedDepth: 1,
  questions: userQuestions,
  guards: guardSentences,
  asks: labelsOf(userVerbs),
  declares: { ...userReports, ...userVerbs },
  subject: ({ firstName, lastName }) => ({ record: `${firstName} ${lastName}` }),
  tooLate: (status, event) =>
    tooLateFor(userVerbs, event, status) ?? stateWords[status] ?? 'This account has changed since.',
};
