import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose').notNull(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  byteLength: integer('byte_length').notNull(),
  storedAs: text('stored_as').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const filesRows = rowsOf(files, {
  spreadBy: 'ownerId',
  words: { none: ['purpose', 'mediaType', 'storedAs'], gone: ['name'] },
  about: ['ownerId'],
});

export const uploadReports = pgTable('upload_reports', {
  ...plainColumns(),
  kind: text('kind').notNull(),
  fileName: text('file_name').notNull(),
  subjectId: uuid('subject_id'),
  columns: text('columns').array().notNull().default([]),
  rows: integer('rows').notNull().default(0),
  created: integer('created').notNull().default(0),
  updated: integer('updated').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  failed: integer('failed').notNull().default(0),
  roleChanges: integer('role_changes').notNull().default(0),
  appliedBy: uuid('applied_by'),
  failure: text('failure'),
});

export const uploadReportsRows = rowsOf(uploadReports, {
  spreadBy: null,
  words: { none: ['status', 'kind', 'fileName', 'columns', 'failure'] },
});

export const uploadRows = pgTable(
  'upload_rows',
  {
    reportId: uuid('report_id').notNull(),
    n: integer('n').notNull(),
    outcome: text('outcome'),
    messages: jsonb('messages'),
    cells: jsonb('cells'),
    email: text('email'),
    entityId: uuid('entity_id'),
    appliedAt: instant('applied_at'),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.n] })],
);

export const uploadRowsRows = rowsOf(uploadRows, {
  spreadBy: 'reportId',
  words: { none: ['outcome'], erased: ['cells', 'messages', 'email'] },
  about: (id) => sql`(entity_id = ${id}
    or lower(email) = (select lower(u.email) from users u where u.id = ${id}))`,
});
