import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { kaiConversations } from '#database/schema/index.ts';
import type { Log } from '#server/log.ts';
import type { KaiConversationRow } from './row.ts';

interface Parts {
  readonly db: Database;
  readonly log: Log;
  readonly lookEvery?: number;
}

/** Does what takes long, and ends it early when the conversation has moved on meanwhile, such as by being deleted: then it comes to null. `stopped` ends it as a failure. */
export async function whileItStands<Result>(
  { db, log, lookEvery = 5000 }: Parts,
  { id, version }: Pick<KaiConversationRow, 'id' | 'version'>,
  stopped: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | null> {
  const moved = new AbortController();
  const look = async (): Promise<void> => {
    const [row] = await db.orm
      .select({ version: kaiConversations.version })
      .from(kaiConversations)
      .where(eq(kaiConversations.id, id));
    if (row?.version !== version) moved.abort();
  };
  const looking = setInterval(() => {
    look().catch((error: unknown) =>
      log.error('Whether a conversation is still wanted is not known.', error),
    );
  }, lookEvery);
  try {
    return await work(stopped ? AbortSignal.any([stopped, moved.signal]) : moved.signal);
  } catch (error) {
    if (moved.signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(looking);
  }
}
