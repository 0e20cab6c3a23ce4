import { and } from 'xstate';
import { own } from '#domain/records/fields.ts';
import { unitWords } from '#domain/credits/unit-words.ts';
import { counted } from '#domain/text/counted.ts';
import { isStaff } from '../person.ts';
import { permission } from '../sentences.ts';
import { isSent, report, type PastEvent } from '../verbs.ts';
import type { Asked, CreditLotContext, Stamps, Words } from './context.ts';

/** Why the product moves units: the event of a chart, where it is another one than the lot's. */
interface MovedBy {
  readonly machine: string;
  readonly entityId: string;
  readonly event: string;
  readonly eventId: string;
  readonly actorId: string | null;
}

/** A lot that units of a pool go to, and whose it is. */
interface Given {
  readonly lotId: string;
  readonly units: number;
  readonly memberId: string | null;
  readonly teamId: string | null;
}

/** What the ledger notes of units that come back. */
interface ReturnedFrom {
  readonly bookingId: string | null;
  readonly attendeeId: string | null;
  readonly conversationId: string | null;
  readonly memberId: string | null;
  readonly teamId: string | null;
  readonly reason: string | null;
}

const units = own<number>('Units');
const left = own<number>('Left');
const held = own<number>('Held');
/** Its holder is told of what is left from here on, or not any more. */
const crosses = own<boolean>('Crosses');
const cause = own<MovedBy | null>('Cause');

const countIn = ({ payload }: PastEvent, many: string, one = many): string => {
  const count = Number(payload['units'] ?? 0);
  return `${counted(count, 'credit')} ${count === 1 ? one : many}`;
};

export const reports = {
  ISSUE: report({
    meaning: 'Credits are bought for a programme, drawn from its pool, or given.',
    payload: { units, reason: own<string | null>('Reason'), cause },
    keeps: ['units'],
    history: (event) =>
      Number(event.payload['units'] ?? 0) === 0
        ? `${event.name} created these credits.`
        : `${event.name} issued ${counted(Number(event.payload['units']), 'credit')}.`,
  }),
  ALLOCATE: report({
    meaning: 'Credits of the pool go to members and teams, each into a lot of their own.',
    payload: { units, to: own<readonly Given[]>('To'), cause },
    keeps: ['units'],
    history: (event) => `${event.name} allocated ${countIn(event, '').trimEnd()}.`,
  }),
  MOVED: report({
    meaning: 'Credits were reserved, used or lost.',
    payload: { left, held, crosses },
    keeps: ['left', 'held'],
    history: ({ transitions }) =>
      transitions.some((each) => each.startsWith('active') && !each.endsWith('active'))
        ? 'The last credit was reserved or used.'
        : 'Credits were reserved, used or returned.',
  }),
  CREDIT_BACK: report({
    meaning:
      'Credits are returned: by a booking or a conversation, or because they were deallocated.',
    payload: { units, left, held, crosses, of: own<ReturnedFrom | null>('Of'), cause },
    keeps: ['units', 'left'],
    history: (event) => `${countIn(event, 'came back', 'came back')}.`,
  }),
  EXTEND: report({
    meaning: 'A refund, or an extended programme, makes the credits last longer.',
    payload: { expiresAt: own<number>('Expiry') },
    history: () => 'The credits last longer now.',
  }),
  WARN: report({
    meaning: 'It expires soon.',
    payload: {},
    history: () => 'The holder was notified that the credits expire soon.',
  }),
  EXPIRE: report({
    meaning: 'The moment at which it expires has come.',
    payload: {},
    history: () => 'The remaining credits expired.',
  }),
} as const;

/** How many units an event moves. */
const unitsIn = (event: Asked['event']): number =>
  isSent(reports, event, 'ISSUE', 'ALLOCATE', 'CREDIT_BACK') ? event.units : 0;

export const guards = {
  isSystem: ({ event }: Asked) => event.by.role === 'System',
  /** Staff issue and allocate; the product itself does when a member draws from the pool. */
  mayIssue: ({ event }: Asked) => event.by.role === 'System' || isStaff(event.by),
  isPool: ({ context }: Asked) => context.holderType === 'pool',
  hasEnough: ({ context, event }: Asked) => unitsIn(event) <= context.available,
  givesAll: ({ context, event }: Asked) => unitsIn(event) === context.available,
  hasUnits: ({ event }: Asked) => isSent(reports, event, 'MOVED') && event.left > 0,
  crossesLow: ({ event }: Asked) => isSent(reports, event, 'MOVED', 'CREDIT_BACK') && event.crosses,
  isOver: ({ context, event }: Asked) => event.at >= context.expiresAt,
  isLater: ({ context, event }: Asked) =>
    isSent(reports, event, 'EXTEND') && event.expiresAt > context.expiresAt,
};

