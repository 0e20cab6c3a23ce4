import { resourceCategoryChart } from '#machines/resource-category/chart.ts';
import type {
  ResourceCategoryContext,
  ResourceCategoryEvent,
} from '#machines/resource-category/machine.ts';
import type { CategoryColour } from '#domain/resources/vocabulary.ts';
import { resourceCategoryNames } from '#contract/resource-categories.ts';
import { resourceCategories } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { effects } from './effects.ts';
import { factsFor, factsNow } from './questions.ts';
import { lockTree } from './tree.ts';

export type CategoryRow = Omit<typeof resourceCategories.$inferSelect, 'colour'> & {
  readonly colour: CategoryColour;
};

/** Categories as the command kernel handles them. */
export const resourceCategoryKind = plainKind<
  ResourceCategoryContext,
  CategoryRow,
  ResourceCategoryEvent
>({
  chart: resourceCategoryChart,
  table: resourceCategories,
  path: resourceCategoryNames.path,
  contextOf: ({
    name,
    description,
    colour,
    parent,
    createdBy,
    updatedBy,
    deletedAt,
    deletedBy,
  }) => ({
    name,
    description,
    colour,
    parent,
    createdBy,
    updatedBy,
    deletedAt,
    deletedBy,
  }),
  lockFirst: lockTree,
  facts: factsFor,
  foresee: factsNow,
  effects,
});
