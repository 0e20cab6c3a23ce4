import type { Database } from '#database/database.ts';
import { changesChannel, messagesOf, type ChangeHint } from './hints.ts';

/** Tells open pages, when the current transaction commits, what they should fetch again. */
export async function publishChange(db: Database, hint: ChangeHint): Promise<void> {
  for (const message of messagesOf(hint)) await db.notify(changesChannel, message);
}
