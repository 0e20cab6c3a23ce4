import type { RecordChart } from '../record-chart.ts';
import { questionSentences } from '../questions.ts';
import type { GuardSentence } from '../sentences.ts';
import { labelsOf, meaningsOf, tooLateFor } from '../verbs.ts';
import type { UserContext, UserEvent } from './context.ts';
import { userMachine } from './machine.ts';
import { userQuestions, userVerbs } from './verbs.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(userVerbs),
  CREATE: 'Staff create the account; the person is sent an invitation.',
  ACTIVATE: 'The person comes in for the first time, by their link or by single sign-on.',
  LOCK: 'Too many passwords were wrong.',
} as const;

type Words = GuardSentence<UserContext, UserEvent>;
const who: Words = { kind: 'who', sentence: 'You do not have the necessary permissions.' };
const choice: Words = { kind: 'choice' };

const payload = (field: string, sentence: string): Words => ({ kind: 'payload', field, sentence });

const stateWords: Readonly<Record<string, string>> = {
  new: 'This account does not exist yet.',
  invited: 'This person has not come in yet.',
  'active.unlocked': 'This account is active already.',
  'active.locked': 'This account is locked.',
  deleted: 'This account was deleted.',
  obfuscated: 'This account was obfuscated. Nothing is left to change.',
};

export const userChart: RecordChart<UserContext, UserEvent> = {
  name: 'user',
  machine: userMachine,
  storedDepth: 1,
  questions: userQuestions,
  guards: {
    ...questionSentences(userQuestions),
    isStaff: who,
    isSuperAdmin: who,
    isSystem: who,
    isSelf: who,
    isOwnProfile: who,
    hasPower: who,
    isRoleInPower: payload('role', 'Only a super admin can make somebody an admin.'),
    keepsOwnRole: payload('role', "You can't change your own role."),
    changesRole: choice,
    keepsRole: choice,
    wasActive: choice,
    hasOrganization: payload('organizationId', 'Organisation is required for this role.'),
    hasNoOrganization: payload(
      'organizationId',
      "Coaches and staff can't belong to an organisation.",
    ),
    signsInWithPassword: {
      kind: 'what',
      sentence: 'This person signs in through their organisation and has no password here.',
    },
    isNotSelf: { kind: 'what', sentence: "You can't delete your own account here." },
    namesEmail: payload('email', 'Type the email address exactly as it is shown.'),
  },
  asks: labelsOf(userVerbs),
  tooLate: (status, event) =>
    tooLateFor(userVerbs, event, status) ?? stateWords[status] ?? 'This account has changed since.',
};
