import { z } from 'zod';
import { roles } from '#machines/person.ts';
import { longestMessage, mostAttachments } from '#domain/messages/limits.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  draftLines,
  id,
  instant,
  queryFlag,
  queryNumber,
  searchText,
  wholeNumber,
} from '../kernel/fields.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { idempotencyKey, personReference } from '../kernel/records.ts';
import { message } from './messages.ts';

const farthest = 2_000_000_000;
const position = (label: string) => queryNumber(label, 0, farthest);

const contact = personReference.extend({ role: z.enum(roles) }).meta({ id: 'Contact' });

/** A conversation in the list of one of the two. */
export const conversationSummary = z
  .object({
    contact,
    /** What was said last, without marks; null where it was deleted. */
    excerpt: z.string().nullable(),
    isOwn: z.boolean(),
    at: z.string(),
    /** Messages that the reader has not seen; 100 stands for more. */
    unread: z.int(),
    isMarkedUnread: z.boolean(),
    isArchived: z.boolean(),
    /** Something is written and not sent. */
    hasDraft: z.boolean(),
  })
  .meta({ id: 'ConversationSummary' });

/** A conversation as one of the two has it. */
const conversation = z
  .object({
    contact,
    /** Why the reader can't write; null while they can. */
    obstacle: z.string().nullable(),
    /** The reader does not want to hear from them. */
    isBlocked: z.boolean(),
    mayBlock: z.boolean(),
    /** The reader shows when they are online and typing; nothing says whether the contact does. */
    showsPresence: z.boolean(),
    isArchived: z.boolean(),
    isMarkedUnread: z.boolean(),
    /** What the reader has begun to write, on whichever device. */
    draft: z.string(),
    /** How far the reader has read, and where the messages end. */
    readTo: z.int(),
    lastPosition: z.int(),
    /** How far the contact has come. */
    theirs: z.object({ deliveredTo: z.int(), readTo: z.int() }),
    /** What the reader has written to be sent later, and what could not be sent. */
    ahead: z.array(message),
  })
  .meta({ id: 'Conversation' });

/** A message that was searched for. */
const foundMessage = z
  .object({
    id: z.string(),
    contact: personReference,
    isOwn: z.boolean(),
    position: z.int(),
    sentAt: z.string(),
    /** What it says around the first match, in its order. */
    parts: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
  })
  .meta({ id: 'FoundMessage' });

const read = { rate: 'read', audit: 'none' } as const;
const write = { rate: 'write', audit: 'none' } as const;
const sign = { rate: 'sign', audit: 'none' } as const;

export const conversations = endpoints({
  'GET /conversations': {
    summary: 'The conversations of the reader, the latest first.',
    query: listQuery(['when'], {
      unread: queryFlag('Unread').optional(),
      archived: queryFlag('Archived').optional(),
    }),
    response: pageOf(conversationSummary),
    ...read,
  },
  'GET /conversation/filter': {
    summary: 'The ways to sort conversations.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /conversations/unread': {
    summary: 'How many conversations hold something that the reader has not seen.',
    response: z.object({ conversations: z.int(), hasUndelivered: z.boolean() }),
    ...read,
  },
  'GET /conversations/contacts': {
    summary: 'The people the reader may write to, found by name; at most 50.',
    query: z.object({ search: searchText }),
    response: z.array(contact),
    ...read,
  },
  'GET /conversations/found': {
    summary:
      'Messages of the reader’s own conversations that say something; at most 30, the latest first.',
    query: z.object({ search: searchText }),
    response: z.array(foundMessage),
    ...read,
  },
  'GET /conversations/contacts/{contact}': {
    summary: 'The conversation of the reader with a contact.',
    response: conversation,
    ...read,
  },
  'GET /conversations/contacts/{contact}/messages': {
    summary:
      'Messages of a conversation in their order: before, behind or around a place, those changed since a moment, or where the reader has to read on.',
    query: z.object({
      before: position('Before').optional(),
      after: position('After').optional(),
      around: position('Around').optional(),
      changedSince: instant('Changed since').optional(),
    }),
    response: z.object({
      messages: z.array(message),
      /** There are older ones, or newer ones, than these. */
      hasOlder: z.boolean(),
      hasNewer: z.boolean(),
      /** Where somebody begins to read who asked for no place; null when they have read everything. */
      firstUnread: z.int().nullable(),
    }),
    ...read,
  },
  'POST /conversations/contacts/{contact}/messages': {
    summary: 'Write to a contact, at once or for later. The same key sends one message.',
    body: z
      .object({
        text: draftLines('Message', longestMessage),
        /** What was sent for the purpose `message` and no message has taken. */
        files: z
          .array(id('File'))
          .max(mostAttachments, `Attach at most ${mostAttachments} files.`)
          .default([]),
        sendAt: instant('Send at').nullish(),
        idempotencyKey,
      })
      .refine(({ text, files }) => text.trim() !== '' || files.length > 0, {
        path: ['text'],
        message: 'Write a message or attach a file.',
      }),
    response: message,
    ...write,
  },
  'POST /conversations/contacts/{contact}/marks': {
    summary: 'How far the messages of a contact have been read. Marks never go back.',
    body: z.object({ readTo: wholeNumber('Read to', 0, farthest) }),
    response: null,
    ...write,
  },
  'POST /conversations/deliveries': {
    summary: 'Everything that was sent to the reader has come to this device.',
    response: null,
    ...write,
  },
  'POST /conversations/contacts/{contact}/standing': {
    summary: 'Archive a conversation or take it out again, or mark it as unread.',
    body: z.object({ archived: z.boolean().optional(), unread: z.boolean().optional() }),
    response: null,
    ...write,
  },
  'POST /conversations/contacts/{contact}/draft': {
    summary: 'Keep what someone has begun to write, for their other devices.',
    body: z.object({ text: draftLines('Draft', longestMessage) }),
    response: null,
    ...write,
  },
  'POST /conversations/contacts/{contact}/sign': {
    summary:
      'The reader has a conversation open, and may be typing. Kept nowhere, and told only where both have agreed: the contact hears that the reader types, and the reader whether the contact is online, by the stream of events. Every answer is the same.',
    body: z.object({ typing: z.boolean() }),
    response: null,
    ...sign,
  },
  'POST /conversations/contacts/{contact}/block': {
    summary: 'No longer hear from a contact, or hear from them again.',
    body: z.object({ blocked: z.boolean() }),
    response: null,
    ...write,
  },
});
