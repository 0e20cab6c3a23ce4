import { and } from 'xstate';
import type { Asked, Words } from './context.ts';
import { refundPeriod } from './moments.ts';
import { settleLoss } from './notices.ts';
import { stamp } from './stamps.ts';

export const questions = {
  isExpiryLater: {
    field: 'expiresAt',
    kind: 'payload',
    otherwise: 'Expiry must be in the future.',
  },
} as const;

export const guards = {
  isRefundInTime: ({ context, event }: Asked) => event.at <= context.endsAt + refundPeriod,
  explainsRefund: ({ event }: Asked) => event.type === 'REFUND' && !!event.reason?.trim(),
  isExpiryLater: ({ event }: Asked) =>
    event.type === 'REFUND' &&
    (!event.expiresAt || event.expiresAt > event.at) &&
    !event.facts?.['isExpiryLater'],
};

export const sentences: Words = {
  isRefundInTime: {
    kind: 'what',
    sentence: 'A credit can be refunded for 90 days after the session.',
  },
  explainsRefund: { kind: 'payload', field: 'reason', sentence: 'Give a reason for the refund.' },
};

export const stamps = { stampRefund: stamp(() => ({ isRefunded: true })) };

/** Staff give a unit back that was used or lost (domain reference, 6.6 credit region). */
export const refunding = {
  guard: and(['isStaff', 'isRefundInTime', 'explainsRefund', 'isExpiryLater']),
  target: 'refunded',
  actions: ['stampRefund', 'refundCredit', settleLoss],
} as const;
