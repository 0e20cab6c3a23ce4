import { and } from 'xstate';
import { notifyCreated, notifyDeleted, notifyNewRole, notifyRestored, welcome } from './notices.ts';
import { user } from './setup.ts';

const proper = ['hasOrganization', 'hasNoOrganization', 'isOrganizationActive'] as const;
const known = ['isEmailFree', 'isTimeZoneKnown'] as const;
const byStaff = [
  'isStaff',
  'hasPower',
  'isRoleInPower',
  'leavesSuperAdmin',
  'keepsOwnRole',
] as const;

const editing = [
  {
    guard: and([...byStaff, 'changesRole', ...proper, ...known, 'mayLeaveCoaching']),
    actions: ['takeFields', 'endSignInsWhenAccessChanged', ...notifyNewRole],
    description: 'Staff change the role, and whatever else.',
  },
  {
    guard: and([...byStaff, 'keepsRole', ...proper, ...known]),
    actions: ['takeFields', 'endSignInsWhenAccessChanged'],
    description: 'Staff change what is written about the person.',
  },
] as const;

const deleting = {
  guard: and(['isStaff', 'hasPower', 'isNotLastSuperAdmin', 'isNotSelf', 'hasNoCoaching']),
  target: '#user.deleted',
  actions: [
    'stampDeletion',
    'clearLock',
    'endSignIns',
    'cancelBookings',
    'releaseHolds',
    notifyDeleted,
  ],
} as const;

const obfuscating = {
  guard: and([
    'isSuperAdmin',
    'isNotLastSuperAdmin',
    'isNotSelf',
    'namesEmail',
    'hasNoOpenBookings',
  ]),
  target: '#user.obfuscated',
  actions: ['takeEverything', 'endSignIns', 'releaseHolds', 'leaveTeams', 'erase'],
} as const;

/** A person's account, from the invitation to the last trace of them. */
export const userMachine = user.createMachine({
  id: 'user',
  context: ({ input }) => input,
  initial: 'new',
  states: {
    new: {
      description: 'Nobody has created the account yet.',
      on: {
        CREATE: {
          guard: and(['isStaff', 'isRoleInPower', ...proper, ...known]),
          target: 'invited',
          actions: ['takeFields', 'stampCreation', 'sendInvitation', notifyCreated],
        },
      },
    },
    invited: {
      description: 'The person was sent an invitation and has not come in yet.',
      tags: ['open'],
      on: {
        ACTIVATE: {
          guard: 'isSelf',
          target: 'active',
          actions: ['stampActivation', ...welcome],
        },
        EDIT: [...editing],
        RESEND: {
          guard: and(['isStaff', 'hasPower']),
          actions: ['stampChange', 'sendInvitation'],
        },
        SEND_RESET_LINK: {
          guard: and(['isStaff', 'hasPower', 'signsInWithPassword']),
          actions: ['stampChange', 'sendInvitation'],
        },
        DELETE: deleting,
      },
    },
    active: {
      description: 'The person can use the product.',
      tags: ['open'],
      initial: 'unlocked',
      on: {
        EDIT: [
          ...editing,
          {
            guard: and(['isSelf', 'isOwnProfile', 'isTimeZoneKnown']),
            actions: 'takeFields',
            description: 'People change their own profile.',
          },
        ],
        SEND_RESET_LINK: [
          {
            guard: and(['isSelf', 'signsInWithPassword']),
            actions: 'sendResetLink',
            description: 'The person asks for it.',
          },
          {
            guard: and(['isStaff', 'hasPower', 'signsInWithPassword']),
            actions: 'sendResetLink',
            description: 'Staff send it.',
          },
        ],
        RESET_PASSWORD: [
          {
            guard: and(['isSelf', 'signsInWithPassword']),
            actions: ['forgetFailures', 'endSignIns'],
            target: '.unlocked',
            description: 'The person chooses a new one, by a link.',
          },
          {
            guard: and(['isStaff', 'hasPower', 'signsInWithPassword']),
            actions: ['stampChange', 'forgetFailures', 'endSignIns'],
            target: '.unlocked',
            description: 'Staff set a temporary one.',
          },
        ],
        DELETE: deleting,
        OBFUSCATE: obfuscating,
      },
      states: {
        unlocked: {
          description: 'Signing in is possible.',
          on: { LOCK: { guard: 'isSystem', target: 'locked' } },
        },
        locked: {
          description: 'Too many passwords were wrong; signing in is closed for 15 minutes.',
          entry: 'stampLock',
          exit: 'clearLock',
          on: {
            UNLOCK: {
              guard: and(['isStaff', 'hasPower']),
              target: 'unlocked',
              actions: ['stampChange', 'forgetFailures'],
            },
          },
          after: { lockTime: { target: 'unlocked' } },
        },
      },
    },
    deleted: {
      description: 'The account is closed; it can still come back.',
      tags: ['putAway'],
      on: {
        RESTORE: [
          {
            guard: and(['isStaff', 'hasPower', 'isOrganizationActive', 'wasActive']),
            target: 'active',
            actions: ['stampRestoration', ...notifyRestored],
            description: 'Somebody who had come in before.',
          },
          {
            guard: and(['isStaff', 'hasPower', 'isOrganizationActive']),
            target: 'invited',
            actions: ['stampRestoration', 'sendInvitation', ...notifyRestored],
            description: 'Somebody who had only been invited.',
          },
        ],
        OBFUSCATE: obfuscating,
      },
    },
    obfuscated: {
      description: 'Nothing is left of the person but a number.',
      tags: ['putAway', 'terminal'],
    },
  },
});
