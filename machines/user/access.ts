import { and } from 'xstate';
import { defaultPolicy } from '#domain/policy/parameters.ts';
import { maybe, own } from '#domain/records/fields.ts';
import { touchedBy } from '../plain-record.ts';
import { report, verb } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';
import { welcome } from './notices.ts';

export const verbs = {
  RESEND: verb({
    label: 'Send invitation again',
    done: '{record} is sent the invitation again.',
    meaning: 'The invitation is sent again; the old link no longer works.',
    payload: {},
    history: 'sent the invitation again',
  }),
  UNLOCK: verb({
    label: 'Unlock',
    done: '{record} was unlocked.',
    meaning: 'Staff let the person try again.',
    payload: {},
    history: 'unlocked it',
    tooLate: () => 'This account is not locked.',
  }),
  RESET_PASSWORD: verb({
    label: 'Set temporary password',
    // The page itself shows what it was replaced with.
    done: null,
    meaning: 'The password is replaced; every sign-in ends.',
    payload: {},
    history: 'replaced the password',
  }),
  SEND_RESET_LINK: verb({
    label: 'Send reset link',
    // The page itself says where the link goes.
    done: null,
    meaning: 'A link to choose a new password is sent.',
    payload: {},
    history: 'sent a link to choose a new password',
  }),
} as const;

export const reports = {
  ACTIVATE: report({
    meaning: 'The person signs in for the first time, by their link or by single sign-on.',
    payload: {},
    history: 'signed in for the first time',
  }),
  LOCK: report({
    meaning: 'Too many passwords were wrong.',
    payload: { until: maybe(own<number>('Locked until')) },
    keeps: [],
    history: () => 'It was locked after too many wrong passwords.',
  }),
} as const;

/** When an account that is locked opens by itself, epoch milliseconds. */
const lockEnd = ({ event }: Pick<Asked, 'event'>): number =>
  'until' in event && typeof event.until === 'number'
    ? event.until
    : event.at + defaultPolicy.signInLockTime;

export const delays = { lockTime: (asked: Asked) => Math.max(0, lockEnd(asked) - asked.event.at) };

export const guards = {
  signsInWithPassword: ({ context }: Asked) => context.loginMethod === 'password',
};

export const sentences: Words = {
  signsInWithPassword: {
    kind: 'what',
    sentence: 'This person signs in through their organisation and has no password here.',
  },
};

export const stamps = {
  stampActivation: ({ event }) => ({ activatedAt: event.at, ...touchedBy(event) }),
  stampLock: (asked) => ({ lockedUntil: lockEnd(asked) }),
  clearLock: () => ({ lockedUntil: null }),
} satisfies Stamps;

export const activating = {
  guard: 'isSelf',
  target: 'active',
  actions: ['stampActivation', ...welcome],
} as const;

export const resending = {
  guard: and(['isStaff', 'hasPower']),
  actions: ['stampChange', 'sendInvitation'],
} as const;

export const sendingResetLink = {
  invited: {
    guard: and(['isStaff', 'hasPower', 'signsInWithPassword']),
    actions: ['stampChange', 'sendInvitation'],
  },
  active: [
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
} as const;

export const resettingPassword = [
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
] as const;

export const locking = { guard: 'isSystem', target: 'locked' } as const;

export const unlocking = {
  guard: and(['isStaff', 'hasPower']),
  target: 'unlocked',
  actions: ['stampChange', 'forgetFailures'],
} as const;
