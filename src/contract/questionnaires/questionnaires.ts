import { z } from 'zod';
import { questionnairePurposes } from '#domain/questionnaires/vocabulary.ts';
import { verbs } from '#machines/questionnaire/asking.ts';
import { writtenFields } from '#machines/questionnaire/fields.ts';
import { questionnaireStates } from '#machines/questionnaire/states.gen.ts';
import { choice } from '../kernel/fields.ts';
import {
  findsDeleted,
  nothing,
  plainAuthors,
  plainFields,
  plainRecord,
} from '../kernel/plain-records.ts';
import { answersOf } from '../kernel/record-answers.ts';
import { bodyOf, payloadsOf } from '../kernel/record-fields.ts';
import { personReference } from '../kernel/records.ts';
import { questions, scoring } from './definition.ts';

export const questionnaireNames = {
  path: 'questionnaires',
  param: 'questionnaire',
  model: 'questionnaire',
} as const;

const { description, ...listed } = answersOf(writtenFields);

/** A questionnaire in the list, without what it asks. */
export const questionnaireSummary = z
  .object({
    ...plainFields,
    status: z.enum(questionnaireStates.all),
    ...listed,
    /** How many of its questions are to be answered. */
    asks: z.int(),
    /** The version that is asked now; null where none is yet. */
    publishedVersion: z.int().nullable(),
  })
  .meta({ id: 'QuestionnaireSummary' });

/** A questionnaire on its own page, as it is being written. */
export const questionnaire = questionnaireSummary
  .extend({
    ...plainAuthors,
    description,
    questions,
    scoring,
    /** What has been written since its last version, in sentences. */
    changes: z.array(z.string()),
    /** What it has been, newest first, each with what it asked otherwise than the one before. */
    versions: z.array(
      z.object({
        number: z.int(),
        publishedAt: z.string(),
        publishedBy: personReference.nullable(),
        changes: z.array(z.string()),
      }),
    ),
    /** What is in the way of publishing it, question by question. */
    problems: z.array(z.string()),
  })
  .meta({ id: 'Questionnaire' });

const fields = bodyOf(writtenFields).extend({ questions, scoring });

export const questionnaires = plainRecord(questionnaireNames, {
  words: ['questionnaire', 'questionnaires'],
  summary: questionnaireSummary,
  detail: questionnaire,
  fields,
  events: { EDIT: fields, ...payloadsOf(verbs), DELETE: nothing, RESTORE: nothing },
  orders: ['updated', 'name'],
  filters: {
    ...findsDeleted,
    purpose: choice('Purpose', questionnairePurposes).optional(),
    status: choice('Status', questionnaireStates.open).optional(),
  },
});
