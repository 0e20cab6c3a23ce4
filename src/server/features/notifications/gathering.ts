import { AsyncLocalStorage } from 'node:async_hooks';
import type { NoticeKey } from '#domain/notifications/notices.ts';
import type { Database } from '#database/database.ts';
import type { QueuedAppointment } from '#server/mail/queued-mail.ts';

/** An announcement that waits for others. */
export interface Gathered {
  readonly key: NoticeKey;
  readonly entityId: string;
  readonly recipientIds: readonly string[];
  /** It is answered on its own, and so announced on its own. */
  readonly isAnswered: boolean;
  readonly appointment?: (db: Database) => Promise<QueuedAppointment>;
  /** Announces it to these people, with what calendars show of others. */
  readonly announce: (
    recipientIds: readonly string[],
    others: readonly QueuedAppointment[],
  ) => Promise<void>;
}

const gatherings = new AsyncLocalStorage<Gathered[] | undefined>();

/** Whether an announcement waits for others that are gathered around it; it is announced with them. */
export function isGathered(announcement: Gathered): boolean {
  const gathering = gatherings.getStore();
  gathering?.push(announcement);
  return gathering !== undefined;
}

/** What is announced while some work is done, in its order; nobody has heard of it yet. */
export async function gatheredIn(work: () => Promise<void>): Promise<readonly Gathered[]> {
  const gathering: Gathered[] = [];
  await gatherings.run(gathering, work);
  return gathering;
}
