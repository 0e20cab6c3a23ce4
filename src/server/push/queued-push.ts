import { z } from 'zod';
import {
  notificationTypes,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import type { Database } from '#database/database.ts';
import type { Job } from '#server/outbox/queue.ts';
import { browsersOf } from './subscriptions.ts';

/** The name of this errand in the outbox. */
export const pushJob = 'push';

/** A notification on its way to one browser. */
export const queuedPush = z.object({
  recipientId: z.string(),
  browserId: z.string(),
  type: z.enum(notificationTypes),
  groupKey: z.string(),
  text: z.string(),
  /** A path of the application. */
  path: z.string(),
  /** Worth nothing later. */
  isTimely: z.boolean(),
  /** When it was to be shown, epoch milliseconds. */
  due: z.number(),
});

/** A notification for somebody, wherever they have turned that on. */
interface ToPush {
  readonly recipientId: string;
  readonly type: NotificationType;
  readonly groupKey: string;
  readonly text: string;
  readonly path: string;
  readonly isTimely: boolean;
  readonly runAt: number;
}

/** The errands for the browsers of these people: one each, so that what fails at one is not shown twice at the others. */
export async function pushesTo(
  db: Database,
  pushes: readonly ToPush[],
  eventId: string,
): Promise<Job[]> {
  const people = [...new Set(pushes.map(({ recipientId }) => recipientId))];
  const browsers = Map.groupBy(await browsersOf(db, people), ({ userId }) => userId);
  return pushes.flatMap(({ runAt, ...push }) =>
    (browsers.get(push.recipientId) ?? []).map((browser) => ({
      kind: pushJob,
      payload: { ...push, browserId: browser.id, due: runAt } satisfies z.input<typeof queuedPush>,
      dedupeKey: `push:${eventId}:${push.type}:${browser.id}`,
      runAt,
    })),
  );
}
