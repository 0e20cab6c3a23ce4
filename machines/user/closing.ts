import { and } from 'xstate';
import { text } from '#domain/records/fields.ts';
import { deletedBy, restoredBy, touchedBy } from '../plain-record.ts';
import { questionGuards } from '../questions.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';
import type { UserFields } from './fields.ts';
import { notifyDeleted, notifyRestored } from './notices.ts';
import { isSelf } from './people.ts';

export const verbs = {
  RESTORE: verb({
    label: 'Restore',
    done: '{record} was restored.',
    meaning: 'The account comes back; what was cancelled does not.',
    payload: {},
    history: 'restored it',
    tooLate: (status) => (status.startsWith('active') ? 'This account is not deleted.' : null),
  }),
  DELETE: verb({
    label: 'Delete',
    done: '{record} was deleted.',
    meaning:
      'The account is closed, and the person leaves what they were booked into; what nobody else comes to is cancelled.',
    payload: {},
    history: 'deleted it',
  }),
  OBFUSCATE: verb({
    label: 'Obfuscate',
    done: 'Everything that identified them was removed.',
    meaning: 'A super admin removes everything that identifies the person.',
    // The address of the person, typed again.
    payload: { email: text('Email', 254) },
    history: 'obfuscated it',
  }),
} as const;

export const reports = {
  RETENTION_END: report({
    meaning: 'The account was deleted for as long as accounts that are deleted are kept.',
    payload: {},
    history: () => 'Everything that identified them was removed: it had been deleted long enough.',
  }),
} as const;

export const questions = {
  isNotLastSuperAdmin: {},
  hasNoCoaching: {},
  hasNoCredits: {},
  hasNoOpenBookings: {},
} as const;

export const guards = {
  ...questionGuards(questions),
  isNotSelf: (asked: Asked) => !isSelf(asked),
  namesEmail: ({ context, event }: Asked) =>
    isSent(verbs, event, 'OBFUSCATE') &&
    (event.email ?? '').trim().toLowerCase() === context.email.toLowerCase(),
  wasActive: ({ context }: Asked) => context.activatedAt !== null,
};

export const sentences: Words = {
  isNotSelf: { kind: 'what', sentence: 'You can’t delete your own account here.' },
  namesEmail: {
    kind: 'payload',
    field: 'email',
    sentence: 'Type the email address exactly as it is shown.',
  },
  wasActive: { kind: 'choice' },
};

/** What is left of a person who was obfuscated (domain reference, 3.1 obfuscation map). */
const erased = (id: string) =>
  ({
    firstName: 'Deleted',
    lastName: 'user',
    email: `obfuscated-${id}@invalid`,
    jobTitle: null,
    phone: null,
    bio: null,
    specialisms: [],
    languages: [],
    timeZone: 'Etc/UTC',
    locale: 'en-GB',
    pictureUrl: null,
    notificationPreferences: {},
  }) as const satisfies Partial<UserFields>;

export const stamps = {
  stampDeletion: ({ event }) => deletedBy(event),
  stampRestoration: ({ event }) => restoredBy(event),
  takeEverything: ({ context, event }) => ({
    ...erased(context.id),
    lockedUntil: null,
    ...(context.deletedAt === null ? deletedBy(event) : touchedBy(event)),
  }),
} satisfies Stamps;

export const deleting = {
  guard: and([
    'isStaff',
    'hasPower',
    'isNotLastSuperAdmin',
    'isNotSelf',
    'hasNoCoaching',
    'hasNoCredits',
  ]),
  target: '#user.deleted',
  actions: [
    'stampDeletion',
    'clearLock',
    'endSignIns',
    'leaveSessions',
    'releaseHolds',
    notifyDeleted,
  ],
} as const;

export const restoring = [
  {
    guard: and(['isStaff', 'hasPower', 'isOrganizationActive', 'wasActive']),
    target: 'active',
    actions: ['stampRestoration', ...notifyRestored],
    description: 'Someone who had come in before.',
  },
  {
    guard: and(['isStaff', 'hasPower', 'isOrganizationActive']),
    target: 'invited',
    actions: ['stampRestoration', 'sendInvitation', ...notifyRestored],
    description: 'Someone who had only been invited.',
  },
] as const;

const erasing = {
  target: '#user.obfuscated',
  actions: ['takeEverything', 'endSignIns', 'releaseHolds', 'leaveTeams', 'erase'],
} as const;

export const obfuscating = {
  guard: and([
    'isSuperAdmin',
    'isNotLastSuperAdmin',
    'isNotSelf',
    'namesEmail',
    'hasNoOpenBookings',
  ]),
  ...erasing,
} as const;

export const endingRetention = {
  guard: and(['isSystem', 'hasNoOpenBookings']),
  ...erasing,
} as const;
