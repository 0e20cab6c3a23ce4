import { eq, or, sql } from 'drizzle-orm';
import { verbs } from '#machines/resource-category/moving.ts';
import { historiesOf } from '#machines/verbs.ts';
import { resourceCategoryNames } from '#contract/resources/resource-categories.ts';
import { resourceCategories } from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import { only } from '#server/http/policy.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { resourceCategoryKind } from './kind.ts';
import { detailOf, summarise } from './present.ts';

const { id, name, description, parent, position } = resourceCategories;

/** As in a tree: each outer category, and after it those that lie in it. */
const asTree = [
  sql`coalesce((select o.position from resource_categories o where o.id = ${parent}), ${position})`,
  sql`coalesce(${parent}, ${id})`,
  sql`${parent} is not null`,
  position,
];

export const resourceCategoryBindings = plainBindings(resourceCategoryNames, resourceCategoryKind, {
  policy: only('staff'),
  searched: [name, description],
  sorts: { order: asTree, name: [byName(name)] },
  filters: { parent: (inside) => or(eq(parent, inside), eq(id, inside)) },
  summarise,
  detail: detailOf,
  history: {
    CREATE: 'created this category',
    EDIT: 'changed it',
    ...historiesOf(verbs),
    DELETE: 'deleted it',
  },
});
