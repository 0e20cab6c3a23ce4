import { and } from 'xstate';
import { own } from '#domain/records/fields.ts';
import { isStaff } from '../person.ts';
import { createdBy } from '../plain-record.ts';
import { permission } from '../sentences.ts';
import { isSent, report } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

/** How many of its actions there are now. */
const progress = own<number>('Progress');

export const reports = {
  COUNT: report({
    meaning: 'What counts for it has happened once more, or turned out not to have happened.',
    payload: { progress },
    history: () => 'What counts for it was counted.',
  }),
  REVOKE: report({
    meaning: 'What earned it turned out not to have happened.',
    payload: { progress, reason: own<string>('Reason') },
    keeps: ['progress'],
    history: 'revoked it',
  }),
} as const;

const countIn = (event: Asked['event']): number | null =>
  isSent(reports, event) ? event.progress : null;

export const guards = {
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  mayTakeBack: ({ event }: Asked) => event.by.role === 'System' || isStaff(event.by),
  reachesGoal: ({ context, event }: Asked) => (countIn(event) ?? 0) >= context.goal,
  countsNothing: ({ event }: Asked) => countIn(event) === 0,
  hasReason: ({ event }: Asked) => isSent(reports, event, 'REVOKE') && event.reason.trim() !== '',
};

export const sentences: Words = {
  isSystem: { kind: 'who', sentence: permission },
  mayTakeBack: { kind: 'who', sentence: permission },
  reachesGoal: { kind: 'choice' },
  countsNothing: { kind: 'choice' },
  hasReason: { kind: 'payload', field: 'reason', sentence: 'Reason is required.' },
};

export const stamps = {
  takeCount: ({ context, event }) => ({ progress: countIn(event) ?? context.progress }),
  stampCreation: ({ event }) => createdBy(event),
  stampEarning: ({ event }) => ({ earnedAt: event.at, revokedAt: null, revokedReason: null }),
  stampRevocation: ({ event }) => ({
    revokedAt: event.at,
    revokedReason: isSent(reports, event, 'REVOKE') ? event.reason : null,
  }),
} satisfies Stamps;

const earning = {
  guard: and(['isSystem', 'reachesGoal']),
  target: 'earned',
  actions: ['takeCount', 'stampEarning', 'pay', 'congratulate'],
  description: 'Everything that it takes has happened.',
} as const;

/** What counts for it has happened once more, or less often than it seemed; by what was known before. */
export const counting = {
  first: [
    earning,
    { guard: 'isSystem', target: 'inProgress', actions: ['takeCount', 'stampCreation'] },
  ],
  further: [
    earning,
    {
      guard: and(['isSystem', 'countsNothing']),
      target: 'locked',
      actions: 'takeCount',
      description: 'The one thing that counted turned out not to have happened.',
    },
    { guard: 'isSystem', actions: 'takeCount' },
  ],
  again: [earning, { guard: 'isSystem', actions: 'takeCount' }],
} as const;

export const revoking = {
  guard: and(['mayTakeBack', 'hasReason']),
  target: 'revoked',
  actions: ['takeCount', 'stampRevocation', 'stampChange', 'takeBack', 'hide', 'settle'],
} as const;
