import type { loginMethods } from '#domain/people/vocabulary.ts';
import {
  choice,
  optionalLines,
  optionalReference,
  optionalText,
  own,
  text,
} from '#domain/records/fields.ts';
import { roles } from '../person.ts';
import { verb } from '../verbs.ts';

/** What staff write about a person (domain reference, 3.1). */
export const accountFields = {
  firstName: text('First name', 60),
  lastName: text('Last name', 60),
  email: own<string>('Email'),
  role: choice('Role', roles),
  // Of members and organisation admins; nobody else has one.
  organizationId: optionalReference('Organisation'),
  loginMethod: own<(typeof loginMethods)[number]>('Login method'),
  jobTitle: optionalText('Job title', 120),
  phone: own<string | null>('Phone'),
  bio: optionalLines('Bio', 2000),
  specialisms: own<readonly string[]>('Specialisms'),
  languages: own<readonly string[]>('Languages'),
  timeZone: own<string>('Time zone'),
  locale: own<string>('Language'),
} as const;

/** What only the person themselves changes besides. */
export const ownFields = {
  // Where the picture is shown from; null where there is none.
  pictureUrl: own<string | null>('Picture'),
  // What they want to hear of and how, by type of notification; only what differs from the usual.
  notificationPreferences: own<Readonly<Record<string, unknown>>>('Notifications'),
} as const;

/** The events that people send to an account, in order of likelihood. Passwords that go with them never reach the chart. */
export const userVerbs = {
  EDIT: verb({
    label: 'Edit',
    meaning: 'What is written about the person changes.',
    // The fields that change; the others stay.
    payload: { ...accountFields, ...ownFields },
    history: ({ name, payload: { role } }) =>
      typeof role === 'string' ? `${name} changed it, the role too.` : `${name} changed it.`,
  }),
  RESEND: verb({
    label: 'Send invitation again',
    meaning: 'The invitation is sent again; the old link no longer works.',
    payload: {},
    history: 'sent the invitation again',
  }),
  UNLOCK: verb({
    label: 'Unlock',
    meaning: 'Staff let the person try again.',
    payload: {},
    history: 'unlocked it',
    tooLate: () => 'This account is not locked.',
  }),
  RESET_PASSWORD: verb({
    label: 'Set temporary password',
    meaning: 'The password is replaced; every sign-in ends.',
    payload: {},
    history: 'replaced the password',
  }),
  SEND_RESET_LINK: verb({
    label: 'Send reset link',
    meaning: 'A link to choose a new password is sent.',
    payload: {},
    history: 'sent a link to choose a new password',
  }),
  RESTORE: verb({
    label: 'Restore',
    meaning: 'The account comes back; what was called off does not.',
    payload: {},
    history: 'restored it',
    tooLate: (status) => (status.startsWith('active') ? 'This account is not deleted.' : null),
  }),
  DELETE: verb({
    label: 'Delete',
    meaning: 'The account is closed, and what was booked is called off.',
    payload: {},
    history: 'deleted it',
  }),
  OBFUSCATE: verb({
    label: 'Obfuscate',
    meaning: 'A super admin removes everything that says who the person was.',
    // The address of the person, typed again.
    payload: { email: text('Email', 254) },
    history: 'obfuscated it',
  }),
} as const;

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
