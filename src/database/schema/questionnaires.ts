import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BookingMoment, RespondentRule } from '#domain/questionnaires/assignment.ts';
import type { Answers, Question, Scoring } from '#domain/questionnaires/definition.ts';
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

export const questionnaireAssignments = pgTable('questionnaire_assignments', {
  ...plainColumns(),
  questionnaireId: uuid('questionnaire_id').notNull(),
  questionnaireVersion: integer('questionnaire_version').notNull(),
  programmeId: uuid('programme_id'),
  bookingId: uuid('booking_id'),
  moment: text('moment').$type<BookingMoment>(),
  opensOn: date('opens_on'),
  closesOn: date('closes_on'),
  timeZone: text('time_zone').notNull(),
  opensAt: instant('opens_at'),
  closesAt: instant('closes_at'),
  rule: text('rule').$type<RespondentRule>().notNull(),
  teamIds: uuid('team_ids').array().$type<readonly string[]>().notNull(),
  memberIds: uuid('member_ids').array().$type<readonly string[]>().notNull(),
  isAnonymous: boolean('is_anonymous').notNull(),
  allowEdit: boolean('allow_edit').notNull(),
  reminds: boolean('reminds').notNull(),
  remindedAt: instant('reminded_at'),
});

export const questionnaireAssignmentsRows = rowsOf(questionnaireAssignments, {
  spreadBy: 'programmeId',
  words: 'things',
});

export const questionnaireResponses = pgTable('questionnaire_responses', {
  ...plainColumns(),
  assignment: uuid('assignment_id').notNull(),
  member: uuid('user_id').notNull(),
  unnamed: uuid('unnamed_id').notNull().defaultRandom(),
  answers: jsonb('answers').$type<Answers>().notNull(),
  score: doublePrecision('score'),
  band: text('band'),
  startedAt: instant('started_at'),
  submittedAt: instant('submitted_at'),
  durationSeconds: integer('duration_seconds'),
  enteredBy: uuid('entered_by'),
  reminders: integer('reminders').notNull(),
  remindedAt: instant('reminded_at'),
});

export const questionnaireResponsesRows = rowsOf(questionnaireResponses, {
  spreadBy: 'member',
  words: { none: ['status', 'band'], erased: ['answers'] },
  about: ['member'],
});
