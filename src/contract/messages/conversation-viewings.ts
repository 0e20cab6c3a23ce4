import { z } from 'zod';
import { verbs, reason } from '#machines/conversation-viewing/viewing.ts';
import { conversationViewingStates } from '#machines/conversation-viewing/states.gen.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { describedLines, id, searchText, wholeNumber } from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { csvFile } from '../kernel/files.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  availableEvent,
  commandOf,
  historyEntry,
  idempotencyKey,
  personReference,
} from '../kernel/records.ts';
import { yourPassword } from '../kernel/secrets.ts';

export const conversationViewingNames = {
  path: 'conversation-viewings',
  param: 'conversationViewing',
  model: 'conversation-viewing',
} as const;

/** Somebody of staff who reads what two people wrote to each other, or did. */
const viewing = z
  .object({
    id: z.string(),
    version: z.int(),
    status: z.enum(conversationViewingStates.all),
    viewer: personReference.nullable(),
    person: personReference.nullable(),
    contact: personReference.nullable(),
    reason: z.string(),
    startedAt: z.string(),
    expiresAt: z.string(),
    /** By the clock of the server, from which what is left is counted. */
    now: z.string(),
    messagesSeen: z.int(),
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'ConversationViewing' });

/** A message as staff see it. */
const viewedMessage = z
  .object({
    id: z.string(),
    position: z.int(),
    sender: personReference.nullable(),
    text: z.string(),
    /** What came with it is called so; staff open none of it. */
    files: z.array(z.string()),
    /** What it says was taken back; it is kept for 30 days. */
    isDeleted: z.boolean(),
    sentAt: z.string(),
    editedAt: z.string().nullable(),
  })
  .meta({ id: 'ViewedMessage' });

const sayWhy = 'Say why you need to read this conversation.';
const read = { rate: 'read', audit: 'none' } as const;

export const conversationViewings = endpoints({
  'GET /conversation-viewings': {
    summary: 'Who read which conversation, and why: for super admins.',
    query: listQuery(['started'], {}),
    response: pageOf(viewing),
    ...read,
  },
  'GET /conversation-viewing/filter': {
    summary: 'The ways to sort viewings.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /conversation-viewings/log': {
    summary: 'Whether the reader may read the log of viewings.',
    response: z.object({ mayRead: z.boolean() }),
    ...read,
  },
  'GET /conversation-viewings/people': {
    summary: 'People whose conversations may have to be read, found by name; at most 20.',
    query: z.object({ search: searchText }),
    response: z.array(personReference),
    ...read,
  },
  'POST /conversation-viewings': {
    summary: 'Begin to read someone’s conversation, with a reason.',
    body: z.object({
      person: id('Person'),
      reason: describedLines(reason.label, reason.most, 1, sayWhy),
      idempotencyKey,
    }),
    response: viewing,
    rate: 'write',
    audit: 'access',
  },
  'POST /conversation-viewings/export': {
    summary: 'The log of viewings as a file, for whoever confirms that it is them.',
    body: z.object({ yourPassword }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
  'GET /conversation-viewings/{conversationViewing}': {
    summary: 'One viewing: for whoever reads, and for super admins.',
    response: viewing,
    ...read,
  },
  'GET /conversation-viewings/{conversationViewing}/history': {
    summary: 'What happened in one viewing, with every page that was opened.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /conversation-viewings/{conversationViewing}/events': {
    summary: 'Choose the conversation, or end the viewing.',
    body: commandOf(payloadsOf(verbs)),
    response: viewing,
    rate: 'write',
    audit: 'access',
  },
  'GET /conversation-viewings/{conversationViewing}/contacts': {
    summary: 'Whom the person has written with, and how many messages there are.',
    response: z.array(
      personReference.extend({
        messages: z.int(),
        /** Both are informed by email once their conversation is opened. */
        isInformed: z.boolean(),
      }),
    ),
    rate: 'read',
    audit: 'access',
  },
  'POST /conversation-viewings/{conversationViewing}/pages': {
    summary: 'A page of the conversation, the latest first; each is logged.',
    body: z.object({ before: wholeNumber('Before', 0, 2_000_000_000).nullish() }),
    response: z.object({ messages: z.array(viewedMessage), hasOlder: z.boolean() }),
    rate: 'write',
    audit: 'access',
  },
});
