import { and } from 'xstate';
import { unitWords } from '#domain/credits/unit-words.ts';
import { counted } from '#domain/text/counted.ts';
import { isStaff } from '../person.ts';
import { permission } from '../sentences.ts';
import { isSent, verb } from '../verbs.ts';
import { termFields, unitsField } from './fields.ts';
import type { Asked, CreditLotContext, Stamps, Words } from './context.ts';
import { leftInWords, warnOfLow } from './moving.ts';

/** What staff send to a lot, in order of likelihood. */
export const verbs = {
  UPDATE: verb({
    label: 'Edit',
    done: 'The credits were saved.',
    meaning: 'Staff change how many there are, until when, and what is used first.',
    payload: termFields,
    history: ({ name, payload }) =>
      `${name} changed these credits to ${String(payload['quantity'])}, priority ${String(payload['priority'])}.`,
  }),
  DEALLOCATE: verb({
    label: 'Deallocate',
    done: 'The credits went back into the pool.',
    meaning: 'Staff deallocate credits: they go back to the pool; those that are reserved stay.',
    payload: { units: unitsField },
    history: ({ name, payload }) =>
      `${name} deallocated ${counted(Number(payload['units']), 'credit')}.`,
  }),
  DELETE: verb({
    label: 'Delete',
    done: 'The credits were deleted.',
    meaning: 'Staff withdraw a lot of the pool of which nothing was ever used.',
    payload: {},
    history: 'deleted these credits',
  }),
} as const;

/** How many have left a lot, for whatever became of them. */
const gone = ({ quantity, available }: CreditLotContext): number => quantity - available;

/** "1 credit was", "2 AI credits were". */
const countedGone = (context: CreditLotContext, one: string, many: string): string => {
  const { noun } = unitWords[context.unit];
  return counted(gone(context), `${noun} ${one}`, `${noun}s ${many}`);
};

/** What would be left to use. */
const leftAfter = ({ context, event }: Asked): number =>
  isSent(verbs, event, 'UPDATE')
    ? (event.quantity ?? context.quantity) - gone(context)
    : context.available;

const unitsIn = (event: Asked['event']): number =>
  isSent(verbs, event, 'DEALLOCATE') ? (event.units ?? 0) : 0;

export const guards = {
  isStaff: ({ event }: Asked) => isStaff(event.by),
  isHeldBySomebody: ({ context }: Asked) => context.holderType !== 'pool',
  isUntouched: ({ context }: Asked) => gone(context) === 0,
  canGiveBack: ({ context, event }: Asked) => unitsIn(event) <= context.available,
  givesAllBack: ({ context, event }: Asked) => unitsIn(event) === context.available,
  holdsNothing: ({ context }: Asked) => context.held === 0,
  coversWhatLeft: (asked: Asked) => leftAfter(asked) >= 0,
  leavesUnits: (asked: Asked) => leftAfter(asked) > 0,
  lastsOn: (asked: Asked) => {
    const { context, event } = asked;
    if (!isSent(verbs, event, 'UPDATE')) return true;
    const { expiresAt = context.expiresAt } = event;
    return expiresAt > (leftAfter(asked) > 0 ? event.at : context.effectiveAt);
  },
};

/** "2 credits are held for upcoming bookings": why not all of them can be had. */
export function heldInWords({ held, unit }: Pick<CreditLotContext, 'held' | 'unit'>): string {
  const { noun, ahead } = unitWords[unit];
  return `${counted(held, noun)} ${held === 1 ? 'is' : 'are'} reserved for ${ahead} and can’t be deallocated.`;
}

export const sentences: Words = {
  isStaff: { kind: 'who', sentence: permission },
  isHeldBySomebody: { kind: 'what', sentence: 'These credits are in the pool.' },
  isUntouched: {
    kind: 'what',
    sentence: (context) =>
      `${countedGone(context, 'was', 'were')} already allocated, deleted or expired, so this can’t be deleted.`,
  },
  canGiveBack: {
    kind: 'payload',
    field: 'units',
    sentence: (context) =>
      context.held > 0 ? heldInWords(context) : leftInWords(context, 'to deallocate'),
  },
  givesAllBack: { kind: 'choice' },
  holdsNothing: { kind: 'choice' },
  coversWhatLeft: {
    kind: 'payload',
    field: 'quantity',
    sentence: (context) =>
      `${countedGone(context, 'has', 'have')} already left this lot, so there can’t be fewer.`,
  },
  leavesUnits: { kind: 'choice' },
  lastsOn: { kind: 'payload', field: 'expiresAt', sentence: 'Expiry must be in the future.' },
};

export const stamps = {
  takeTerms: (asked) => {
    const { context, event } = asked;
    if (!isSent(verbs, event, 'UPDATE')) return {};
    const { quantity, expiresAt, priority } = { ...context, ...defined(event) };
    return { quantity, expiresAt, priority, available: leftAfter(asked) };
  },
  countGivenBack: ({ context, event }) => ({ available: context.available - unitsIn(event) }),
} satisfies Stamps;

const defined = ({ quantity, expiresAt, priority }: Partial<CreditLotContext>) => ({
  ...(quantity !== undefined && { quantity }),
  ...(expiresAt !== undefined && { expiresAt }),
  ...(priority !== undefined && { priority }),
});

const termsWritten = ['takeTerms', 'changeQuantity', 'setTimer', 'settleWarnings'] as const;
const fits = ['isStaff', 'coversWhatLeft', 'lastsOn'] as const;

export const updating = {
  active: [
    { guard: and([...fits, 'leavesUnits']), actions: termsWritten },
    { guard: and(fits), target: 'exhausted', actions: termsWritten },
  ],
  exhausted: [
    { guard: and([...fits, 'leavesUnits']), target: 'active', actions: termsWritten },
    { guard: and(fits), actions: termsWritten },
  ],
} as const;

const takenBack = ['giveToPool', 'countGivenBack'] as const;
const allTakenBack = [...takenBack, 'settleWarnings'] as const;
const mayTakeBack = ['isStaff', 'isHeldBySomebody', 'canGiveBack'] as const;

export const deallocating = [
  {
    guard: and([...mayTakeBack, 'givesAllBack', 'holdsNothing']),
    target: 'deallocated',
    actions: allTakenBack,
    description: 'Nothing is left in it.',
  },
  {
    guard: and([...mayTakeBack, 'givesAllBack']),
    target: 'exhausted',
    actions: allTakenBack,
    description: 'Only what is reserved stays.',
  },
  {
    guard: and(mayTakeBack),
    actions: [...takenBack, warnOfLow],
    description: 'Some are left.',
  },
] as const;

export const deleting = {
  guard: and(['isStaff', 'isPool', 'isUntouched']),
  target: 'deleted',
  actions: ['withdrawUnits', 'countNothing'],
} as const;
