import type { Counted } from '#domain/text/counted.ts';
import type { ResourceKind } from '#domain/resources/vocabulary.ts';
import { categoryFields } from '#machines/resource-category/fields.ts';
import type { DataOf } from '#web/api/call.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';
import { useApiQuery, type Answer } from '#web/screens/use-api-query.ts';
import * as texts from './texts.ts';

export type Category = DataOf<'GET /resource-categories/{resourceCategory}'>;
type Categories = DataOf<'GET /resource-categories'>;
export type CategorySummary = Categories['data']['results'][number];

export const categories = defineRecord({
  path: 'resource-categories',
  param: 'resourceCategory',
  fields: categoryFields,
  noun: 'category',
  nouns: 'categories',
  title: texts.resourceCategory,
  titles: texts.resourceCategories,
  chart: () => import('#charts/resource-category.json'),
});

/** The categories to choose from, in their order. */
export const useAllCategories = (): Answer<Categories> =>
  useApiQuery('GET /resource-categories', { query: { perPage: 100 } });

export const kindNames: Readonly<Record<ResourceKind, string>> = {
  file: texts.file,
  link: texts.link,
  video: texts.video,
  embed: texts.embeddedPage,
  article: texts.article,
};

/** "12 resources" */
export const resourcesIn = (count: number, counted: Counted): string => counted(count, 'resource');