/** "Only 3 credits are left": what a lot can still give. */
export const leftInWords = (
  { available, unit }: Pick<CreditLotContext, 'available' | 'unit'>,
  where: string,
): string => {
  const { noun } = unitWords[unit];
  return available === 0
    ? `No ${noun}s are left ${where}.`
    : `Only ${counted(available, noun)} ${available === 1 ? 'is' : 'are'} left ${where}.`;
};

export const sentences: Words = {
  isSystem: { kind: 'who', sentence: permission },
  mayIssue: { kind: 'who', sentence: permission },
  isPool: { kind: 'what', sentence: 'Only credits in the pool can be allocated or deleted.' },
  hasEnough: {
    kind: 'payload',
    field: 'units',
    sentence: (context) => leftInWords(context, 'in the pool'),
  },
  givesAll: { kind: 'choice' },
  hasUnits: { kind: 'choice' },
  crossesLow: { kind: 'choice' },
  isOver: { kind: 'choice' },
  isLater: {
    kind: 'payload',
    field: 'expiresAt',
    sentence: 'The expiry of credits can only be extended.',
  },
};

export const stamps = {
  countIssued: ({ event }) => ({ available: unitsIn(event) }),
  countAllocated: ({ context, event }) => ({ available: context.available - unitsIn(event) }),
  /** The ledger has said what is in it. */
  takeCounts: ({ context, event }) =>
    isSent(reports, event, 'MOVED', 'CREDIT_BACK')
      ? { available: event.left, held: event.held }
      : { available: context.available },
  /** The same, without the units that came back too late. */
  takeCountsWithout: ({ context, event }) =>
    isSent(reports, event, 'CREDIT_BACK')
      ? { available: event.left - event.units, held: event.held }
      : { available: context.available },
  takeExpiry: ({ context, event }) => ({
    expiresAt: isSent(reports, event, 'EXTEND') ? event.expiresAt : context.expiresAt,
  }),
  countNothing: () => ({ available: 0 }),
} satisfies Stamps;

export const issuing = {
  guard: 'mayIssue',
  target: 'active',
  actions: ['countIssued', 'setTimer', 'issueUnits'],
} as const;

const allocated = ['allocateUnits', 'countAllocated'] as const;
export const allocating = [
  {
    guard: and(['mayIssue', 'isPool', 'hasEnough', 'givesAll']),
    target: 'exhausted',
    actions: allocated,
    description: 'Nothing is left in the pool.',
  },
  { guard: and(['mayIssue', 'isPool', 'hasEnough']), actions: allocated },
] as const;

export const warnOfLow = { type: 'warnHolder', params: { of: 'low' } } as const;
const warnOfExpiry = { type: 'warnHolder', params: { of: 'expiry' } } as const;
export const warning = { guard: 'isSystem', actions: [warnOfExpiry, 'setTimer'] } as const;

/** Units leave it, for a booking or for good. */
export const moving = {
  active: [
    {
      guard: and(['isSystem', 'hasUnits', 'crossesLow']),
      actions: ['takeCounts', warnOfLow],
      description: 'Few are left.',
    },
    {
      guard: and(['isSystem', 'hasUnits']),
      actions: 'takeCounts',
      description: 'Some are left.',
    },
    {
      guard: and(['isSystem', 'isOver']),
      target: 'expired',
      actions: ['takeCounts', 'settleWarnings'],
    },
    { guard: 'isSystem', target: 'exhausted', actions: ['takeCounts', 'settleWarnings'] },
  ],
  exhausted: [
    { guard: and(['isSystem', 'isOver']), target: 'expired', actions: 'takeCounts' },
    { guard: 'isSystem', actions: 'takeCounts' },
  ],
  gone: { guard: 'isSystem', actions: 'takeCounts' },
} as const;

const tooLate = {
  guard: and(['isSystem', 'isOver']),
  actions: ['expireReturned', 'takeCountsWithout'],
  description: 'What comes back after the expiry expires immediately.',
} as const;

const usableAgain = {
  guard: 'isSystem',
  target: 'active',
  actions: ['takeCounts', 'setTimer'],
} as const;

export const comingBack = {
  active: [
    tooLate,
    {
      guard: and(['isSystem', 'crossesLow']),
      actions: ['takeCounts', 'settleWarnings'],
      description: 'They are not few any more.',
    },
    { guard: 'isSystem', actions: 'takeCounts' },
  ],
  empty: [{ ...tooLate, target: 'expired' }, usableAgain],
  expired: [tooLate, usableAgain],
} as const;

export const extending = {
  guard: and(['isSystem', 'isLater']),
  actions: ['takeExpiry', 'setTimer', 'settleWarnings'],
  description: 'A refund brings a new expiry, for all credits.',
} as const;

export const expiring = [
  {
    guard: and(['isSystem', 'isOver']),
    target: 'expired',
    actions: ['expireUnits', 'countNothing', 'settleWarnings'],
  },
  {
    guard: 'isSystem',
    actions: 'setTimer',
    description: 'It lasts longer than it did when its timer was set.',
  },
] as const;
