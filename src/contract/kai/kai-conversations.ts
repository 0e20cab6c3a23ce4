import { z } from 'zod';
import { longestRecording, recordingTypes } from '#domain/kai-conversations/file-types.ts';
import {
  failureStages,
  mostFiles,
  mostParticipants,
  sentences,
  speakerRoles,
  spokenLanguages,
} from '#domain/kai-conversations/vocabulary.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';
import { kaiConversationVerbs } from '#machines/kai-conversation/capabilities.ts';
import { uploadFields, writtenFields } from '#machines/kai-conversation/fields.ts';
import { kaiConversationStates } from '#machines/kai-conversation/states.gen.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  askedText,
  choice,
  id,
  optionalDate,
  optionalLines,
  queryNumber,
  requiredText,
  searchText,
  wholeNumber,
} from '../kernel/fields.ts';
import { plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { foundReference, idempotencyKey, personReference, reference } from '../kernel/records.ts';
import { kaiAnalysis, kaiPassage, kaiRecordings, kaiWords } from './kai-analysis.ts';

export const kaiConversationNames = {
  path: 'kai-conversations',
  param: 'kaiConversation',
  model: 'kai-conversation',
} as const;

const kaiFile = z
  .object({ id: z.string(), name: z.string(), mediaType: z.string(), byteLength: z.int() })
  .meta({ id: 'KaiFile' });

/** A conversation in lists; nothing of what was said. */
export const kaiConversationSummary = z
  .object({
    ...plainFields,
    title: z.string(),
    group: z.enum(programmeGroups),
    programme: reference,
    member: personReference.nullable(),
    about: personReference.nullable(),
    heldOn: z.string(),
    /** Milliseconds. */
    duration: z.int().nullable(),
    score: z.int().nullable(),
    /** Shared with the reader. */
    isShared: z.boolean(),
  })
  .meta({ id: 'KaiConversationSummary' });

const participant = z.object({ label: kaiWords, part: z.enum(speakerRoles) });

/** A conversation on its own page. */
export const kaiConversation = kaiConversationSummary
  .extend({
    ...plainAuthors,
    language: z.string(),
    consentVersion: z.string().nullable(),
    consentedAt: z.string().nullable(),
    warnings: z.array(z.string()),
    failure: z
      .object({ stage: z.enum(failureStages), reason: z.string(), isRetryable: z.boolean() })
      .nullable(),
    /** What it waits for, in a sentence. */
    waitsFor: z.string().nullable(),
    files: z.array(kaiFile),
    sharedWith: z.array(personReference),
    /** The reader may read what was said; staff have to say why first. */
    isOpen: z.boolean(),
    participants: z.array(participant),
    passages: z.int(),
    analysis: kaiAnalysis.nullable(),
    dispute: kaiWords.nullable(),
    review: z
      .object({
        score: z.int(),
        comment: z.string(),
        by: personReference.nullable(),
        at: z.string(),
      })
      .nullable(),
    /** Who opened it, newest first; null to those who are not told. */
    readings: z
      .array(
        z.object({ by: personReference.nullable(), at: z.string(), reason: z.string().nullable() }),
      )
      .nullable(),
    /** Analysed conversations of the same person and group, from the first. */
    trend: z.array(
      z.object({ id: z.string(), title: z.string(), heldOn: z.string(), score: z.int() }),
    ),
  })
  .meta({ id: 'KaiConversation' });

const roles = z.enum(speakerRoles, { error: 'Choose a role.' });
const participants = z
  .array(
    z.object({
      label: requiredText('Name', 80),
      part: roles,
      /** The recording in which nobody else speaks: all of them run at the same time then. */
      file: id('Recording').optional(),
    }),
  )
  .min(1, 'Say who speaks.')
  .max(mostParticipants, `At most ${mostParticipants} people can be named.`)
  .refine(
    (named) => new Set(named.map(({ label }) => label)).size === named.length,
    'Give each speaker a name of their own.',
  )
  .refine((named) => {
    const owned = named.flatMap(({ file }) => file ?? []);
    return new Set(owned).size === owned.length;
  }, 'Only one person can be the one who speaks in a recording.');

const written = bodyOf(writtenFields).extend({
  title: askedText('Title', writtenFields.title.most, sentences.title),
  language: choice('Language', spokenLanguages).default('und'),
  participants,
});
const { files, consentConfirmed } = bodyOf(uploadFields).shape;

export const kaiConversations = {
  ...plainRecord(kaiConversationNames, {
    words: ['AI conversation', 'AI conversations'],
    summary: kaiConversationSummary,
    detail: kaiConversation,
    fields: written.extend({ files, consentConfirmed: consentConfirmed.optional() }),
    events: {
      ...payloadsOf(kaiConversationVerbs),
      EDIT: written,
      NAME_SPEAKERS: z.object({
        participants: z
          .array(
            z.object({
              label: requiredText('Speaker', 80),
              name: requiredText('Name', 80),
              part: roles,
            }),
          )
          .min(1, 'Say who speaks.')
          .max(mostParticipants, `At most ${mostParticipants} people can be named.`),
      }),
    },
    orders: ['created', 'score', 'name'],
    filters: {
      group: choice('Group', programmeGroups).optional(),
      status: choice('Status', kaiConversationStates.open).optional(),
      programme: id('Programme').optional(),
      member: id('Member').optional(),
      from: optionalDate('From').optional(),
      to: optionalDate('To').optional(),
    },
  }),
  ...endpoints({
    'GET /kai-conversations/files/{kaiFile}': {
      summary:
        'What is found in a recording or a transcript that one has sent: how long it lasts, and who speaks in a transcript.',
      response: kaiFile.extend({
        /** Milliseconds; null where it does not say. */
        duration: z.int().nullable(),
        /** Who speaks in a transcript, with how many words each says; empty for a recording. */
        speakers: z.array(z.object({ label: kaiWords, words: z.int() })),
      }),
      rate: 'read',
      audit: 'access',
    },
    'GET /kai-conversations/choices': {
      summary: 'The programmes for which the reader can upload a conversation, with their groups.',
      query: z.object({ programme: id('Programme').optional() }),
      response: z.array(
        reference.extend({
          groups: z.array(z.enum(programmeGroups)),
          /** Those of which it is known what conversations are scored on. */
          setUp: z.array(z.enum(programmeGroups)),
          /** The reader does it for a member, and says for whom. */
          mayChooseMember: z.boolean(),
        }),
      ),
      rate: 'read',
      audit: 'none',
    },
    'GET /kai-conversations/members': {
      summary:
        'Members of a programme, found by name: staff upload a conversation for one of them.',
      query: z.object({ programme: id('Programme'), search: searchText }),
      response: z.array(foundReference),
      rate: 'read',
      audit: 'none',
    },
    'GET /kai-conversations/{kaiConversation}/passages': {
      summary: 'What was said, from a passage on, for whoever may read it.',
      query: z.object({
        from: queryNumber('From', 0, 100_000).default(0),
        count: queryNumber('Count', 1, 500).default(200),
      }),
      response: z.object({ total: z.int(), passages: z.array(kaiPassage) }),
      rate: 'read',
      audit: 'access',
    },
    'GET /kai-conversations/{kaiConversation}/recordings': {
      summary:
        'What there is to hear, for whoever may read it: the recordings one after the other, how loud they are, who speaks when, and where the listener left off.',
      response: kaiRecordings,
      rate: 'read',
      audit: 'access',
    },
    'POST /kai-conversations/{kaiConversation}/links': {
      summary:
        'Ask for an address of a recording that a player can open: for a quarter of an hour, in this browser, as long as the listener may read the conversation.',
      body: z.object({ file: id('Recording') }),
      response: z.object({ address: z.string(), endsAt: z.string() }),
      rate: 'read',
      audit: 'access',
    },
    'GET /kai-recordings/{kaiConversation}': {
      summary:
        'A recording for a player, which can send no token: the browser shows the cookie that came with the address.',
      query: z.object({
        file: id('Recording'),
        until: queryNumber('End', 0, Number.MAX_SAFE_INTEGER),
      }),
      file: recordingTypes,
      response: null,
      rate: 'read',
      audit: 'none',
    },
    'POST /kai-conversations/{kaiConversation}/listening': {
      summary: 'Say where one is in a recording, to go on from there another time.',
      body: z.object({
        /** Milliseconds from the beginning of the conversation. */
        position: wholeNumber('Position', 0, longestRecording * mostFiles),
        idempotencyKey,
      }),
      response: z.object({ position: z.int() }),
      rate: 'write',
      audit: 'none',
    },
    'GET /kai-conversations/{kaiConversation}/coaches': {
      summary: 'Coaches it can be shared with, found by name.',
      query: z.object({ search: searchText }),
      response: z.array(personReference),
      rate: 'read',
      audit: 'none',
    },
    'GET /kai-conversations/{kaiConversation}/export': {
      summary: 'The conversation as a file to be kept: with its analysis, or as captions.',
      query: z.object({ as: choice('Format', ['markdown', 'vtt']).default('markdown') }),
      response: z.object({ fileName: z.string(), content: kaiWords }),
      rate: 'read',
      audit: 'access',
    },
    'POST /kai-conversations/{kaiConversation}/readings': {
      summary:
        'Say that one opens a conversation of others: staff say why, and may read it for an hour; its owner sees who read it and why.',
      body: z.object({ reason: optionalLines('Reason', 500), idempotencyKey }),
      response: kaiConversation,
      rate: 'write',
      audit: 'access',
    },
  }),
};
