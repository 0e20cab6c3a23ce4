import { z } from 'zod';
import { accountKinds, transferTypes } from '#domain/credits/ledger.ts';
import { creditHolderTypes, creditAuditFinds } from '#domain/credits/vocabulary.ts';
import { choice, id, instant, requiredText, wholeNumber } from '../kernel/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { csvFile } from '../kernel/files.ts';
import { findQuery, listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { foundReference, idempotencyKey, personReference, reference } from '../kernel/records.ts';
import { yourPassword } from '../kernel/secrets.ts';

/** A transfer of the ledger, as the reader may know of it. */
const auditItem = z
  .object({
    id: z.string(),
    /** Gap-free within the programme. */
    position: z.int(),
    at: z.string(),
    type: z.enum(transferTypes),
    sentence: z.string(),
    /** Whose units they are; of the pool, the programme's. */
    holder: z.object({ type: z.enum(creditHolderTypes), id: z.string(), name: z.string() }),
    session: reference,
    amount: z.int(),
    /** What it did to the holder's units. */
    change: z.int(),
    /** What the holder could book with, or the pool give, afterwards. */
    balanceAfter: z.int(),
    booking: z.object({ id: z.string(), reference: z.string(), mayOpen: z.boolean() }).nullable(),
    /** Null when the product itself moved them. */
    actor: personReference.nullable(),
    /** Why goodwill was given is told to staff alone. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'SessionCreditAuditItem' });

/** One side of a transfer. */
const account = z.object({
  kind: z.enum(accountKinds),
  name: z.string(),
  before: z.int(),
  after: z.int(),
});

const otherItem = z.object({ id: z.string(), position: z.int(), amount: z.int() });

const auditItemDetail = auditItem
  .extend({
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
  })
  .meta({ id: 'SessionCreditAuditItemDetail' });

const check = z
  .object({
    at: z.string(),
    /** Those that were found in order, from the first on. */
    transfers: z.int(),
    faults: z.array(z.string()),
  })
  .meta({ id: 'LedgerCheck' });

const list = listQuery(['at', 'amount'], {
  type: choice('Type', transferTypes).optional(),
  member: id('Member').optional(),
  team: id('Team').optional(),
  booking: id('Booking').optional(),
  actor: id('Person').optional(),
  from: instant('From').optional(),
  before: instant('Until').optional(),
});

const read = { rate: 'read', audit: 'none' } as const;

export const sessionCreditAuditItems = endpoints({
  'GET /programmes/{programme}/session-credit-audit-items': {
    summary:
      'Every movement of the session credits of a programme that the reader may know of, with the balance that it left.',
    query: list,
    response: pageOf(auditItem).extend({
      programme: reference,
      /** The reader sees the whole ledger, and what it adds up to. */
      mayReadTotals: z.boolean(),
      mayCheck: z.boolean(),
    }),
    ...read,
  },
  'GET /session-credit-audit-item/filter': {
    summary: 'The ways to sort movements of session credits.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /programmes/{programme}/session-credit-audit-items/choices': {
    summary:
      'What the movements that the reader may know of can be narrowed to, found by name; at most 20.',
    query: findQuery(creditAuditFinds),
    response: z.array(foundReference),
    ...read,
  },
  'POST /programmes/{programme}/session-credit-audit-items/export': {
    summary:
      'The movements of the session credits of a programme as a file, narrowed and sorted like the list; 20,000 at most.',
    body: list.omit({ pageNumber: true, perPage: true }).extend({ yourPassword }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
  'GET /programmes/{programme}/session-credit-audit-items/totals': {
    summary: 'What the session credits of a programme add up to, account by account.',
    response: z.object({
      /** Units by kind of account; all but what was issued make as many as were. */
      accounts: z.array(z.object({ kind: z.enum(accountKinds), units: z.int() })),
      transfers: z.int(),
      /** The hash of the last transfer; empty before the first. */
      checksum: z.string(),
      /** The latest check; null before the first, and for those who don't look after the product. */
      check: check.nullable(),
    }),
    ...read,
  },
  'POST /programmes/{programme}/session-credit-audit-items/check': {
    summary:
      'Compute the hashes of all transfers of a programme again, and compare its accounts, transfers and bookings.',
    body: z.object({}),
    response: check,
    rate: 'write',
    audit: 'access',
  },
  'GET /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}': {
    summary: 'One movement of session credits, with both accounts before and after.',
    response: auditItemDetail,
    ...read,
  },
  'POST /programmes/{programme}/session-credit-audit-items/{sessionCreditAuditItem}/corrections': {
    summary: 'Take a movement of session credits back, wholly or in part, by another one.',
    body: z.object({
      amount: wholeNumber('Credits', 1, 10_000),
      reason: requiredText('Reason', 500),
      idempotencyKey,
    }),
    response: z.object({ id: z.string() }),
    rate: 'write',
    audit: 'change',
  },
});
