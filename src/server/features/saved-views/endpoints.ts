import { and, asc, eq, ne } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { counted } from '#domain/text/counted.ts';
import type { Database } from '#database/database.ts';
import { byName } from '#database/name-order.ts';
import { isSameName } from '#database/same-name.ts';
import { savedViews, users } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { signedIn } from '#server/http/policy.ts';
import { once } from '#server/records/idempotency.ts';
import { publishChange } from '#server/stream/publish.ts';

/** Of one list, for one person. */
const mostOfList = 20;

type SavedView = typeof savedViews.$inferSelect;

const present = ({ id, name, search }: SavedView) => ({ id, name, search });

const ofPage = (userId: string, page: string) =>
  and(eq(savedViews.userId, userId), eq(savedViews.page, page));

/** Whoever saves on two devices at once does so one after the other. */
const takeTurns = (db: Database, userId: string) =>
  db.orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

/** One of the reader's own; those of others are not there. */
async function ownView(db: Database, userId: string, id: string): Promise<SavedView> {
  const [view] = await db.orm
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)));
  if (!view) throw refuse.notFound();
  return view;
}

async function requireFreeName(
  db: Database,
  { id, userId, page, name }: Pick<SavedView, 'id' | 'userId' | 'page' | 'name'>,
): Promise<void> {
  const [taken] = await db.orm
    .select({ name: savedViews.name })
    .from(savedViews)
    .where(and(ofPage(userId, page), isSameName(savedViews.name, name), ne(savedViews.id, id)));
  if (taken) throw refuse.invalid({ name: `You already have a view named “${taken.name}”.` });
}

/** The reader's other tabs and devices hear of it. */
const announce = (db: Database, userId: string) =>
  publishChange(db, { topics: ['record:saved-views'], to: { userIds: [userId], staff: false } });

async function save(db: Database, view: SavedView): Promise<void> {
  await takeTurns(db, view.userId);
  await requireFreeName(db, view);
  const count = await db.orm.$count(savedViews, ofPage(view.userId, view.page));
  if (count >= mostOfList)
    throw refuse.invalid({
      name: `You have ${counted(mostOfList, 'view')} of this list. Delete one to save another.`,
    });
  await db.orm.insert(savedViews).values(view);
  await announce(db, view.userId);
}

/** Lists as people keep them for themselves: nobody else, staff included, sees or changes them. */
export const savedViewBindings = {
  ...bind('GET /saved-views', {
    policy: signedIn,
    handle: async ({ principal, query, services: { db } }) => {
      const views = await db.orm
        .select()
        .from(savedViews)
        .where(ofPage(principal.id, query.page))
        .orderBy(asc(byName(savedViews.name)), asc(savedViews.id));
      return views.map(present);
    },
  }),

  ...bind('POST /saved-views', {
    policy: signedIn,
    handle: ({ principal: { id: userId }, body, now, services: { db } }) => {
      const { idempotencyKey: key, ...request } = body;
      const claim = {
        actorId: userId,
        key,
        endpoint: 'POST /saved-views' as const,
        request,
        at: now,
      };
      return db.transaction(async () => {
        const id = await once(db, claim, async () => {
          const made = newId(now);
          await save(db, { ...request, id: made, userId, createdAt: now });
          return made;
        });
        return present(await ownView(db, userId, id));
      });
    },
  }),

  ...bind('POST /saved-views/{savedView}/events', {
    policy: signedIn,
    handle: ({
      principal: { id: userId },
      params: { savedView: id },
      body,
      now,
      services: { db },
    }) => {
      const { idempotencyKey: key, ...command } = body;
      const endpoint = 'POST /saved-views/{savedView}/events' as const;
      const claim = { actorId: userId, key, endpoint, request: { id, ...command }, at: now };
      return db.transaction(async () => {
        await once(db, claim, async () => {
          await takeTurns(db, userId);
          const view = await ownView(db, userId, id);
          const own = eq(savedViews.id, id);
          if (command.type === 'DELETE') await db.orm.delete(savedViews).where(own);
          else {
            await requireFreeName(db, { ...view, name: command.name });
            await db.orm.update(savedViews).set({ name: command.name }).where(own);
          }
          await announce(db, userId);
          return id;
        });
      });
    },
  }),
};
