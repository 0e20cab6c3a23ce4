import { and, inArray } from 'drizzle-orm';
import { userState } from '#machines/user/states.gen.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';
import { inState } from '#database/in-state.ts';
import { keepNotices } from './keep-notices.ts';
import { applyPreferences } from './apply-preferences.ts';

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
export async function announceInApp(db: Database, notice: InApp): Promise<void> {
  const { type, recipientIds, text, link, entity, entityId } = notice;
  if (recipientIds.length === 0) return;
  const active = await db.orm
    .select({
      id: users.id,
      organizationId: users.organizationId,
      preferences: users.notificationPreferences,
    })
    .from(users)
    .where(and(inState(users.status, userState.active), inArray(users.id, [...recipientIds])))
    .orderBy(users.id);
  const { inApp: recipients } = applyPreferences(active, (each) => each, type, 'I');
  if (recipients.length === 0) return;
  await keepNotices(
    db,
    notice,
    recipients.map((recipient) => ({ recipient, text, link, groupKey: `${entity}:${entityId}` })),
  );
  await publishChange(db, {
    topics: ['notifications'],
    to: { userIds: recipients.map(({ id }) => id), staff: false },
  });
}
