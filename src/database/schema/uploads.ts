import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const files = pgTable('files', {
  id: uuid('id').primaryKey(),
  purpose: text('purpose').notNull(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  byteLength: bigint('byte_length', { mode: 'number' }).notNull(),
  storedAs: text('stored_as').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const filesRows = rowsOf(files, {
  spreadBy: 'ownerId',
  words: { none: ['purpose', 'mediaType', 'storedAs'], gone: ['name'] },
  about: ['ownerId'],
});

/** Files that come in parts, until all of them are there. */
export const fileUploads = pgTable('file_uploads', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  purpose: text('purpose').notNull(),
  name: text('name').notNull(),
  /** When whoever sends it last changed it, as their browser says: a file of the same name that was changed is another one. */
  modifiedAt: instant('modified_at').notNull(),
  byteLength: bigint('byte_length', { mode: 'number' }).notNull(),
  received: bigint('received', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** When the last part of it came. */
  touchedAt: instant('touched_at').notNull(),
});

export const fileUploadsRows = rowsOf(fileUploads, {
  spreadBy: 'ownerId',
  words: { none: ['purpose'], gone: ['name'] },
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
