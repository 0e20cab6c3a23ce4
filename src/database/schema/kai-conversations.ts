import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Analysis } from '#domain/kai-conversations/analysis/analysis.ts';
import type { Failure, Participant, ScoreReview } from '#domain/kai-conversations/vocabulary.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const kaiConversations = pgTable('kai_conversations', {
  ...plainColumns(),
  /** The database itself takes it from the programme. */
  organizationId: uuid('organization_id').notNull(),
  programmeId: uuid('programme_id').notNull(),
  title: text('title').notNull(),
  group: text('group').$type<ProgrammeGroup>().notNull(),
  about: uuid('about_id').notNull(),
  language: text('language').notNull(),
  heldOn: date('held_on').notNull(),
  participants: jsonb('participants').$type<readonly Participant[]>().notNull().default([]),
  consentVersion: text('consent_version'),
  consentedAt: instant('consented_at'),
  creditId: uuid('credit_id'),
  waits: boolean('waits').notNull().default(false),
  words: integer('words'),
  /** Milliseconds. */
  duration: integer('duration'),
  score: integer('score'),
  warnings: text('warnings').array().notNull().default([]),
  failure: jsonb('failure').$type<Failure>(),
  sharedWith: uuid('shared_with').array().notNull().default([]),
  doneActions: integer('done_actions').array().notNull().default([]),
  dispute: text('dispute'),
  review: jsonb('review').$type<ScoreReview>(),
});

export const kaiConversationsRows = rowsOf(kaiConversations, {
  words: {
    none: ['status', 'group', 'language', 'consentVersion', 'sharedWith'],
    gone: ['title', 'participants', 'warnings', 'failure', 'dispute', 'review'],
  },
  about: ['createdBy', 'about'],
});

/** What is said, from the first passage. */
export const kaiPassages = pgTable(
  'kai_passages',
  {
    conversationId: uuid('conversation_id').notNull(),
    n: integer('n').notNull(),
    start: integer('start_ms'),
    end: integer('end_ms'),
    speaker: text('speaker').notNull(),
    text: text('text').notNull(),
    original: text('original'),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.n] })],
);

export const kaiPassagesRows = rowsOf(kaiPassages, {
  spreadBy: 'conversationId',
  words: { gone: ['speaker', 'text', 'original'] },
  about: { by: 'conversationId', of: kaiConversationsRows },
});

/** What analyses say; the last holds. */
export const kaiAnalyses = pgTable(
  'kai_analyses',
  {
    conversationId: uuid('conversation_id').notNull(),
    number: integer('number').notNull(),
    result: jsonb('result').$type<Analysis>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.number] })],
);

export const kaiAnalysesRows = rowsOf(kaiAnalyses, {
  spreadBy: 'conversationId',
  words: { gone: ['result'] },
  about: { by: 'conversationId', of: kaiConversationsRows },
});

/** Who besides those whom it belongs to read it, and why. */
export const kaiReadings = pgTable('kai_readings', {
  id: uuid('id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  readerId: uuid('reader_id').notNull(),
  reason: text('reason'),
  at: instant('at').notNull(),
});

export const kaiReadingsRows = rowsOf(kaiReadings, {
  spreadBy: 'conversationId',
  words: { gone: ['reason'] },
  about: { by: 'conversationId', of: kaiConversationsRows },
});

/** Recordings, in the order of the conversation. */
export const kaiRecordings = pgTable('kai_recordings', {
  fileId: uuid('file_id').primaryKey(),
  conversationId: uuid('conversation_id').notNull(),
  /** Milliseconds from the beginning of the conversation. */
  startsAt: integer('starts_at').notNull(),
  length: integer('length'),
  /** The loudest of each stretch; none where the sound can’t be read here, null until it was tried. */
  peaks: integer('peaks').array(),
});

export const kaiRecordingsRows = rowsOf(kaiRecordings, {
  spreadBy: 'conversationId',
  words: 'things',
});

/** Where people left off listening. */
export const kaiListenings = pgTable(
  'kai_listenings',
  {
    conversationId: uuid('conversation_id').notNull(),
    listenerId: uuid('listener_id').notNull(),
    /** Milliseconds from the beginning of the conversation. */
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.listenerId] })],
);

export const kaiListeningsRows = rowsOf(kaiListenings, {
  spreadBy: 'conversationId',
  words: 'things',
});
