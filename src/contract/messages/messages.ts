import { z } from 'zod';
import { resourceFileTypes } from '#domain/resources/file-types.ts';
import { verbs } from '#machines/message/writing.ts';
import { messageStates } from '#machines/message/states.gen.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { attachment } from '../kernel/files.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import { availableEvent, commandOf, historyEntry } from '../kernel/records.ts';
import { sortOption } from '../kernel/lists.ts';

export const messageNames = { path: 'messages', param: 'message', model: 'message' } as const;

/** One message of a conversation. */
export const message = z
  .object({
    id: z.string(),
    version: z.int(),
    /** Where it stands on its chart. */
    status: z.enum(messageStates.all),
    /** Its place in the conversation; null until it is sent. */
    position: z.int().nullable(),
    senderId: z.string(),
    /** As it was written, with marks; empty once it is deleted. */
    text: z.string(),
    /** In the order in which they came in; none once it is deleted. */
    files: z.array(attachment),
    sentAt: z.string().nullable(),
    /** When it is to be sent. */
    sendAt: z.string().nullable(),
    editedAt: z.string().nullable(),
    /** When anything about it changed last. */
    updatedAt: z.string(),
    availableEvents: z.array(availableEvent),
  })
  .meta({ id: 'Message' });

const read = { rate: 'read', audit: 'none' } as const;

export const messages = endpoints({
  'GET /message/filter': {
    summary: 'The ways to sort messages: they have one order.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /messages/{message}': {
    summary: 'One message, for the two whose conversation it is in.',
    response: message,
    ...read,
  },
  'GET /messages/{message}/files/{attachment}': {
    summary: 'A file that came with a message, for the two whose conversation it is in.',
    file: resourceFileTypes,
    response: null,
    ...read,
  },
  'GET /messages/{message}/history': {
    summary: 'What happened to one message, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /messages/{message}/events': {
    summary: 'Edit a message, or take it back.',
    body: commandOf(payloadsOf(verbs)),
    response: message,
    rate: 'write',
    audit: 'none',
  },
});
