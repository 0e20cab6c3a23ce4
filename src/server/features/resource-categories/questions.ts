import { eq } from 'drizzle-orm';
import { counted } from '#domain/text/counted.ts';
import type {
  ResourceCategoryContext,
  ResourceCategoryEvent,
  categoryQuestions,
} from '#machines/resource-category/machine.ts';
import type { Database } from '#database/database.ts';
import { resourceCategories } from '#database/schema/index.ts';
import { nameIsFree } from '#server/records/names.ts';
import type { Answer, Asked } from '#server/records/kind.ts';
import { oneByOne, usedNowhere, type Answers } from '#server/records/questions.ts';
import { treeOf, type Tree } from './tree.ts';

type Context = ResourceCategoryContext;
type Event = ResourceCategoryEvent;

/** Answers out of the tree, which is read once however many are asked about. */
const fromTree =
  (
    answer: (
      tree: Tree,
      asked: Asked<Context, Event>,
      db: Database,
    ) => Promise<string | null> | string | null,
  ): Answer<Context, Event> =>
  async (db, asked) => {
    const tree = await treeOf(db);
    return oneByOne<Context, Event>((_, each) => answer(tree, each, db))(db, asked);
  };

/** What keeps something from being done to a category. */
export const answers: Answers<typeof categoryQuestions, Context, Event> = {
  isNameFree: nameIsFree({
    table: resourceCategories,
    sentence: (name) => `A category called “${name}” exists.`,
  }),
  hasProperParent: fromTree((tree, { id, context: { parent } }, db) =>
    parent === null ? null : improperParent(db, tree, id, parent),
  ),
  hasNoCategories: usedNowhere(
    async (db, ids) => {
      const tree = await treeOf(db);
      return new Map(ids.map((id) => [id, tree.inside(id).length]));
    },
    'category',
    'categories',
  ),
  haveResourcesAPlace: fromTree((tree, { id, event }) =>
    event?.type === 'DELETE' ? whyNotMoved(tree, id, event.moveTo) : null,
  ),
};

async function improperParent(
  db: Database,
  tree: Tree,
  id: string,
  parent: string,
): Promise<string | null> {
  const found = tree.find(parent);
  if (!found) {
    const [gone] = await db.orm
      .select({ name: resourceCategories.name })
      .from(resourceCategories)
      .where(eq(resourceCategories.id, parent));
    return gone ? `“${gone.name}” was deleted. Choose another category.` : 'Choose a category.';
  }
  if (found.id === id) return 'A category can’t be inside itself.';
  if (found.parent !== null)
    return `“${found.name}” is inside another category. Choose a top-level one.`;
  if (tree.inside(id).length > 0)
    return 'This category contains others, so it can’t be inside another one.';
  return null;
}

function whyNotMoved(tree: Tree, id: string, moveTo: string | null): string | null {
  const count = tree.find(id)?.resources ?? 0;
  if (count === 0) return null;
  if (moveTo === null) return `Choose where to move its ${counted(count, 'resource')}.`;
  return moveTo === id || !tree.find(moveTo) ? 'Choose another category.' : null;
}
