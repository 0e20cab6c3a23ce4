import { z } from 'zod';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { unitHolders } from '#domain/credits/vocabulary.ts';
import { verbs } from '#machines/kai-credit-selection-request/deciding.ts';
import {
  kaiCreditSelectionRequestState,
  kaiCreditSelectionRequestStates,
} from '#machines/kai-credit-selection-request/states.gen.ts';
import { choice, describedLines, id } from '../kernel/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  availableEvent,
  commandOf,
  historyEntry,
  personReference,
  reference,
} from '../kernel/records.ts';
import { conversationGroup, paidConversation } from './kai-credits.ts';

const request = z
  .object({
    id: z.string(),
    version: z.int(),
    status: z.string(),
    /** When the conversation was submitted. */
    requestedAt: z.string(),
    requester: personReference.nullable(),
    organization: reference,
    group: z.enum(programmeGroups),
    /** So many lots could pay now; of one that is decided, none any more. */
    candidates: z.int(),
    conversation: paidConversation,
  })
  .meta({ id: 'KaiCreditSelectionRequest' });

/** A lot that could pay, with what choosing it means. */
const candidate = z.object({
  id: z.string(),
  programme: reference,
  group: conversationGroup,
  holderType: z.enum(unitHolders.analysis),
  available: z.int(),
  priority: z.int(),
  expiresAt: z.string(),
});

const requestDetail = request
  .extend({
    /** So many credits the analysis takes. */
    units: z.int(),
    /** In the order in which they would be drawn from. */
    credits: z.array(candidate),
    /** Programmes that the member takes part in, where credits can be issued. */
    programmes: z.array(reference),
    chosen: z.object({ id: z.string(), programme: reference, group: conversationGroup }).nullable(),
    comment: z.string().nullable(),
    reason: z.string().nullable(),
    decidedBy: personReference.nullable(),
    decidedAt: z.string().nullable(),
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'KaiCreditSelectionRequestDetail' });

const read = { rate: 'read', audit: 'none' } as const;

export const kaiCreditSelectionRequests = endpoints({
  'GET /kai-credit-selection-requests': {
    summary: 'Requests to choose the AI credit of a conversation, those that wait first.',
    query: listQuery(['requested'], {
      status: choice('Status', kaiCreditSelectionRequestStates.all).optional(),
      group: choice('Group', programmeGroups).optional(),
      organization: id('Organisation').optional(),
    }),
    response: pageOf(request).extend({
      /** So many wait for somebody to choose. */
      [kaiCreditSelectionRequestState.open]: z.int(),
    }),
    ...read,
  },
  'GET /kai-credit-selection-request/filter': {
    summary: 'The ways to sort requests to choose an AI credit.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}': {
    summary: 'One request to choose the AI credit of a conversation, with what could pay.',
    response: requestDetail,
    ...read,
  },
  'GET /kai-credit-selection-requests/{kaiCreditSelectionRequest}/history': {
    summary: 'What happened to one request to choose an AI credit.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /kai-credit-selection-requests/{kaiCreditSelectionRequest}/events': {
    summary: 'Choose the credit that pays for a conversation, or reject the request.',
    body: commandOf({
      ...payloadsOf(verbs),
      REJECT: z.object({ reason: describedLines('Reason', 500, 1, 'Give a reason.') }),
    }),
    response: requestDetail,
    rate: 'write',
    audit: 'change',
  },
});
