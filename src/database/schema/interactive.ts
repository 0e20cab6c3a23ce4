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
import type { Attempt, CompletionRule } from '#domain/interactive/vocabulary.ts';
import type { PackageLaunch, PackageProtocol } from '#domain/interactive/protocols.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

/** An activity that was sent as a package; its files are kept under their paths. */
export const activityPackages = pgTable('activity_packages', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  entry: text('entry').notNull(),
  files: integer('files').notNull(),
  byteLength: integer('byte_length').notNull(),
  /** The name under which it comes with the product. */
  shipped: text('shipped'),
  protocol: text('protocol').$type<PackageProtocol>().notNull().default('messages'),
  /** What its description says that its pages are to hear. */
  launch: jsonb('launch').$type<PackageLaunch>(),
  createdAt: instant('created_at').notNull(),
  createdBy: uuid('created_by'),
});

export const activityPackagesRows = rowsOf(activityPackages, { spreadBy: null, words: 'things' });

/** What a version of an activity consists of. */
const contentColumns = () => ({
  url: text('url'),
  package: uuid('package_id'),
  allowedOrigin: text('allowed_origin'),
  completionRule: text('completion_rule').$type<CompletionRule>().notNull(),
  minScore: integer('min_score'),
  maxScore: integer('max_score'),
  resumable: boolean('resumable').notNull(),
});

export const interactiveResources = pgTable('interactive_resources', {
  ...plainColumns(),
  name: text('title').notNull(),
  description: text('description'),
  groups: text('groups').array().$type<ProgrammeGroup[]>().notNull(),
  ...contentColumns(),
  contentVersion: integer('content_version').notNull().default(1),
});

export const interactiveResourcesRows = rowsOf(interactiveResources, {
  spreadBy: null,
  words: 'things',
});

export const interactiveResourceVersions = pgTable(
  'interactive_resource_versions',
  {
    interactiveResourceId: uuid('interactive_resource_id').notNull(),
    number: integer('number').notNull(),
    ...contentColumns(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.interactiveResourceId, table.number] })],
);

export const interactiveResourceVersionsRows = rowsOf(interactiveResourceVersions, {
  spreadBy: 'interactiveResourceId',
  words: 'things',
});

export const programmeInteractiveResources = pgTable('programme_interactive_resources', {
  ...plainColumns(),
  programmeId: uuid('programme_id').notNull(),
  interactiveResourceId: uuid('interactive_resource_id').notNull(),
  contentVersion: integer('content_version').notNull(),
  opensOn: date('opens_on'),
  closesOn: date('closes_on'),
  position: integer('position').notNull().default(1),
  prerequisites: uuid('prerequisites').array().notNull().default([]),
});

export const programmeInteractiveResourcesRows = rowsOf(programmeInteractiveResources, {
  spreadBy: 'programmeId',
  words: 'things',
});

export const interactiveResponses = pgTable('interactive_responses', {
  ...plainColumns(),
  assignment: uuid('programme_interactive_resource_id').notNull(),
  member: uuid('user_id').notNull(),
  contentVersion: integer('content_version').notNull(),
  completionRule: text('completion_rule').$type<CompletionRule>().notNull(),
  minScore: integer('min_score'),
  maxScore: integer('max_score'),
  resumable: boolean('resumable').notNull(),
  attempts: jsonb('attempts').$type<readonly Attempt[]>().notNull().default([]),
  progress: doublePrecision('progress').notNull().default(0),
  score: doublePrecision('score'),
  /** What the activity wants to find again: whatever somebody wrote in it. */
  state: text('state'),
  startedAt: instant('started_at'),
  completedAt: instant('completed_at'),
  lastActivityAt: instant('last_activity_at'),
});

export const interactiveResponsesRows = rowsOf(interactiveResponses, {
  spreadBy: 'member',
  words: { none: ['status', 'completionRule', 'attempts'], erased: ['state'] },
  about: ['member'],
});
