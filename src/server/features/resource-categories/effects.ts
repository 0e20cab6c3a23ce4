import { and, eq, inArray, sql } from 'drizzle-orm';
import type {
  ResourceCategoryContext,
  ResourceCategoryEvent,
} from '#machines/resource-category/machine.ts';
import type { Database } from '#database/database.ts';
import { resourceCategories, resourceCategoryResources } from '#database/schema/index.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { treeOf } from './tree.ts';

type Context = EffectContext<ResourceCategoryContext, unknown, ResourceCategoryEvent>;
type Handler = EffectHandler<ResourceCategoryContext, unknown, ResourceCategoryEvent>;

/** Numbers categories in this order, from 1. */
async function number(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const places = ids.map((id, index) => sql`(${id}::uuid, ${index + 1}::int)`);
  await db.orm.execute(sql`
    update resource_categories c set position = place.position
    from (values ${sql.join(places, sql`, `)}) as place (id, position)
    where c.id = place.id and c.position <> place.position
  `);
}

/** The others that lie where this one lies, in their order. */
async function neighboursOf({ db, id }: Context, parent: string | null): Promise<string[]> {
  const tree = await treeOf(db);
  return tree
    .inside(parent)
    .map((each) => each.id)
    .filter((each) => each !== id);
}

const placeLast: Handler = async (context) => {
  const others = await neighboursOf(context, context.after.context.parent);
  await number(context.db, [...others, context.id]);
};

const leavePlace: Handler = async (context) => {
  const { db, id, before, after } = context;
  await db.orm.update(resourceCategories).set({ position: 0 }).where(eq(resourceCategories.id, id));
  await number(db, await neighboursOf(context, (before ?? after).context.parent));
};

/** What the chart of categories orders. */
export const effects: Readonly<Record<string, Handler>> = {
  placeLast,
  leavePlace,
  async placeInParent(context, params) {
    const { before, after } = context;
    if (!before || before.context.parent === after.context.parent) return;
    await number(context.db, await neighboursOf(context, before.context.parent));
    await placeLast(context, params);
  },
  async placeWhereAsked(context) {
    const { db, id, event, after } = context;
    if (event.type !== 'MOVE' || event.order === undefined) return;
    const others = await neighboursOf(context, after.context.parent);
    await number(db, others.toSpliced(event.order - 1, 0, id));
  },
  /** A resource that lies in the other category already only leaves this one. */
  async moveResources({ db, id, event }) {
    if (event.type !== 'DELETE' || !event.moveTo) return;
    const { categoryId, resourceId } = resourceCategoryResources;
    const there = db.orm
      .select({ id: resourceId })
      .from(resourceCategoryResources)
      .where(eq(categoryId, event.moveTo));
    await db.orm
      .delete(resourceCategoryResources)
      .where(and(eq(categoryId, id), inArray(resourceId, there)));
    await db.orm
      .update(resourceCategoryResources)
      .set({ categoryId: event.moveTo })
      .where(eq(categoryId, id));
  },
};
