import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { typesSettled } from '#domain/notifications/notices.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';

/** What these notifications of an entity asked for is done or has become impossible: everybody's are actioned by themselves. */
export async function settleNotices(
  db: Database,
  about: {
    readonly types: readonly NotificationType[];
    readonly entity: 'booking' | 'award' | 'user';
    readonly entityId: string;
    /** Only what this person was told. */
    readonly recipientId?: string;
    /** Only those about this attendee. */
    readonly subjectId?: string | null;
    readonly at: number;
  },
): Promise<void> {
  const { types, entity, entityId, recipientId, subjectId, at } = about;
  await settle(
    db,
    types,
    at,
    eq(notifications.entity, entity),
    eq(notifications.entityId, entityId),
    ...(recipientId ? [eq(notifications.recipientId, recipientId)] : []),
    ...(subjectId ? [eq(notifications.groupKey, `${entity}:${entityId}:${subjectId}`)] : []),
  );
}

/** The page that these notifications lead to was opened by one of those who are told: everybody's are actioned by themselves. */
export async function settleWhereOpened(
  db: Database,
  about: {
    readonly types: readonly NotificationType[];
    readonly link: string;
    readonly at: number;
  },
): Promise<void> {
  await db.transaction(() => settle(db, about.types, about.at, eq(notifications.link, about.link)));
}

/** Whether the reader was told to look there, and nobody has since. */
export async function isNewsTo(
  db: Database,
  { id }: { readonly id: string },
  { types, link }: { readonly types: readonly NotificationType[]; readonly link: string },
): Promise<boolean> {
  const open = and(
    eq(notifications.recipientId, id),
    eq(notifications.actioned, false),
    inArray(notifications.type, [...types]),
    eq(notifications.link, link),
  );
  return (await db.orm.$count(notifications, open)) > 0;
}

/** Somebody has asked for the session again: whatever wanted that of them is actioned. */
export async function settleByNewRequest(
  db: Database,
  request: { readonly userId: string; readonly sessionId: string; readonly at: number },
): Promise<void> {
  const { userId, sessionId, at } = request;
  await settle(
    db,
    typesSettled('requestedAgain'),
    at,
    eq(notifications.recipientId, userId),
    eq(notifications.entity, 'booking'),
    sql`${notifications.entityId} in (select b.id from bookings b where b.session_id = ${sessionId})`,
  );
}

async function settle(
  db: Database,
  types: readonly NotificationType[],
  at: number,
  ...which: readonly SQL[]
): Promise<void> {
  const settled = await db.orm
    .update(notifications)
    .set({ actioned: true, actionedAt: at, actionedBy: 'auto' })
    .where(
      and(inArray(notifications.type, [...types]), eq(notifications.actioned, false), ...which),
    )
    .returning({ recipientId: notifications.recipientId });
  if (settled.length === 0) return;
  const userIds = [...new Set(settled.map(({ recipientId }) => recipientId))];
  await publishChange(db, { topics: ['notifications'], to: { userIds, staff: false } });
}
