import { z } from 'zod';
import { bytesOf, largestState } from '#domain/interactive/frame-contract.ts';
import { completionRules, mostScore } from '#domain/interactive/vocabulary.ts';
import { auditKinds } from '#machines/interactive-response/audit.ts';
import * as deciding from '#machines/interactive-response/deciding.ts';
import { interactiveResponseStates } from '#machines/interactive-response/states.gen.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { choice, formText, id } from '../kernel/fields.ts';
import { csvFile } from '../kernel/files.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { plainAuthors, plainFields } from '../kernel/plain-records.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  commandOf,
  historyEntry,
  idempotencyKey,
  personReference,
  reference,
} from '../kernel/records.ts';
import { yourPassword } from '../kernel/secrets.ts';
import { activityFrame } from './interactive-resources.ts';

export const interactiveResponseNames = {
  path: 'interactive-responses',
  param: 'interactiveResponse',
  model: 'interactive-response',
} as const;

/** A response in lists. */
export const interactiveResponseSummary = z
  .object({
    ...plainFields,
    status: z.enum(interactiveResponseStates.all),
    /** The activity of the programme, by title. */
    assignment: reference,
    programme: reference,
    member: personReference,
    contentVersion: z.int(),
    completionRule: z.enum(completionRules),
    progress: z.number(),
    score: z.number().nullable(),
    maxScore: z.int().nullable(),
    /** Those before the present one, and that. */
    attempts: z.int(),
    lastActivityAt: z.string().nullable(),
  })
  .meta({ id: 'InteractiveResponseSummary' });

/** A response on its own page. */
export const interactiveResponse = interactiveResponseSummary
  .extend({
    ...plainAuthors,
    startedAt: z.string().nullable(),
    completedAt: z.string().nullable(),
    /** Those before the present one, newest first. */
    earlier: z.array(
      z.object({
        number: z.int(),
        startedAt: z.string().nullable(),
        completedAt: z.string().nullable(),
        progress: z.number(),
        score: z.number().nullable(),
      }),
    ),
    /** It is the reader's own, who can go on with it. */
    mayResume: z.boolean(),
    /** The reader may see all that happened to it. */
    mayAudit: z.boolean(),
  })
  .meta({ id: 'InteractiveResponse' });

/** What an activity says of somebody who works in it; what it says of its frame stays in the browser. */
const frameMessage = z.discriminatedUnion(
  'type',
  [
    z.object({
      type: z.literal('progress'),
      progress: z.number('Enter a valid progress.').min(0).max(1, 'Enter a valid progress.'),
    }),
    z.object({
      type: z.literal('score'),
      score: z.number('Enter a valid score.').min(0).max(mostScore, 'Enter a valid score.'),
    }),
    z.object({
      type: z.literal('state'),
      state: formText('Enter a valid state.', largestState, 'The state is larger than 256 KB.')
        .refine((text) => bytesOf(text) <= largestState, 'The state is larger than 256 KB.')
        .refine((text) => !text.includes('\0') && text.isWellFormed(), 'Enter a valid state.'),
    }),
    z.object({ type: z.literal('completed') }),
  ],
  { error: 'This message is not known.' },
);

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

const responses = listQuery(['activity', 'member'], {
  assignment: id('Interactive resource').optional(),
  status: choice('State', interactiveResponseStates.all).optional(),
});
const auditItems = listQuery(['at'], {
  response: id('Response'),
  kind: choice('Event', auditKinds).optional(),
});
const wholeList = { pageNumber: true, perPage: true } as const;
const file = { response: csvFile, rate: 'write', audit: 'access' } as const;

export const interactiveResponses = endpoints({
  'GET /interactive-responses': {
    summary: 'The responses to an interactive resource of a programme that the reader may see.',
    query: responses,
    response: pageOf(interactiveResponseSummary).extend({
      /** The reader may take the list along as a file. */
      mayExport: z.boolean(),
    }),
    ...read,
  },
  'GET /interactive-response/filter': {
    summary: 'The ways to sort responses.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /interactive-responses/{interactiveResponse}': {
    summary: 'One response with everything its page shows.',
    response: interactiveResponse,
    ...read,
  },
  'GET /interactive-responses/{interactiveResponse}/history': {
    summary: 'What happened to one response, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'GET /interactive-response-audit-items': {
    summary: 'Everything that happened to a response, latest first, with what it changed.',
    query: auditItems,
    response: pageOf(
      z.object({
        id: z.string(),
        at: z.string(),
        actor: personReference.nullable(),
        kind: z.enum(auditKinds),
        change: z.string(),
      }),
    ),
    rate: 'read',
    audit: 'access',
  },
  'GET /interactive-response-audit-item/filter': {
    summary: 'The ways to sort what happened to a response.',
    response: z.array(sortOption),
    ...read,
  },
  'POST /interactive-responses/export': {
    summary: 'The responses of a list as a file, narrowed and sorted like the list.',
    body: responses.omit(wholeList).extend({ yourPassword }),
    ...file,
  },
  'POST /interactive-response-audit-items/export': {
    summary: 'What happened to a response as a file, narrowed and sorted like the list.',
    body: auditItems.omit(wholeList).extend({ yourPassword }),
    ...file,
  },
  'POST /interactive-responses': {
    summary: 'Launch an interactive resource of a programme: begin, or go on.',
    body: z.object({ assignment: id('Interactive resource'), idempotencyKey }),
    response: z.object({
      response: interactiveResponse,
      frame: activityFrame,
      state: z.string().nullable(),
    }),
    ...change,
  },
  'POST /interactive-responses/{interactiveResponse}/messages': {
    summary: 'Keep what an activity says of the member who works in it.',
    body: z.object({
      messages: z.array(frameMessage).min(1, 'Enter a message.').max(4, 'Send 4 at most.'),
      idempotencyKey,
    }),
    response: interactiveResponse,
    ...change,
  },
  'POST /interactive-responses/{interactiveResponse}/events': {
    summary: 'Send an event to the chart of a response.',
    body: commandOf(payloadsOf(deciding.verbs)),
    response: interactiveResponse,
    ...change,
  },
});
