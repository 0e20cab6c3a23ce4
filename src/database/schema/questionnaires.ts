import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Question, Scoring } from '#domain/questionnaires/definition.ts';
import type { QuestionnairePurpose } from '#domain/questionnaires/vocabulary.ts';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

/** What is asked, and what the answers count. */
const asked = () => ({
  questions: jsonb('questions').$type<readonly Question[]>().notNull(),
  scoring: jsonb('scoring').$type<Scoring>().notNull(),
});

export const questionnaires = pgTable('questionnaires', {
  ...plainColumns(),
  name: text('title').notNull(),
  description: text('description'),
  purpose: text('purpose').$type<QuestionnairePurpose>().notNull(),
  estimatedMinutes: integer('estimated_minutes'),
  ...asked(),
  publishedVersion: integer('published_version').notNull().default(0),
  isRevised: boolean('is_revised').notNull().default(false),
});

export const questionnairesRows = rowsOf(questionnaires, { spreadBy: null, words: 'things' });

export const questionnaireVersions = pgTable(
  'questionnaire_versions',
  {
    questionnaireId: uuid('questionnaire_id').notNull(),
    number: integer('number').notNull(),
    ...asked(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: uuid('published_by'),
  },
  (table) => [primaryKey({ columns: [table.questionnaireId, table.number] })],
);

export const questionnaireVersionsRows = rowsOf(questionnaireVersions, {
  spreadBy: 'questionnaireId',
  words: 'things',
});
