import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { typesOfStaff, typesSettled } from '#domain/notifications/notices.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import type { Database } from '#database/database.ts';
import { notifications } from '#database/schema/index.ts';
import { publishChange } from '#server/stream/publish.ts';

/** What these notifications of an entity asked for is done or has become impossible: everybody's are actioned by themselves. */
export async function settleNotices(
  db: Database,
  about: {
    readonly types: readonly NotificationType[];
    readonly entity: 'booking' | 'award' | 'user' | 'credit-lot' | 'programme' | 'conversation';
    readonly entityId: string;
    /** Only what this person was told. */
    readonly recipientId?: string;
    /** Only those about this attendee, or of this kind. */
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

/** Where a notification leads, without the part of the page. */
const pageOf = sql<string>`split_part(${notifications.link}, '#', 1)`;

/** What only wants its page to be opened by this reader, and nobody has opened it. */
const unopenedOf = (readerId: string) =>
  and(
    eq(notifications.recipientId, readerId),
    eq(notifications.actioned, false),
    inArray(notifications.type, typesSettled('opened')),
  );

/** The pages that this reader was told to look at, and has not opened. */
export async function pagesToOpen(db: Database, readerId: string): Promise<string[]> {
  const pages = await db.orm
    .selectDistinct({ page: pageOf })
    .from(notifications)
    .where(unopenedOf(readerId));
  return pages.map(({ page }) => page);
}

/** A reader opened a page, wherever they came from: what only wanted that is actioned, for everybody where all of staff were told. */
export const settleOpened = (
  db: Database,
  { readerId, page, at }: { readonly readerId: string; readonly page: string; readonly at: number },
): Promise<number> =>
  db.transaction(async () => {
    const unopened = await db.orm
      .select({ id: notifications.id, type: notifications.type, link: notifications.link })
      .from(notifications)
      .where(and(unopenedOf(readerId), eq(pageOf, page)));
    if (unopened.length === 0) return 0;
    const ids = unopened.map(({ id }) => id);
    await settle(db, typesSettled('opened'), at, inArray(notifications.id, ids));
    const ofStaff = unopened.filter(({ type }) => typesOfStaff().some((each) => each === type));
    if (ofStaff.length > 0) {
      const links = ofStaff.map(({ link }) => link);
      await settle(db, typesOfStaff(), at, inArray(notifications.link, links));
    }
    return ids.length;
  });

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
