import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { notifications, users } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';
import { obeyed } from './obeyed.ts';

/** Something that people hear of in the application and nowhere else. */
interface InApp {
  readonly type: NotificationType;
  readonly recipientIds: readonly string[];
  readonly text: string;
  readonly link: string;
  readonly entity: string;
  readonly entityId: string;
  readonly at: number;
}

/** Tells people inside the current transaction, as far as they are active and want to hear of it. One that was not read yet is brought up to date. */
export async function tellInApp(db: Database, told: InApp): Promise<void> {
  const { type, recipientIds, text, link, entity, entityId, at } = told;
  if (recipientIds.length === 0) return;
  const active = await db.orm
    .select({
      id: users.id,
      organizationId: users.organizationId,
      preferences: users.notificationPreferences,
    })
    .from(users)
    .where(and(eq(users.status, 'active'), inArray(users.id, [...recipientIds])))
    .orderBy(users.id);
  const { inApp: recipients } = obeyed(active, (each) => each, type, 'I');
  if (recipients.length === 0) return;
  await db.orm
    .insert(notifications)
    .values(
      recipients.map((recipient) => ({
        id: newId(at),
        type,
        recipientId: recipient.id,
        organizationId: recipient.organizationId,
        text,
        link,
        entity,
        entityId,
        groupKey: `${entity}:${entityId}`,
        createdAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [notifications.type, notifications.recipientId, notifications.groupKey],
      targetWhere: sql`not actioned`,
      set: { text: sql`excluded.text`, createdAt: sql`excluded.created_at` },
    });
  await publishChange(db, {
    topics: ['notifications'],
    to: { userIds: recipients.map(({ id }) => id), staff: false },
  });
}
