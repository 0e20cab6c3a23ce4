import { eq, sql } from 'drizzle-orm';
import type { NotificationEvent } from '#machines/notification/acting.ts';
import { notificationChart } from '#machines/notification/chart.ts';
import type { NotificationContext } from '#machines/notification/context.ts';
import { notificationState } from '#machines/notification/states.gen.ts';
import { notifications } from '#database/schema/index.ts';
import type { RecordKind } from '#server/records/kind.ts';

const statusOf = (actioned: boolean): string =>
  actioned ? notificationState.actioned : notificationState.unactioned;

/** Notifications as the command kernel handles them, one by one. Where many come or are done with at once, one statement does to all of them what the chart says. */
export const notificationKind: RecordKind<NotificationContext, null, NotificationEvent> = {
  chart: notificationChart,
  stands: {
    table: notifications,
    status: sql<string>`(case when ${notifications.actioned} then ${notificationState.actioned} else ${notificationState.unactioned} end)`,
  },
  async lock(db, id) {
    const [found] = await db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.id, id))
      .for('update');
    if (!found) return null;
    const { version, actioned, recipientId, text, link, actionedAt, actionedBy } = found;
    const by = actionedBy as NotificationContext['actionedBy'];
    const context = { recipientId, text, link, actionedAt, actionedBy: by };
    return { id, version, row: { status: statusOf(actioned), regions: {}, context }, extra: null };
  },
  async write(db, id, { status, context: { text, link, actionedAt, actionedBy } }, version) {
    const actioned = status === notificationState.actioned;
    await db.orm
      .update(notifications)
      .set({ actioned, text, link, actionedAt, actionedBy, version })
      .where(eq(notifications.id, id));
  },
  effects: {
    async remove({ db, id }) {
      await db.orm.delete(notifications).where(eq(notifications.id, id));
    },
  },
  audience: ({ row: { context } }) => ({
    userIds: [context.recipientId],
    staff: false,
    topics: ['notifications'],
  }),
};
