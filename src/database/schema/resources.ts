import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type {
  CategoryColour,
  ResourceAudience,
  ResourceKind,
  ResourceScope,
} from '#domain/resources/vocabulary.ts';
import { instant, plainColumns } from './columns.ts';
import { rowsOf } from './rows.ts';

export const resourceCategories = pgTable('resource_categories', {
  ...plainColumns(),
  name: text('name').notNull(),
  description: text('description'),
  colour: text('colour').$type<CategoryColour>().notNull(),
  parent: uuid('parent_id'),
  position: integer('position').notNull().default(0),
});

export const resourceCategoriesRows = rowsOf(resourceCategories, {
  spreadBy: null,
  words: 'things',
});

export const resources = pgTable('resources', {
  ...plainColumns(),
  organizationId: uuid('organization_id'),
  name: text('title').notNull(),
  description: text('description'),
  kind: text('kind').$type<ResourceKind>().notNull(),
  file: uuid('file_id'),
  url: text('url'),
  article: text('article'),
  scope: text('scope').$type<ResourceScope>().notNull().default('global'),
  target: uuid('target_id'),
  audience: text('audience').$type<ResourceAudience>().notNull().default('both'),
  availableFrom: date('available_from'),
  availableTo: date('available_to'),
  durationMinutes: integer('duration_minutes'),
  thumbnail: uuid('thumbnail_id'),
  /** Nobody was told of it yet who is to be. */
  toAnnounce: boolean('to_announce').notNull().default(false),
});

/** What somebody added to their sessions goes with them; everything else is the house’s. */
export const resourcesRows = rowsOf(resources, {
  words: {
    none: ['status', 'kind', 'scope', 'audience'],
    gone: ['name', 'description', 'url', 'article'],
  },
  about: (id) => sql`created_by = ${id} and scope = 'booking'`,
});

export const resourceVersions = pgTable(
  'resource_versions',
  {
    resourceId: uuid('resource_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.number] })],
);

export const resourceVersionsRows = rowsOf(resourceVersions, {
  spreadBy: 'resourceId',
  words: 'things',
});

export const resourceProgress = pgTable(
  'resource_progress',
  {
    resourceId: uuid('resource_id').notNull(),
    userId: uuid('user_id').notNull(),
    openedAt: instant('opened_at').notNull(),
    doneAt: instant('done_at'),
    position: integer('position_seconds'),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.userId] })],
);

export const resourceProgressRows = rowsOf(resourceProgress, {
  spreadBy: 'userId',
  words: 'things',
});

export const resourceVisits = pgTable('resource_visits', {
  userId: uuid('user_id').primaryKey(),
  visitedAt: instant('visited_at').notNull(),
  /** When they were there before that; null on the first visit. */
  before: instant('before'),
});

export const resourceVisitsRows = rowsOf(resourceVisits, { spreadBy: 'userId', words: 'things' });

export const resourceCategoryResources = pgTable(
  'resource_category_resources',
  {
    categoryId: uuid('category_id').notNull(),
    resourceId: uuid('resource_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.resourceId] })],
);

export const resourceCategoryResourcesRows = rowsOf(resourceCategoryResources, {
  spreadBy: 'categoryId',
  words: 'things',
});
