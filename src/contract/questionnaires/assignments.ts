import { z } from 'zod';
import { respondentRules } from '#domain/questionnaires/assignment.ts';
import { verbs } from '#machines/questionnaire-assignment/asking.ts';
import { assignedFields, writtenFields } from '#machines/questionnaire-assignment/fields.ts';
import { questionnaireAssignmentStates } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { choice, id, queryFlag, searchText } from '../kernel/fields.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { findQuery } from '../kernel/lists.ts';
import { nothing, plainAuthors, plainFields, plainRecord } from '../kernel/plain-records.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { foundReference, personReference, reference } from '../kernel/records.ts';
import { questions, scoring } from './definition.ts';

export const questionnaireAssignmentNames = {
  path: 'questionnaire-assignments',
  param: 'questionnaireAssignment',
  model: 'questionnaire-assignment',
} as const;

/** A questionnaire of a programme or a booking, in its list. */
export const questionnaireAssignmentSummary = z
  .object({
    ...plainFields,
    status: z.enum(questionnaireAssignmentStates.all),
    questionnaire: reference,
    questionnaireVersion: z.int(),
    programme: reference.nullable(),
    booking: reference.nullable(),
    /** Whether the session asks it before it, or afterwards; null for what was assigned by somebody. */
    moment: z.enum(['before', 'after']).nullable(),
    opensAt: z.string().nullable(),
    closesAt: z.string().nullable(),
    isAnonymous: z.boolean(),
    estimatedMinutes: z.int().nullable(),
    /** How many are asked, how many have answered, and how they scored; null to those who are not told. */
    progress: z
      .object({ asked: z.int(), submitted: z.int(), averageScore: z.number().nullable() })
      .nullable(),
    /** What the reader has answered; null for those who are not asked. */
    own: z
      .object({
        id: z.string(),
        /** By whom its page is found: the reader. */
        user: z.string(),
        status: z.enum(questionnaireResponseStates.all),
        /** The reader can answer it now. */
        isDue: z.boolean(),
        /** There are answers of theirs to read. */
        mayRead: z.boolean(),
      })
      .nullable(),
    /** The reader may see who has answered, and what they answered. */
    seesRespondents: z.boolean(),
    seesResponses: z.boolean(),
    /** The reader may answer for others. */
    mayStandIn: z.boolean(),
  })
  .meta({ id: 'QuestionnaireAssignmentSummary' });

/** How often something was chosen. */
const chosen = z.object({ key: z.string(), label: z.string(), count: z.int() });

/** One of them on its own page. */
export const questionnaireAssignment = questionnaireAssignmentSummary
  .extend({
    ...plainAuthors,
    description: z.string().nullable(),
    questions,
    scoring,
    /** Days where the programme is, `YYYY-MM-DD`. */
    opensOn: z.string().nullable(),
    closesOn: z.string().nullable(),
    timeZone: z.string(),
    rule: z.enum(respondentRules),
    teams: z.array(reference),
    members: z.array(personReference),
    allowEdit: z.boolean(),
    reminds: z.boolean(),
    /** What stands after "Visible to", of most answers and of sensitive ones. */
    readers: z.object({ plain: z.string(), sensitive: z.string() }),
  })
  .meta({ id: 'QuestionnaireAssignment' });

export const questionnaireAssignments = {
  ...plainRecord(questionnaireAssignmentNames, {
    words: ['questionnaire of a programme or booking', 'questionnaires of programmes and bookings'],
    summary: questionnaireAssignmentSummary,
    detail: questionnaireAssignment,
    fields: bodyOf(assignedFields),
    events: { EDIT: bodyOf(writtenFields), ...payloadsOf(verbs), DELETE: nothing },
    orders: ['opens', 'title'],
    filters: {
      programme: id('Programme').optional(),
      booking: id('Booking').optional(),
      questionnaire: id('Questionnaire').optional(),
      status: choice('Status', questionnaireAssignmentStates.kept).optional(),
      /** Only those that the reader is to answer now. */
      due: queryFlag('To answer').optional(),
    },
  }),
  ...endpoints({
    'GET /questionnaire-assignments/choices': {
      summary: 'The published questionnaires that a programme or a booking can be given, by title.',
      query: z.object({
        search: searchText,
        place: choice('Place', ['programme', 'booking']),
      }),
      response: z.array(foundReference),
      rate: 'read',
      audit: 'none',
    },
    'GET /questionnaire-assignments/{questionnaireAssignment}/results': {
      summary: 'What was answered to a questionnaire, by many; never about fewer than five people.',
      response: z.object({
        submitted: z.int(),
        /** Why there is nothing to see yet; null where there is. */
        refusal: z.string().nullable(),
        bands: z.array(chosen),
        questions: z.array(
          z.object({
            id: z.string(),
            label: z.string(),
            answered: z.int(),
            mean: z.number().nullable(),
            chosen: z.array(chosen),
            isPartial: z.boolean(),
          }),
        ),
        teams: z.array(
          z.object({
            key: z.string(),
            label: z.string(),
            count: z.int(),
            averageScore: z.number(),
          }),
        ),
        /** The same questionnaire each time that the programme has asked it, earliest first. */
        trend: z.array(
          z.object({ at: z.string(), submitted: z.int(), averageScore: z.number().nullable() }),
        ),
      }),
      rate: 'read',
      audit: 'none',
    },
    'GET /questionnaire-assignments/people': {
      summary: 'The people of a programme, or its teams, that a questionnaire can be asked of.',
      query: findQuery(['person', 'team']).extend({ programme: id('Programme') }),
      response: z.array(foundReference),
      rate: 'read',
      audit: 'none',
    },
  }),
};
