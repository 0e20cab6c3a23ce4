import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';
import type { QueuedMail } from './queued-mail.ts';

/** Whether what waits to be said to somebody has been acted on in the application in the meantime. */
export async function isActedOn(
  db: Database,
  recipientId: string,
  { type, groupKey }: NonNullable<QueuedMail['waitsWith']>,
): Promise<boolean> {
  const [latest] = await db.orm
    .select({ actioned: notifications.actioned })
    .from(notifications)
    .where(
      and(
        eq(notifications.recipientId, recipientId),
        eq(notifications.type, type),
        eq(notifications.groupKey, groupKey),
      ),
    )
    .orderBy(desc(notifications.createdAt))
    .limit(1);
  return latest?.actioned ?? false;
}
