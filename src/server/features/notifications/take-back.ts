import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Database } from '#database/database.ts';
import { digestLines, notifications, outbox } from '#database/schema/index.ts';
import { mailJob } from '#server/mail/queued-mail.ts';
import { pushJob } from '#server/push/queued-push.ts';
import { publishChange } from '#server/stream/publish.ts';

/**
 * What was said of a booking is not so: notifications of these types that nobody acted on go, and so do mails and lines of a digest that wait to be sent,
 * inside the current transaction. What was sent already can't be taken back: whoever may do this is announced with `mailFrom`.
 */
export async function takeBackNotices(
  db: Database,
  about: {
    readonly types: readonly NotificationType[];
    readonly bookingId: string;
    /** What was said before is another matter. */
    readonly since: number;
    readonly at: number;
  },
): Promise<void> {
  const { types, bookingId, since, at } = about;
  await db.orm.delete(outbox).where(
    and(
      inArray(outbox.kind, [mailJob, pushJob]),
      isNull(outbox.doneAt),
      eq(outbox.isTaken, false),
      inArray(sql`split_part(${outbox.dedupeKey}, ':', 3)`, [...types]),
      sql`split_part(${outbox.dedupeKey}, ':', 2) in (
        select e.id::text from machine_events e
        where e.at >= ${new Date(since).toISOString()}::timestamptz
          and (e.entity_id = ${bookingId}
            or e.entity_id in (select a.id from attendees a where a.booking_id = ${bookingId})))`,
    ),
  );
  await db.orm
    .delete(digestLines)
    .where(
      and(
        inArray(digestLines.type, [...types]),
        eq(digestLines.entityId, bookingId),
        gte(digestLines.createdAt, since),
      ),
    );
  const gone = await db.orm
    .delete(notifications)
    .where(
      and(
        inArray(notifications.type, [...types]),
        eq(notifications.entity, 'booking'),
        eq(notifications.entityId, bookingId),
        // What another chart has just settled was not acted on by anybody.
        or(
          eq(notifications.actioned, false),
          and(eq(notifications.actionedBy, 'auto'), eq(notifications.actionedAt, at)),
        ),
        gte(notifications.createdAt, since),
      ),
    )
    .returning({ recipientId: notifications.recipientId });
  if (gone.length === 0) return;
  const userIds = [...new Set(gone.map(({ recipientId }) => recipientId))];
  await publishChange(db, { topics: ['notifications'], to: { userIds, staff: false } });
}
