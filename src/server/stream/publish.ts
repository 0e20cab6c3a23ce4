import type { Database } from '#database/database.ts';
import { changesChannel, messagesOf, type ChangeHint } from './hints.ts';
import { noteOwnChange } from './own-changes.ts';

/** Tells open pages, when the current transaction commits, what they should fetch again. */
export async function publishChange(db: Database, hint: ChangeHint): Promise<void> {
  for (const message of messagesOf(hint)) await db.notify(changesChannel, message);
  db.afterCommit(() => noteOwnChange(hint));
}

/** What a page asks to hear of while somebody chooses a time of this coach; it names the coach and nobody else. */
export const slotsTopic = (coachId: string): string => `slots:${coachId}`;

/** Tells those who are choosing a time of these coaches, on every process, that other times may be free now. */
export async function publishSlots(db: Database, coachIds: Iterable<string>): Promise<void> {
  const topics = [...new Set(coachIds)].map(slotsTopic);
  await publishChange(db, { topics, to: { userIds: [], staff: false, interested: true } });
}
