import { sql } from 'drizzle-orm';
import type { DigestRhythm } from '#domain/notifications/mail-rhythm.ts';
import type { ReceiptLine } from '#domain/people/traces.ts';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, plainColumns } from './columns.ts';
import { bookingsOf, rowsOf } from './rows.ts';

export const userAwards = pgTable('user_awards', {
  ...plainColumns(),
  userId: uuid('user_id').notNull(),
  /** Its code among the awards of the product. */
  award: text('award').notNull(),
  progress: integer('progress').notNull().default(0),
  earnedAt: instant('earned_at'),
  revokedAt: instant('revoked_at'),
  revokedReason: text('revoked_reason'),
});

export const userAwardsRows = rowsOf(userAwards, {
  spreadBy: 'userId',
  words: { none: ['status'], gone: ['award', 'revokedReason'] },
  about: ['userId'],
});

export const earnedPoints = pgTable(
  'earned_points',
  {
    userId: uuid('user_id').notNull(),
    /** The code of a action or of an award. */
    source: text('source').notNull(),
    /** What it was about. */
    subjectId: uuid('subject_id').notNull(),
    points: integer('points').notNull(),
    earnedAt: instant('earned_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.source, table.subjectId] })],
);

export const earnedPointsRows = rowsOf(earnedPoints, {
  spreadBy: 'userId',
  words: { gone: ['source'] },
  about: ['userId'],
});

export const digestLines = pgTable('digest_lines', {
  id: uuid('id').primaryKey(),
  recipientId: uuid('recipient_id').notNull(),
  type: text('type').notNull(),
  text: text('text').notNull(),
  entity: text('entity').notNull(),
  entityId: uuid('entity_id'),
  createdAt: instant('created_at').notNull(),
});

export const digestLinesRows = rowsOf(digestLines, {
  spreadBy: 'recipientId',
  words: { none: ['type', 'entity'], mention: ['text'] },
  about: (id) => sql`(entity_id = ${id} or entity_id in ${bookingsOf(id)})`,
});

/** What is collected for somebody until it goes out as one mail. */
export const digests = pgTable('digests', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  recipientId: uuid('recipient_id').notNull(),
  status: text('status').notNull(),
  dueAt: instant('due_at'),
  sentAt: instant('sent_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const digestsRows = rowsOf(digests, {
  spreadBy: 'recipientId',
  words: { none: ['status'] },
});

/** When somebody wants their mails. */
export const mailSettings = pgTable('mail_settings', {
  userId: uuid('user_id').primaryKey(),
  digestEvery: text('digest_every').$type<DigestRhythm>().notNull().default('day'),
  /** In minutes after midnight by their clock. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
});

export const mailSettingsRows = rowsOf(mailSettings, {
  spreadBy: 'userId',
  words: { none: ['digestEvery'] },
});

/** A browser in which somebody wants notifications. */
export const pushSubscriptions = pgTable('push_subscriptions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** The sign-in with which it goes. */
  familyId: uuid('family_id').notNull(),
  endpointHash: text('endpoint_hash').notNull(),
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const pushSubscriptionsRows = rowsOf(pushSubscriptions, {
  spreadBy: 'userId',
  words: { gone: ['endpointHash', 'sealed'] },
  about: ['userId'],
});

export const ownExports = pgTable('own_exports', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull(),
  userId: uuid('user_id').notNull(),
  status: text('status').notNull(),
  updatedAt: instant('updated_at').notNull(),
  askedAt: instant('asked_at').notNull(),
  /** Whole percent of the work that is done. */
  progress: integer('progress').notNull().default(0),
  expiresAt: instant('expires_at'),
  fileId: uuid('file_id'),
});

export const ownExportsRows = rowsOf(ownExports, {
  spreadBy: 'userId',
  words: { gone: ['status'] },
  about: ['userId'],
});

/** What became of the data of somebody who was erased; of the data themselves it holds nothing. */
export const erasureReceipts = pgTable('erasure_receipts', {
  userId: uuid('user_id').primaryKey(),
  at: instant('at').notNull(),
  /** Null for the product itself. */
  byId: uuid('by_id'),
  lines: jsonb('lines').$type<readonly ReceiptLine[]>().notNull(),
});

export const erasureReceiptsRows = rowsOf(erasureReceipts, {
  spreadBy: 'userId',
  words: { none: ['lines'] },
});

export const savedViews = pgTable('saved_views', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** The address of the list, with the names of its parameters. */
  page: text('page').notNull(),
  name: text('name').notNull(),
  /** What follows the question mark of its address. */
  search: text('search').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const savedViewsRows = rowsOf(savedViews, {
  spreadBy: 'userId',
  words: { gone: ['page', 'name', 'search'] },
  about: ['userId'],
});

/** Who gets a mail that leads to a report; each at most one for a report. */
export const reportSchedules = pgTable('report_schedules', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  report: text('report').notNull(),
  every: text('every').$type<'week' | 'month'>().notNull(),
  /** What follows the question mark of the address that it leads to. */
  search: text('search').notNull(),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const reportSchedulesRows = rowsOf(reportSchedules, {
  spreadBy: 'userId',
  words: { gone: ['report', 'every', 'search'] },
  about: ['userId'],
});
