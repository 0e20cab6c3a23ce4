import { resourceCategoryChart } from '#machines/resource-category/chart.ts';
import { samplesOf } from '#web/charts/sample/sample-record.ts';
import { categories } from './categories.ts';

const article = { id: 'n1', title: 'Saying no kindly', kind: 'article' } as const;

export const samplePages = samplesOf(resourceCategoryChart, categories, {
  steps: ['edit', 'delete'],
  own: ({ base }) => ({
    parent: null,
    order: base.deletedAt === null ? 1 : 0,
    neighbours: 4,
    resources: 1,
    categories: [],
    newest: [{ ...article, addedAt: base.createdAt }],
  }),
});
