import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  resourceCategories,
  resourceCategoryResources,
  resources,
} from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { CategoryRow } from './kind.ts';
import { treeOf } from './tree.ts';

/** How many of its resources the page of a category shows. */
const mostShown = 50;

/** What the list says about categories. The outer one is named even when it was deleted. */
export async function summarise(db: Database, rows: readonly CategoryRow[]) {
  const tree = await treeOf(db);
  const parents = await namesOf(db, rows);
  return rows.map(({ id, name, description, colour, parent, position }) => ({
    name,
    description,
    colour,
    parent: parent === null ? null : { id: parent, name: parents.get(parent) ?? '' },
    order: position,
    neighbours: tree.inside(parent).length,
    resources: tree.find(id)?.resources ?? 0,
  }));
}

/** What the page of a category says besides. */
export async function detailOf(db: Database, row: CategoryRow) {
  const tree = await treeOf(db);
  return {
    categories: tree
      .inside(row.id)
      .map((inner) => ({ id: inner.id, name: inner.name, resources: inner.resources })),
    newest: await newestIn(db, row.id),
  };
}

async function namesOf(db: Database, rows: readonly CategoryRow[]) {
  const ids = rows.flatMap(({ parent }) => (parent === null ? [] : [parent]));
  const found =
    ids.length === 0
      ? []
      : await db.orm
          .select({ id: resourceCategories.id, name: resourceCategories.name })
          .from(resourceCategories)
          .where(inArray(resourceCategories.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function newestIn(db: Database, id: string) {
  const rows = await db.orm
    .select({
      id: resources.id,
      title: resources.name,
      kind: resources.kind,
      createdAt: resources.createdAt,
    })
    .from(resources)
    .innerJoin(resourceCategoryResources, eq(resourceCategoryResources.resourceId, resources.id))
    .where(and(eq(resourceCategoryResources.categoryId, id), isNull(resources.deletedAt)))
    .orderBy(desc(resources.createdAt), desc(resources.id))
    .limit(mostShown);
  return rows.map(({ kind, createdAt, ...rest }) => ({
    ...rest,
    kind,
    addedAt: wireInstant(createdAt),
  }));
}
