import { and, eq, inArray, min, sql } from 'drizzle-orm';
import { typeOf, type NoticeKey } from '#domain/notifications/notices.ts';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';
import { announce, type Announcement } from './announce.ts';

/** What one of those who are concerned has not read yet. */
interface Unread {
  readonly recipientId: string;
  readonly organizationId: string | null;
  readonly count: number;
  readonly link: string;
}

/**
 * Puts one notice into the place of those that somebody has of each of these records, inside the current transaction, where they have not acted on several of
 * them; what was read already stays, and who has one alone keeps it.
 */
export async function replaceByOne<Key extends NoticeKey>(
  db: Database,
  each: {
    readonly notice: Key;
    readonly entity: string;
    readonly entityIds: readonly string[];
  },
  one: (unread: Unread) => Omit<Announcement<Key>, 'notice' | 'recipientIds'>,
): Promise<void> {
  const { notice, entity, entityIds } = each;
  const replaced = and(
    eq(notifications.type, typeOf(notice)),
    eq(notifications.actioned, false),
    eq(notifications.entity, entity),
    inArray(notifications.entityId, [...entityIds]),
  );
  const several = await db.orm
    .select({
      recipientId: notifications.recipientId,
      organizationId: notifications.organizationId,
      count: sql<number>`count(*)::int`,
      link: sql<string>`${min(notifications.link)}`,
    })
    .from(notifications)
    .where(replaced)
    .groupBy(notifications.recipientId, notifications.organizationId)
    .having(sql`count(*) > 1`);
  for (const unread of several) {
    const { recipientId } = unread;
    await db.orm
      .delete(notifications)
      .where(and(replaced, eq(notifications.recipientId, recipientId)));
    await announce(db, { ...one(unread), notice, recipientIds: [recipientId] });
  }
}
