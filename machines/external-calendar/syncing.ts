import { maybe, own } from '#domain/records/fields.ts';
import { isSent, report, verb } from '../verbs.ts';
import type { Asked, Stamps } from './context.ts';
import { isTheirs } from './people.ts';

/** Why it failed, in a sentence for the coach. */
export const because = maybe(own<string>('Reason'));

export const verbs = {
  SYNC_NOW: verb({
    label: 'Sync now',
    // The page itself says that it is being read.
    done: null,
    meaning: 'Someone does not want to wait for the next round.',
    payload: {},
    history: 'asked for it to be read now',
  }),
} as const;

/** What providers say is the coach's; the history does without it. */
export const reports = {
  SYNC_OK: report({
    meaning: 'Everything was read and written.',
    payload: {
      staleAfter: maybe(own<number>('Stale after')),
      lostAfter: maybe(own<number>('Lost after')),
    },
    keeps: [],
    history: () => 'It was read.',
  }),
  SYNC_FAILED: report({
    meaning: 'The calendar could not be reached.',
    payload: { because },
    keeps: [],
    history: () => 'It could not be read.',
  }),
  REVOKED: report({
    meaning: 'The provider no longer grants us access.',
    payload: { because },
    keeps: [],
    history: () => 'The provider no longer grants us access.',
  }),
} as const;

export const stamps = {
  stampFailure: ({ context, event }) => ({
    lastError:
      'because' in event && typeof event.because === 'string' ? event.because : context.lastError,
  }),
  clearTrouble: () => ({ lastError: null }),
  stampSuccess: ({ context, event }) => ({
    lastSyncAt: event.at,
    lastError: null,
    ...(isSent(reports, event, 'SYNC_OK') && {
      staleAfter: event.staleAfter ?? context.staleAfter,
      lostAfter: event.lostAfter ?? context.lostAfter,
    }),
  }),
} satisfies Stamps;

/** How long from now until so long after the last success. */
const sinceSuccess =
  (length: 'staleAfter' | 'lostAfter') =>
  ({ context, event }: Asked): number =>
    Math.max(0, (context.lastSyncAt ?? event.at) + context[length] - event.at);

export const delays = {
  calendarStale: sinceSuccess('staleAfter'),
  calendarLost: sinceSuccess('lostAfter'),
};

export const succeeding = {
  guard: 'isSystem',
  target: '#external-calendar.connected.fresh',
  actions: 'stampSuccess',
} as const;

export const failing = { guard: 'isSystem', actions: 'stampFailure' } as const;
export const losing = { guard: 'isSystem', target: 'error', actions: 'stampFailure' } as const;
export const asking = { guard: isTheirs, actions: 'sync' } as const;
