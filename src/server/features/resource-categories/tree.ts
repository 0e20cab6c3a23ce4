import { asc, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  resourceCategories,
  resourceCategoryResources,
  resources,
} from '#database/schema/index.ts';

/** A category that is there, with its place and its contents. */
export interface Branch {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly position: number;
  /** How many resources lie in it. */
  readonly resources: number;
}

export interface Tree {
  readonly all: readonly Branch[];
  /** Those that lie in a category, in their order; for null the outermost. */
  inside(parent: string | null): readonly Branch[];
  find(id: string | null): Branch | undefined;
}

/** The categories that are there. They are few, and change as one. */
export async function treeOf(db: Database): Promise<Tree> {
  const counts = await db.orm
    .select({ id: resourceCategoryResources.categoryId, count: sql<number>`count(*)::int` })
    .from(resourceCategoryResources)
    .innerJoin(resources, sql`${resources.id} = ${resourceCategoryResources.resourceId}`)
    .where(isNull(resources.deletedAt))
    .groupBy(resourceCategoryResources.categoryId);
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  const rows = await db.orm
    .select({
      id: resourceCategories.id,
      name: resourceCategories.name,
      parent: resourceCategories.parent,
      position: resourceCategories.position,
    })
    .from(resourceCategories)
    .where(isNull(resourceCategories.deletedAt))
    .orderBy(asc(resourceCategories.position), asc(resourceCategories.id));
  const all = rows.map((row) => ({ ...row, resources: countOf.get(row.id) ?? 0 }));
  return {
    all,
    inside: (parent) => all.filter((each) => each.parent === parent),
    find: (id) => all.find((each) => each.id === id),
  };
}

/** Whoever changes the tree takes turns: names, places and parents of all of them hang together. */
export async function lockTree(db: Database): Promise<void> {
  await db.orm
    .select({ id: resourceCategories.id })
    .from(resourceCategories)
    .orderBy(asc(resourceCategories.id))
    .for('update');
}
