import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { resourceCategoryState } from '#machines/resource-category/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  resourceCategories,
  resourceCategoryResources,
  resources,
} from '#database/schema/index.ts';

/** The categories in their order, each outer one before those in it, with how many of these resources lie in each. */
export async function categoriesFor(db: Database, which: SQL | undefined) {
  const { id, name, parent, position, status } = resourceCategories;
  const { categoryId, resourceId } = resourceCategoryResources;
  const counts = await db.orm
    .select({ id: categoryId, many: sql<number>`count(*)::int` })
    .from(resourceCategoryResources)
    .innerJoin(resources, eq(resources.id, resourceId))
    .where(which)
    .groupBy(categoryId);
  const rows = await db.orm
    .select({ id, name, parent })
    .from(resourceCategories)
    .where(inState(status, resourceCategoryState.active))
    .orderBy(asc(position), asc(id));
  const named = (parentId: string | null) => {
    const outer = rows.find((row) => row.id === parentId);
    return outer ? { id: outer.id, name: outer.name } : null;
  };
  const all = rows.map((row) => ({
    id: row.id,
    name: row.name,
    parent: named(row.parent),
    resources: counts.find((each) => each.id === row.id)?.many ?? 0,
  }));
  return all
    .filter((each) => each.parent === null)
    .flatMap((outer) => [outer, ...all.filter((each) => each.parent?.id === outer.id)]);
}
