import { z } from 'zod';
import { accountKinds, transferTypes } from '#domain/credits/ledger.ts';
import { creditHolderTypes } from '#domain/credits/vocabulary.ts';
import { choice, id, instant, requiredText, wholeNumber } from '../kernel/fields.ts';
import { idempotencyKey, personReference, reference } from '../kernel/records.ts';

/** What is said of a transfer of the ledger, whatever its credits pay for, as the reader may know of it. */
export const transferFields = {
  id: z.string(),
  /** Gap-free within the programme, over session credits and AI credits. */
  position: z.int(),
  at: z.string(),
  type: z.enum(transferTypes),
  sentence: z.string(),
  /** Whose units they are; of the pool, the programme's. */
  holder: z.object({ type: z.enum(creditHolderTypes), id: z.string(), name: z.string() }),
  amount: z.int(),
  /** What it did to the holder's units. */
  change: z.int(),
  /** What the holder could use, or the pool give, afterwards. */
  balanceAfter: z.int(),
  /** Null when the product itself moved them. */
  actor: personReference.nullable(),
  /** Why goodwill was given is told to staff alone. */
  reason: z.string().nullable(),
} as const;

/** One side of a transfer. */
const account = z.object({
  kind: z.enum(accountKinds),
  name: z.string(),
  before: z.int(),
  after: z.int(),
});

const otherItem = z.object({ id: z.string(), position: z.int(), amount: z.int() });

/** What a transfer says besides on its own page. */
export const transferPageFields = {
  programme: reference,
  from: account,
  to: account,
  /** What caused it: an event of a chart. */
  cause: z.object({
    machine: z.string(),
    event: z.string(),
    entityId: z.string(),
    /** The step of its history, and the state that it reached; null where it has none. */
    step: z.object({ position: z.int(), state: z.string() }).nullable(),
  }),
  /** The one that it takes back. */
  reverses: otherItem.nullable(),
  /** Those that take it back. */
  reversedBy: z.array(otherItem),
  /** The hash of the transfer, and of the one before it. */
  checksum: z.string(),
  previousChecksum: z.string(),
  /** For those who may correct: how many units at most, or why none. */
  correction: z.object({ most: z.int(), refusal: z.string().nullable() }).nullable(),
} as const;

/** What lists of transfers can be narrowed to, whatever their credits pay for. */
export const transferFilters = {
  type: choice('Type', transferTypes).optional(),
  member: id('Member').optional(),
  actor: id('Person').optional(),
  from: instant('From').optional(),
  before: instant('Until').optional(),
} as const;

/** What the whole ledger adds up to and whether it can be checked, beside a list of its transfers. */
export const ledgerRights = {
  programme: reference,
  /** The reader sees the whole ledger, and what it adds up to. */
  mayReadTotals: z.boolean(),
  mayCheck: z.boolean(),
} as const;

export const ledgerCheck = z
  .object({
    at: z.string(),
    /** Those that were found in order, from the first on. */
    transfers: z.int(),
    faults: z.array(z.string()),
  })
  .meta({ id: 'LedgerCheck' });

export const ledgerTotals = z.object({
  /** Units by kind of account; all but what was issued make as many as were. */
  accounts: z.array(z.object({ kind: z.enum(accountKinds), units: z.int() })),
  transfers: z.int(),
  /** The hash of the last transfer; empty before the first. */
  checksum: z.string(),
  /** The latest check; null before the first, and for those who don't look after the product. */
  check: ledgerCheck.nullable(),
});

export const correctionBody = z.object({
  amount: wholeNumber('Credits', 1, 10_000),
  reason: requiredText('Reason', 500),
  idempotencyKey,
});
