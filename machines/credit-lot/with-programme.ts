import { and } from 'xstate';
import { own } from '#domain/records/fields.ts';
import { counted } from '#domain/text/counted.ts';
import { isSent, report } from '../verbs.ts';
import type { Asked, Stamps, Words } from './context.ts';

const expiresAt = own<number>('Expiry');

/** What becomes of a lot when its programme is completed, and when that is reopened. */
export const reports = {
  END: report({
    meaning: 'Its programme is complete.',
    payload: {
      /** How long it would have lasted; null where it would have ended with the programme. */
      lasted: own<number | null>('Former expiry'),
    },
    history: () => 'The programme was completed, and what was left expired.',
  }),
  REOPEN: report({
    meaning: 'Its programme is reopened.',
    payload: { units: own<number>('Units'), expiresAt },
    keeps: ['units'],
    history: ({ payload }) => {
      const units = Number(payload['units'] ?? 0);
      return units === 0
        ? 'The programme was reopened.'
        : `The programme was reopened, and ${counted(units, 'credit')} can be used again.`;
    },
  }),
} as const;

export const guards = {
  hasComeBack: ({ event }: Asked) => isSent(reports, event, 'REOPEN') && event.units > 0,
  lastsFromNow: ({ event }: Asked) =>
    isSent(reports, event, 'REOPEN') && event.expiresAt > event.at,
};

export const sentences: Words = {
  hasComeBack: { kind: 'what', sentence: 'None of these credits expired with the programme.' },
  lastsFromNow: { kind: 'what', sentence: 'These credits would have expired by now.' },
};

export const stamps = {
  /** It lasts no longer than the programme did, but never ends before it began. */
  endNow: ({ context, event }) => ({
    expiresAt: Math.min(context.expiresAt, Math.max(event.at, context.effectiveAt + 1)),
  }),
  countReissued: ({ context, event }) => ({
    available: isSent(reports, event, 'REOPEN') ? event.units : context.available,
  }),
  lastAgain: ({ context, event }) => ({
    expiresAt: isSent(reports, event, 'REOPEN') ? event.expiresAt : context.expiresAt,
  }),
} satisfies Stamps;

export const ending = {
  guard: 'isSystem',
  target: 'expired',
  actions: ['expireUnits', 'countNothing', 'endNow', 'settleWarnings'],
} as const;

export const reopening = {
  guard: and(['isSystem', 'lastsFromNow', 'hasComeBack']),
  target: 'active',
  actions: ['reissueUnits', 'countReissued', 'lastAgain', 'setTimer'],
} as const;
