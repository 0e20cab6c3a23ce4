import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Scoring } from '#domain/kai-conversations/rubrics/rubric.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { instant } from './columns.ts';
import { rowsOf } from './rows.ts';

/** What staff have published, after what came with the product; the last of a group is in force. */
export const kaiRubricVersions = pgTable(
  'kai_rubric_versions',
  {
    group: text('group').$type<ProgrammeGroup>().notNull(),
    number: integer('number').notNull(),
    scoring: jsonb('scoring').$type<Scoring>().notNull(),
    note: text('note'),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.group, table.number] })],
);

export const kaiRubricVersionsRows = rowsOf(kaiRubricVersions, {
  spreadBy: null,
  words: 'things',
});

/** The next version of a group while it is written, by all of staff together. */
export const kaiRubricDrafts = pgTable('kai_rubric_drafts', {
  group: text('group').$type<ProgrammeGroup>().primaryKey(),
  version: integer('version').notNull().default(1),
  scoring: jsonb('scoring').$type<Scoring>().notNull(),
  at: instant('at').notNull(),
  byId: uuid('by_id').notNull(),
});

export const kaiRubricDraftsRows = rowsOf(kaiRubricDrafts, { spreadBy: null, words: 'things' });
