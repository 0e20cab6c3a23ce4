import { z } from 'zod';
import {
  largestNumber,
  longTextMost,
  mostOptions,
  mostRows,
} from '#domain/questionnaires/vocabulary.ts';
import * as answering from '#machines/questionnaire-response/answering.ts';
import * as asking from '#machines/questionnaire-response/asking.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { endpoints } from '../kernel/endpoint.ts';
import {
  choice,
  draftLines,
  id,
  requiredDate,
  requiredText,
  searchText,
} from '../kernel/fields.ts';
import { csvFile } from '../kernel/files.ts';
import { listQuery, pageOf, sortOption } from '../kernel/lists.ts';
import { plainAuthors, plainFields } from '../kernel/plain-records.ts';
import { payloadsOf } from '../kernel/record-fields.ts';
import {
  availableEvent,
  commandOf,
  historyEntry,
  idempotencyKey,
  personReference,
  reference,
} from '../kernel/records.ts';
import { yourPassword } from '../kernel/secrets.ts';
import { questions, scoring } from './definition.ts';

export const questionnaireResponseNames = {
  path: 'questionnaire-responses',
  param: 'questionnaireResponse',
  model: 'questionnaire-response',
} as const;

/** One answer; what fits its question is decided by the domain. */
export const answer = z.union(
  [
    draftLines('Answer', longTextMost),
    z.number().min(-largestNumber).max(largestNumber),
    z.boolean(),
    z.array(id('Option')).max(mostOptions),
    z
      .record(id('Line'), id('Option'))
      .refine((lines) => Object.keys(lines).length <= mostRows, 'Answer this question again.'),
  ],
  'Answer this question again.',
);

const answers = z.record(z.string(), answer);

/** Somebody who is asked, in the list of respondents; nothing of what they answered. */
export const questionnaireRespondent = z
  .object({
    ...plainFields,
    status: z.enum(questionnaireResponseStates.all),
    member: personReference,
    teams: z.array(reference),
    /** Null where nobody is named, like everything else that would tell one response from others. */
    startedAt: z.string().nullable(),
    submittedAt: z.string().nullable(),
    score: z.number().nullable(),
    reminders: z.int(),
    /** The reader may open what they answered, and answer for them now. */
    isReadable: z.boolean(),
    mayAnswer: z.boolean(),
  })
  .meta({ id: 'QuestionnaireRespondent' });

/** A response as its own page shows it, and as it is answered. */
export const questionnaireResponse = z
  .object({
    ...plainFields,
    ...plainAuthors,
    status: z.enum(questionnaireResponseStates.all),
    assignment: reference,
    /** Null to those who must not know whose it is. */
    member: personReference.nullable(),
    isOwn: z.boolean(),
    enteredBy: personReference.nullable(),
    questionnaireVersion: z.int(),
    questions,
    scoring,
    /** Those that the reader may see. */
    answers,
    /** How many answers are not shown to the reader. */
    hidden: z.int(),
    score: z.number().nullable(),
    band: z.string().nullable(),
    startedAt: z.string().nullable(),
    submittedAt: z.string().nullable(),
    durationSeconds: z.int().nullable(),
    reminders: z.int(),
    /** Whether the reader can answer it now, for themselves or for whoever is asked; if not, why. */
    mayAnswer: z.boolean(),
    refusal: z.string().nullable(),
  })
  .meta({ id: 'QuestionnaireResponse' });

/** A response that was handed in, in the list of responses. */
export const submittedResponse = z
  .object({
    /** By which its page is found: the person, or nothing that says who it is. */
    key: z.string(),
    member: personReference.nullable(),
    /** Null where nobody is named. */
    submittedAt: z.string().nullable(),
    score: z.number().nullable(),
    band: z.string().nullable(),
  })
  .meta({ id: 'SubmittedResponse' });

const read = { rate: 'read', audit: 'none' } as const;
const change = { rate: 'write', audit: 'change' } as const;

const narrowed = {
  assignment: id('Questionnaire'),
  band: requiredText('Band', 60).optional(),
  from: requiredDate({ label: 'From' }).optional(),
  to: requiredDate({ label: 'To' }).optional(),
};

export const questionnaireResponses = endpoints({
  'GET /questionnaire-responses': {
    summary: 'Who is asked to answer a questionnaire, and who has; nothing of what they answered.',
    query: listQuery(['state', 'name', 'submitted'], {
      assignment: id('Questionnaire'),
      status: choice('State', questionnaireResponseStates.all).optional(),
      team: id('Team').optional(),
    }),
    response: pageOf(questionnaireRespondent),
    ...read,
  },
  'GET /questionnaire-response/filter': {
    summary: 'The ways to sort respondents.',
    response: z.array(sortOption),
    ...read,
  },
  'GET /questionnaire-responses/{questionnaireResponse}': {
    summary: 'One response with everything its page shows.',
    response: questionnaireResponse,
    ...read,
  },
  'GET /questionnaire-responses/{questionnaireResponse}/history': {
    summary: 'What happened to one response, from its first event.',
    response: z.array(historyEntry),
    ...read,
  },
  'POST /questionnaire-responses/{questionnaireResponse}/events': {
    summary: 'Send an event to the chart of a response.',
    body: commandOf(payloadsOf({ ...answering.verbs, ...asking.verbs })),
    response: questionnaireResponse,
    ...change,
  },
  'POST /questionnaire-responses/{questionnaireResponse}/answers': {
    summary: 'Keep one answer. One that another device has changed meanwhile is not overwritten.',
    body: z.object({
      question: id('Question'),
      /** Null takes it out. */
      answer: answer.nullable(),
      /** What this device knew of it. */
      before: answer.nullable(),
      idempotencyKey,
    }),
    response: z.object({
      isKept: z.boolean(),
      /** What is kept now. */
      answer: answer.nullable(),
      status: z.enum(questionnaireResponseStates.all),
      version: z.int(),
      availableEvents: z.array(availableEvent),
    }),
    ...change,
  },
  'GET /submitted-responses': {
    summary: 'The responses to a questionnaire that were handed in, to those who may read them.',
    query: listQuery(['submitted', 'name', 'score'], narrowed),
    response: pageOf(submittedResponse),
    ...read,
  },
  'GET /submitted-response/filter': {
    summary: 'The ways to sort responses.',
    response: z.array(sortOption),
    ...read,
  },
  'POST /submitted-responses/export': {
    summary: 'The responses as a file, with a column for each question of the version.',
    body: z.object({ search: searchText, ...narrowed, yourPassword }),
    response: csvFile,
    rate: 'write',
    audit: 'access',
  },
  'GET /questionnaire-assignments/{questionnaireAssignment}/responses/{respondent}': {
    summary: 'What someone answered to a questionnaire, by the person or by what stands for them.',
    response: questionnaireResponse,
    ...read,
  },
});
