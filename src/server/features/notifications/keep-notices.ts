import { sql } from 'drizzle-orm';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { SaidTime } from '#domain/notifications/said-times.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';

/** A notification for one recipient. */
export interface NewNotice {
  readonly recipient: { readonly id: string; readonly organizationId: string | null };
  readonly text: string;
  readonly times: readonly SaidTime[];
  readonly link: string;
  readonly groupKey: string;
}

interface About {
  readonly type: NotificationType;
  readonly entity: string;
  readonly entityId: string;
  readonly at: number;
}

/** Puts notifications down inside the current transaction; one of the same group that nobody acted on yet is brought up to date instead of doubled. */
export async function keepNotices(
  db: Database,
  { type, entity, entityId, at }: About,
  notices: readonly NewNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await db.orm
    .insert(notifications)
    .values(
      notices.map(({ recipient, text, times, link, groupKey }) => ({
        id: newId(at),
        type,
        recipientId: recipient.id,
        organizationId: recipient.organizationId,
        text,
        times,
        link,
        entity,
        entityId,
        groupKey,
        createdAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [notifications.type, notifications.recipientId, notifications.groupKey],
      targetWhere: sql`not actioned`,
      set: {
        text: sql`excluded.text`,
        times: sql`excluded.times`,
        link: sql`excluded.link`,
        createdAt: sql`excluded.created_at`,
      },
    });
}
