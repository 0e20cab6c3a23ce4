import type { RecordChart } from '../record-chart.ts';
import { questionSentences } from '../questions.ts';
import type { GuardSentence } from '../sentences.ts';
import type { UserContext, UserEvent } from './context.ts';
import { userMachine } from './machine.ts';

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  CREATE: 'Staff create the account; the person is sent an invitation.',
  ACTIVATE: 'The person comes in for the first time, by their link or by single sign-on.',
  EDIT: 'What is written about the person changes.',
  RESEND: 'The invitation is sent again; the old link no longer works.',
  LOCK: 'Too many passwords were wrong.',
  UNLOCK: 'Staff let the person try again.',
  SEND_RESET_LINK: 'A link to choose a new password is sent.',
  RESET_PASSWORD: 'The password is replaced; every sign-in ends.',
  DELETE: 'The account is closed, and what was booked is called off.',
  RESTORE: 'The account comes back; what was called off does not.',
  OBFUSCATE: 'A super admin removes everything that says who the person was.',
} as const;

type Words = GuardSentence<UserContext, UserEvent>;
const who: Words = { kind: 'who', sentence: 'You do not have the necessary permissions.' };
const choice: Words = { kind: 'choice' };

/** What only the server can answer, by the names of the guards that ask. */
export const userQuestions = {
  leavesSuperAdmin: { field: 'role', kind: 'payload' },
  isOrganizationActive: { field: 'organizationId' },
  isEmailFree: { field: 'email' },
  isTimeZoneKnown: { field: 'timeZone', kind: 'payload' },
  mayLeaveCoaching: { field: 'role', kind: 'payload' },
  isNotLastSuperAdmin: {},
  hasNoCoaching: {},
  hasNoOpenBookings: {},
} as const;

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
  asks: {
    EDIT: 'Edit',
    RESEND: 'Send invitation again',
    UNLOCK: 'Unlock',
    RESET_PASSWORD: 'Set temporary password',
    SEND_RESET_LINK: 'Send reset link',
    RESTORE: 'Restore',
    DELETE: 'Delete',
    OBFUSCATE: 'Obfuscate',
  },
  tooLate: (status, event) => {
    if (event === 'RESTORE' && status.startsWith('active')) return 'This account is not deleted.';
    if (event === 'UNLOCK') return 'This account is not locked.';
    return stateWords[status] ?? 'This account has changed since.';
  },
};
