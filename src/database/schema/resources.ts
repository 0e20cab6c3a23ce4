import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CategoryColour } from '#domain/resources/vocabulary.ts';
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
  title: text('title').notNull(),
  description: text('description'),
  kind: text('kind').notNull(),
  file: jsonb('file'),
  url: text('url'),
  scope: text('scope').notNull().default('global'),
  targetId: uuid('target_id'),
  audience: text('audience').notNull().default('both'),
  availableFrom: instant('available_from'),
  availableTo: instant('available_to'),
  durationMinutes: integer('duration_minutes'),
  thumbnail: text('thumbnail'),
});

export const resourcesRows = rowsOf(resources, {
  words: 'things',
});

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
