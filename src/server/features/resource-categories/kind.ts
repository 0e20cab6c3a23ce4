import { categoryFields } from '#machines/resource-category/fields.ts';
import { resourceCategoryChart } from '#machines/resource-category/chart.ts';
import { resourceCategoryNames } from '#contract/resources/resource-categories.ts';
import { resourceCategories } from '#database/schema/index.ts';
import { recordKind } from '#server/records/record-kind.ts';
import { effects } from './effects.ts';
import { answers } from './questions.ts';
import { lockTree } from './tree.ts';

export type CategoryRow = typeof resourceCategories.$inferSelect;

/** Categories as the command kernel handles them. */
export const resourceCategoryKind = recordKind({
  chart: resourceCategoryChart,
  fields: categoryFields,
  table: resourceCategories,
  path: resourceCategoryNames.path,
  lockFirst: lockTree,
  answers,
  effects,
});
