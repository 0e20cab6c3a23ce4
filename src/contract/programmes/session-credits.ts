import { z } from 'zod';
import { formatNumber } from '#domain/text/numbers.ts';
import { creditLotVerbs } from '#machines/credit-lot/capabilities.ts';
import {
  creditEntityTypes,
  creditHolderTypes,
  issuedSources,
  mostIssued,
} from '#domain/credits/vocabulary.ts';
import { choice, id, instant, optionalText, queryFlag, wholeNumber } from '../kernel/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import { commandOf, historyEntry, idempotencyKey, reference } from '../kernel/records.ts';
import {
  drawPlace,
  holdersAnswer,
  lotFields,
  lotPageFields,
  mostHolders,
  movementFields,
  tooManyHolders,
} from './credit-lots.ts';

const lot = z.object({ ...lotFields, session: reference }).meta({ id: 'SessionCredit' });

/** A lot in a list of many holders'. */
const listedLot = lot
  .extend({
    holderType: z.enum(creditHolderTypes),
    /** The reader books with it: it is theirs, or of the team that they lead. */
    mayBook: z.boolean(),
  })
  .meta({ id: 'ListedSessionCredit' });

const statementLine = z.object({
  ...movementFields,
  session: reference,
  booking: z
    .object({
      id: z.string(),
      reference: z.string(),
      /** Whether it has a page for the reader. */
      mayOpen: z.boolean(),
    })
    .nullable(),
});

/** A lot on its own page. */
const lotDetail = listedLot
  .extend({
    ...lotPageFields,
    /** What came into it and what went out, newest first. */
    statement: z.array(statementLine),
    /** By which rules it may be used, in sentences. */
    rules: z.array(z.string()),
    /** The reader books for whoever has it. */
    mayBookFor: z.boolean(),
  })
  .meta({ id: 'SessionCreditDetail' });

const tooManyIssued = `At most ${formatNumber(mostIssued)} credits can be added to the pool at once.`;

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const sessionCredits = endpoints({
  'GET /session-credits': {
    summary: 'The session credits that the reader may know of, lot by lot.',
    query: listQuery(['expires', 'holder', 'available'], {
      programme: id('Programme').optional(),
      organization: id('Organisation').optional(),
      /** The person or the team that has them. */
      holder: id('Holder').optional(),
      /** The booking that they pay for. */
      booking: id('Booking').optional(),
      holderType: choice('Holder', creditHolderTypes).optional(),
      /** Within 30 days. */
      expiresSoon: queryFlag('Expiring soon').optional(),
      hasAvailable: queryFlag('Available').optional(),
    }),
    response: pageOf(listedLot).extend({
      /** The reader issues and allocates credits. */
      mayCreate: z.boolean(),
    }),
    ...read,
  },
  'GET /session-credit/filter': {
    summary: 'The ways to sort session credits.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /session-credits/{sessionCredit}': {
    summary: 'One lot of session credits with everything its page shows.',
    response: lotDetail,
    ...read,
  },
  'GET /session-credits/{sessionCredit}/history': {
    summary: 'What happened to one lot of session credits, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /session-credits/{sessionCredit}/events': {
    summary: 'Edit, deallocate or delete session credits.',
    body: commandOf(payloadsOf(creditLotVerbs)),
    response: lotDetail,
    ...change,
  },
  'GET /session-credits/{entityType}/{entityId}': {
    summary:
      'The session credits of a person, a team, an organisation, a programme or a booking, with the running statement of their balance.',
    params: z.object({
      entityType: choice('Kind', creditEntityTypes),
      entityId: id('Id'),
    }),
    response: z.object({
      holder: reference,
      /** What can be booked with; of a programme or an organisation also what nobody holds yet. */
      balance: z.int(),
      /** Why it is that much: what came in and where it went, which make the balance together. None for a booking. */
      reasons: z.array(z.object({ sentence: z.string(), change: z.int() })),
      /** Each with the rules by which it may be used, in sentences; of a programme or an organisation none: they have a list. */
      lots: z.array(
        lot.extend({
          createdAt: z.string(),
          rules: z.array(z.string()),
          draw: drawPlace.nullable(),
        }),
      ),
      statement: z.array(statementLine),
      /** The reader books with them: they are theirs, or of the team that they lead. */
      mayBook: z.boolean(),
      /** The reader allocates more. */
      mayAllocate: z.boolean(),
    }),
    ...read,
  },
  'GET /programmes/{programme}/session-credits/holders': {
    summary: 'What a programme has in its pool, and everyone it could be allocated to.',
    query: z.object({
      /** The session whose credits are counted; the first when left out. */
      sessionOption: id('Session').optional(),
    }),
    response: holdersAnswer,
    ...read,
  },
  'POST /programmes/{programme}/session-credits': {
    summary: 'Issue session credits to the pool of a programme.',
    body: z.object({
      sessionOption: id('Session'),
      quantity: wholeNumber('Quantity', 1, mostIssued),
      /** When the programme ends, unless told otherwise. */
      expiresAt: instant('Expiry').nullish().default(null),
      source: choice('Source', issuedSources),
      reason: optionalText('Reason', 500),
      idempotencyKey,
    }),
    response: z.object({ id: z.string() }),
    ...change,
  },
  'POST /programmes/{programme}/session-credits/allocations': {
    summary:
      'Allocate the same number of credits from the pool to each of several members and teams; nobody gets any when the pool is short, unless what it lacks is issued first.',
    body: z.object({
      sessionOption: id('Session'),
      units: wholeNumber('Credits for each', 1, 1000),
      holders: z
        .array(z.object({ type: choice('Holder', ['member', 'team']), id: id('Holder') }), {
          error: 'Choose at least one member or team.',
        })
        .min(1, 'Choose at least one member or team.')
        .max(mostHolders, tooManyHolders),
      /** What was in the pool when whoever asks looked: where it is short because somebody was faster, they read who. */
      seen: z.int().min(0).optional(),
      /** So many credits may be issued to the pool first, as bought with the contract, where it lacks them. */
      issuing: z.int().min(0).max(mostIssued, tooManyIssued).default(0),
      idempotencyKey,
    }),
    response: z.object({ holders: z.int(), units: z.int() }),
    ...change,
  },
});
