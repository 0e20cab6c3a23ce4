import { z } from 'zod';
import { groupsOrAny } from '#domain/credits/unit-words.ts';
import { issuedSources, unitHolders } from '#domain/credits/vocabulary.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { creditLotVerbs } from '#machines/credit-lot/capabilities.ts';
import {
  choice,
  describedLines,
  id,
  instant,
  optionalText,
  queryFlag,
  wholeNumber,
} from '../kernel/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import { commandOf, historyEntry, idempotencyKey } from '../kernel/records.ts';
import {
  holdersAnswer,
  lotFields,
  lotPageFields,
  mostHolders,
  movementFields,
  tooManyHolders,
} from './credit-lots.ts';

/** The conversations that a lot pays for; those of every group where it is null. */
export const conversationGroup = z.enum(programmeGroups).nullable();

/** A conversation as whoever reads of credits knows it. Its title is gone once it was deleted. */
export const paidConversation = z.object({ id: z.string(), title: z.string().nullable() });

const lot = z
  .object({ ...lotFields, group: conversationGroup, holderType: z.enum(unitHolders.analysis) })
  .meta({ id: 'KaiCredit' });

/** A lot on its own page. */
const lotDetail = lot
  .extend({
    ...lotPageFields,
    /** What came into it and what went out, newest first. */
    statement: z.array(
      z.object({
        ...movementFields,
        group: conversationGroup,
        conversation: paidConversation.nullable(),
      }),
    ),
    /** Conversations that it paid for within 90 days, for those who may give their credits back. */
    refundable: z.array(
      z.object({ conversation: paidConversation, units: z.int(), spentAt: z.string() }),
    ),
    /** The reader gives credits back. */
    mayRefund: z.boolean(),
    /** The reader submits conversations, which it pays for. */
    mayUpload: z.boolean(),
  })
  .meta({ id: 'KaiCreditDetail' });

/** Which conversations credits are for, where somebody chooses. */
const group = choice('Group', groupsOrAny);

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

export const kaiCredits = endpoints({
  'GET /kai-credits': {
    summary: 'The AI credits that the reader may know of, lot by lot.',
    query: listQuery(['expires', 'holder', 'available'], {
      programme: id('Programme').optional(),
      holderType: choice('Holder', unitHolders.analysis).optional(),
      group: group.optional(),
      /** Within 30 days. */
      expiresSoon: queryFlag('Expiring soon').optional(),
      hasAvailable: queryFlag('Available').optional(),
    }),
    response: pageOf(lot).extend({
      /** The reader issues and allocates credits. */
      mayCreate: z.boolean(),
    }),
    ...read,
  },
  'GET /kai-credit/filter': {
    summary: 'The ways to sort AI credits.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /kai-credits/{kaiCredit}': {
    summary: 'One lot of AI credits with everything its page shows.',
    response: lotDetail,
    ...read,
  },
  'GET /kai-credits/{kaiCredit}/history': {
    summary: 'What happened to one lot of AI credits, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /kai-credits/{kaiCredit}/events': {
    summary: 'Edit, deallocate or delete AI credits.',
    body: commandOf(payloadsOf(creditLotVerbs)),
    response: lotDetail,
    ...change,
  },
  'POST /kai-credits/{kaiCredit}/refunds': {
    summary: 'Give back the AI credit of a conversation, for 90 days after it was used.',
    body: z.object({
      conversation: z.uuid('Choose a conversation.'),
      reason: describedLines('Reason', 500, 1, 'Give a reason.'),
      idempotencyKey,
    }),
    response: z.object({ id: z.string() }),
    ...change,
  },
  'GET /programmes/{programme}/kai-credits/holders': {
    summary: 'What a programme has in its pool, and every member it could be allocated to.',
    query: z.object({
      /** The conversations whose credits are counted; those of any group when left out. */
      group: group.optional(),
    }),
    response: holdersAnswer,
    ...read,
  },
  'POST /programmes/{programme}/kai-credits': {
    summary: 'Issue AI credits to the pool of a programme.',
    body: z.object({
      group,
      quantity: wholeNumber('Quantity', 1, 10_000),
      /** When the programme ends, unless told otherwise. */
      expiresAt: instant('Expiry').nullish().default(null),
      source: choice('Source', issuedSources),
      reason: optionalText('Reason', 500),
      idempotencyKey,
    }),
    response: z.object({ id: z.string() }),
    ...change,
  },
  'POST /programmes/{programme}/kai-credits/allocations': {
    summary:
      'Allocate the same number of AI credits from the pool to each of several members; nobody gets any when the pool is short.',
    body: z.object({
      group,
      units: wholeNumber('Credits for each', 1, 1000),
      holders: z
        .array(z.object({ type: choice('Holder', ['member']), id: id('Holder') }), {
          error: 'Choose at least one member.',
        })
        .min(1, 'Choose at least one member.')
        .max(mostHolders, tooManyHolders),
      /** What was in the pool when whoever asks looked: where it is short because somebody was faster, they read who. */
      seen: z.int().min(0).optional(),
      idempotencyKey,
    }),
    response: z.object({ holders: z.int(), units: z.int() }),
    ...change,
  },
});
