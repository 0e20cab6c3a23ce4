import { valuesIn } from '#domain/records/fields.ts';
import { categoryFields } from '#machines/resource-category/fields.ts';
import { resourceCategoryChart } from '#machines/resource-category/chart.ts';
import {
  samplePageOf,
  samplePagesOfRecord,
  sampleHistory,
} from '#web/charts/sample/sample-record.ts';
import type { Category } from './words.ts';

const address = '/app/resource-categories/r1';

export const samplePages = samplePagesOfRecord(
  resourceCategoryChart,
  [
    { key: 'category', title: 'Resource category', address },
    { key: 'list', title: 'Resource Categories', address: '/app/resource-categories' },
    { key: 'edit', title: 'Edit Resource Category', address: `${address}/edit`, event: 'EDIT' },
    {
      key: 'delete',
      title: 'Delete Resource Category',
      address: `${address}/delete`,
      event: 'DELETE',
    },
  ],
  (record) => {
    const { context, base } = record;
    const category: Category = {
      ...base,
      ...valuesIn(categoryFields, context),
      parent: null,
      order: base.deletedAt === null ? 1 : 0,
      neighbours: 4,
      resources: 1,
      categories: [],
      newest: [{ id: 'n1', title: 'Saying no kindly', kind: 'article', addedAt: base.createdAt }],
    };
    return {
      'GET /resource-categories/{resourceCategory}': category,
      'GET /resource-categories/{resourceCategory}/history': sampleHistory(record),
      'GET /resource-categories': samplePageOf([category]),
      'GET /resource-category/filter': [],
    };
  },
);
