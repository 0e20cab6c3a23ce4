import { and } from 'xstate';
import { own } from '#domain/records/fields.ts';
import * as refund from '../booking/capabilities/refund.ts';
import { isSent, raised, verb } from '../verbs.ts';
import { verbs as coming } from './coming.ts';
import type { Asked, Recorded, Stamps, Words } from './context.ts';
import { reports as session } from './session.ts';

const { payload, tooLate } = refund.verbs.REFUND;

export const verbs = {
  REFUND: verb({
    label: 'Refund credit',
    done: 'The refund was made.',
    meaning: 'Staff refund a credit that was used or lost.',
    payload,
    keeps: [],
    history: 'made a refund',
    ...(tooLate && { tooLate }),
  }),
} as const;

/** What the chart tells itself of somebody's units; who did it, and when, goes along. */
export const raises = {
  'credit.hold': raised({ meaning: 'Their credit is reserved.', payload: {} }),
  'credit.release': raised({
    meaning: 'They do not come, or nobody does: the reserved credit is returned or lost.',
    payload: { isTheirs: own<boolean>('Theirs'), isLate: own<boolean>('Late') },
  }),
  'credit.settle': raised({
    meaning: 'The outcome decides what happens to their credit.',
    payload: { attendance: own<Recorded>('Attendance'), isCoachAbsent: own<boolean>('Absent') },
  }),
} as const;

/** Whose action it is that they do not come, and whether it comes late. */
export function releaseBy({ context, event }: Asked) {
  const { userId, startsAt, lateWindow, isAgreed } = context;
  const type = 'credit.release' as const;
  if (isSent(session, event, 'RELEASE'))
    return { type, isTheirs: event.causedBy === userId, isLate: event.late };
  if (!isSent(coming, event)) return { type, isTheirs: false, isLate: false };
  const isLate = isAgreed && event.at > startsAt - lateWindow;
  return { type, isTheirs: event.by.id === userId, isLate };
}

export function settleBy({ event }: Asked) {
  const type = 'credit.settle' as const;
  if (!isSent(session, event, 'RECORD'))
    return { type, attendance: 'missed' as const, isCoachAbsent: false };
  return { type, attendance: event.attendance, isCoachAbsent: event.isCoachAbsent === true };
}

/** What an outcome does to a unit: whoever came used it, whoever was missed lost it; it goes back where the coach stayed away or excused them. */
function fateBy(event: Asked['event']): 'used' | 'missed' | 'returned' | null {
  if (!isSent(raises, event, 'credit.settle')) return null;
  if (event.isCoachAbsent || event.attendance === 'excused') return 'returned';
  return event.attendance === 'attended' ? 'used' : 'missed';
}

export const { questions } = refund;

export const guards = {
  ...refund.guards,
  paysOwn: ({ context }: Asked) => context.cost > 0,
  isCausedByThem: ({ event }: Asked) => isSent(raises, event, 'credit.release') && event.isTheirs,
  isTooLate: ({ event }: Asked) => isSent(raises, event, 'credit.release') && event.isLate,
  isNotForgiven: ({ context }: Asked) => context.freeLateCancelsLeft < 1,
  isUsed: ({ event }: Asked) => fateBy(event) === 'used',
  isMissed: ({ event }: Asked) => fateBy(event) === 'missed',
  isReturned: ({ event }: Asked) => fateBy(event) === 'returned',
};

export const sentences: Words = {
  ...refund.sentences,
  paysOwn: { kind: 'choice' },
  isCausedByThem: { kind: 'choice' },
  isTooLate: { kind: 'choice' },
  isNotForgiven: { kind: 'choice' },
  isUsed: { kind: 'choice' },
  isMissed: { kind: 'choice' },
  isReturned: { kind: 'choice' },
};

export const stamps = {
  stampForgiven: () => ({ isForgiven: true }),
  forgetForgiven: () => ({ isForgiven: false }),
} satisfies Stamps;

const notifyLoss = {
  type: 'notify',
  params: { type: 'BookingCreditLost', to: ['creditHolder'] },
} as const;
const settleLoss = { type: 'settleNotices', params: { types: ['BookingCreditLost'] } } as const;

/** Staff give somebody's units back that were used or lost. */
export const refunding = {
  guard: and(['isStaff', 'isRefundInTime', 'explainsRefund', 'isExpiryLater']),
  target: 'refunded',
  actions: ['refundCredit', settleLoss],
} as const;

/** By what became of the unit before. */
export const holding = {
  none: { guard: 'paysOwn', target: 'held', actions: 'holdCredit' },
  returned: { target: 'held', actions: ['forgetForgiven', 'holdCredit'] },
  forfeited: { target: 'held', actions: ['forgetForgiven', 'correctCredit', settleLoss] },
  spent: { target: 'held', actions: ['forgetForgiven', 'correctCredit'] },
  refunded: { target: 'held', actions: ['forgetForgiven', 'holdCredit'] },
} as const;

export const releasing = [
  {
    guard: and(['isCausedByThem', 'isTooLate', 'isNotForgiven']),
    target: 'forfeited',
    actions: ['forfeitCredit', notifyLoss],
  },
  {
    guard: and(['isCausedByThem', 'isTooLate']),
    target: 'returned',
    actions: ['stampForgiven', 'returnCredit'],
  },
  { target: 'returned', actions: 'returnCredit' },
] as const;

export const settling = {
  held: [
    { guard: 'isUsed', target: 'spent', actions: 'spendCredit' },
    { guard: 'isMissed', target: 'forfeited', actions: ['forfeitCredit', notifyLoss] },
    { target: 'returned', actions: 'returnCredit' },
  ],
  returned: [
    { guard: 'isUsed', target: 'spent', actions: 'correctCredit' },
    { guard: 'isMissed', target: 'forfeited', actions: ['correctCredit', notifyLoss] },
  ],
  forfeited: [
    { guard: 'isUsed', target: 'spent', actions: ['correctCredit', settleLoss] },
    { guard: 'isReturned', target: 'returned', actions: ['correctCredit', settleLoss] },
  ],
  spent: [
    { guard: 'isMissed', target: 'forfeited', actions: ['correctCredit', notifyLoss] },
    { guard: 'isReturned', target: 'returned', actions: 'correctCredit' },
  ],
} as const;
