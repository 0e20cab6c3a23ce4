import { and, eq } from 'drizzle-orm';
import { messageState } from '#machines/message/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { conversationSides, messages } from '#database/schema/index.ts';

/** Somebody is erased: what they never sent is gone, and nothing says how far they had read. What they sent stays. */
export async function forgetUnsentAndMarks(db: Database, id: string): Promise<void> {
  const unsent = inState(messages.status, [messageState.scheduled, messageState.unsent]);
  await db.orm.delete(messages).where(and(eq(messages.sender, id), unsent));
  await db.orm
    .update(conversationSides)
    .set({ deliveredTo: 0, readTo: 0, isMarkedUnread: false, draftedAt: null })
    .where(eq(conversationSides.userId, id));
}
