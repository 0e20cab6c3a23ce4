import { and, eq, ne } from 'drizzle-orm';
import type {
  ResourceCategoryEvent,
  ResourceCategoryFields,
} from '#machines/resource-category/machine.ts';
import type { Facts } from '#machines/plain-record.ts';
import type { Database } from '#database/database.ts';
import { isSameName } from '#database/same-name.ts';
import { resourceCategories } from '#database/schema/index.ts';
import { treeOf, type Tree } from './tree.ts';

interface Asking {
  readonly id: string;
  readonly context: ResourceCategoryFields;
}

/** The answers to the questions of the chart, for an event that is being sent. */
export async function factsFor(
  db: Database,
  { id, context }: Asking,
  event: ResourceCategoryEvent,
): Promise<Facts> {
  const tree = await treeOf(db);
  if (event.type === 'MOVE') return {};
  if (event.type === 'DELETE')
    return {
      hasNoCategories: categoriesInside(tree, id, context.name),
      haveResourcesAPlace: placeFor(tree, id, event.moveTo ?? null),
    };
  const wanted = 'name' in event ? event : context;
  return {
    isNameFree: await takenName(db, id, wanted.name),
    hasProperParent: await improperParent(db, tree, id, wanted),
  };
}

/** What is known of a category before anybody sends something. */
export async function factsNow(
  db: Database,
  rows: readonly (ResourceCategoryFields & { id: string; deletedAt: number | null })[],
): Promise<ReadonlyMap<string, Facts>> {
  const tree = await treeOf(db);
  const known = new Map<string, Facts>();
  for (const { id, deletedAt, name, parent } of rows) {
    known.set(
      id,
      deletedAt === null
        ? { hasNoCategories: categoriesInside(tree, id, name) }
        : {
            isNameFree: await takenName(db, id, name),
            hasProperParent: await improperParent(db, tree, id, { parent }),
          },
    );
  }
  return known;
}

async function takenName(db: Database, id: string, name: string): Promise<string | null> {
  const [same] = await db.orm
    .select({ name: resourceCategories.name })
    .from(resourceCategories)
    .where(
      and(
        ne(resourceCategories.id, id),
        eq(resourceCategories.status, 'active'),
        isSameName(resourceCategories.name, name),
      ),
    );
  return same ? `A category called «${same.name}» exists.` : null;
}

async function improperParent(
  db: Database,
  tree: Tree,
  id: string,
  { parent }: Pick<ResourceCategoryFields, 'parent'>,
): Promise<string | null> {
  if (parent === null) return null;
  const found = tree.find(parent);
  if (!found) {
    const [gone] = await db.orm
      .select({ name: resourceCategories.name })
      .from(resourceCategories)
      .where(eq(resourceCategories.id, parent));
    return gone ? `«${gone.name}» was deleted. Restore it first.` : 'Choose a category.';
  }
  if (found.id === id) return "A category can't lie in itself.";
  if (found.parent !== null)
    return `«${found.name}» lies in another category itself. Choose an outer one.`;
  if (tree.inside(id).length > 0)
    return "Categories lie in this one, so it can't lie in another itself.";
  return null;
}

function categoriesInside(tree: Tree, id: string, name: string): string | null {
  const count = tree.inside(id).length;
  if (count === 0) return null;
  const uses = count === 1 ? '1 category uses it' : `${count} categories use it`;
  return `Can't delete "${name}": ${uses}.`;
}

function placeFor(tree: Tree, id: string, moveTo: string | null): string | null {
  const count = tree.find(id)?.resources ?? 0;
  if (count === 0) return null;
  if (moveTo === null)
    return `Choose where to move its ${count} ${count === 1 ? 'resource' : 'resources'}.`;
  return moveTo === id || !tree.find(moveTo) ? 'Choose another category.' : null;
}
