import { eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { kaiConversations, kaiListenings } from '#database/schema/index.ts';
import { kaiConversationsRows } from '#database/schema/kai-conversations.ts';
import { dropFilesOf } from '#server/files/kept-files.ts';
import { forgetCredit } from './credit.ts';

/** Somebody is erased, inside the current transaction: of their conversations the files go, and credits that are set aside come back. Their rows go with the others, and where they left off listening goes at once. */
export async function letGoOfConversations(
  db: Database,
  { id: personId, at }: { readonly id: string; readonly at: number },
): Promise<void> {
  const theirs = await db.orm
    .select({ id: kaiConversations.id })
    .from(kaiConversations)
    .where(kaiConversationsRows.about?.(personId));
  for (const { id } of theirs) {
    await dropFilesOf(db, id, at);
    await forgetCredit(db, { id, event: 'DELETE', eventId: newId(at), actorId: null, at });
  }
  await db.orm.delete(kaiListenings).where(eq(kaiListenings.listenerId, personId));
}
