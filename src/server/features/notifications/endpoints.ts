import { and, asc, desc, eq, ilike, inArray } from 'drizzle-orm';
import { groupOf, type NotificationGroup } from '#domain/notifications/groups.ts';
import {
  notificationTypes,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import { byClockOf } from '#domain/notifications/said-times.ts';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { askedIn } from '#server/http/reader-zone.ts';
import { likePattern, pageBody, pageOffset } from '#server/http/lists.ts';
import { signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { send } from '#server/records/send.ts';
import { publishChange } from '#server/stream/publish.ts';
import { notificationKind } from './kind.ts';
import { pagesToOpen, settleOpened } from './settle.ts';

type Row = typeof notifications.$inferSelect;

const ofReader = (readerId: string) => eq(notifications.recipientId, readerId);
const isOpen = eq(notifications.actioned, false);

const typesIn = (group: NotificationGroup): NotificationType[] =>
  notificationTypes.filter((type) => groupOf(type) === group);

const ofGroup = (group: NotificationGroup | undefined) =>
  group === undefined ? undefined : inArray(notifications.type, typesIn(group));

/** By the clock of the page that asks, whatever clock the mail went by. */
function present({ id, type, actioned, text, times, link, createdAt }: Row) {
  const known = type as NotificationType;
  const { zone } = askedIn();
  return {
    id,
    type: known,
    group: groupOf(known),
    actioned,
    text: zone === undefined ? text : byClockOf(text, times, zone),
    link,
    createdAt: wireInstant(createdAt),
  };
}

/** Marks all of the reader's notifications that are still open, as their chart has it; tells the reader's other pages. */
async function actionAll(
  db: Database,
  { readerId, group }: { readonly readerId: string; readonly group: NotificationGroup | undefined },
  at: number,
): Promise<number> {
  return db.transaction(async () => {
    const actioned = await db.orm
      .update(notifications)
      .set({ actioned: true, actionedAt: at, actionedBy: 'user' })
      .where(and(ofReader(readerId), isOpen, ofGroup(group)))
      .returning({ id: notifications.id });
    if (actioned.length > 0) {
      await publishChange(db, {
        topics: ['notifications'],
        to: { userIds: [readerId], staff: false },
      });
    }
    return actioned.length;
  });
}

export const notificationBindings = {
  ...bind('GET /notifications/mine', {
    policy: signedIn,
    async handle({ principal, query, services: { db } }) {
      const where = and(
        ofReader(principal.id),
        query.tab === 'new' ? isOpen : undefined,
        ofGroup(query.group),
        query.search ? ilike(notifications.text, likePattern(query.search)) : undefined,
      );
      const direction = query.order === 'Ascending' ? asc : desc;
      const rows = await db.orm
        .select()
        .from(notifications)
        .where(where)
        .orderBy(direction(notifications.createdAt), direction(notifications.id))
        .limit(query.perPage)
        .offset(pageOffset(query));
      const total = await db.orm.$count(notifications, where);
      return pageBody(rows.map(present), query, total);
    },
  }),
  ...bind('GET /notifications/mine/count', {
    policy: signedIn,
    async handle({ principal, services: { db } }) {
      return {
        unactioned: await db.orm.$count(notifications, and(ofReader(principal.id), isOpen)),
        toOpen: await pagesToOpen(db, principal.id),
      };
    },
  }),
  ...bind('POST /notification/{id}/action', {
    policy: signedIn,
    async handle({ principal, params, now, services: { db } }) {
      const { id } = params;
      const own = and(ofReader(principal.id), eq(notifications.id, id));
      return db.transaction(async () => {
        const isTheirs = await db.orm.$count(notifications, own);
        if (isTheirs === 0) throw refuse.notFound();
        await send(db, notificationKind, id, { type: 'ACTION', ...readerOf({ principal, now }) });
        const [row] = await db.orm.select().from(notifications).where(own);
        if (!row) throw refuse.notFound();
        return present(row);
      });
    },
  }),
  ...bind('POST /notifications/mine/action', {
    policy: signedIn,
    async handle({ principal, body: { group }, now, services: { db } }) {
      return { actioned: await actionAll(db, { readerId: principal.id, group }, now) };
    },
  }),
  ...bind('POST /notifications/mine/openings', {
    policy: signedIn,
    async handle({ principal, body, now, services: { db } }) {
      const reader = { readerId: principal.id, page: body.path, at: now };
      return { actioned: await settleOpened(db, reader) };
    },
  }),
  ...bind('GET /notification/filter', {
    policy: signedIn,
    handle: () => [
      { propertyName: 'createdAt', order: 'Descending' as const },
      { propertyName: 'createdAt', order: 'Ascending' as const },
    ],
  }),
};
