import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { messageSettings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { publishLook, publishTyping } from '#server/stream/presence.ts';
import { contactFor } from './contacts.ts';

interface Sign {
  readonly contactId: string;
  readonly typing: boolean;
  readonly now: number;
}

/** Somebody has a conversation open, and may be typing: told only where both have agreed to it, and kept nowhere. */
export async function sendSign(
  db: Database,
  reader: Pick<Principal, 'id' | 'role'>,
  { contactId, typing, now }: Sign,
): Promise<void> {
  await db.transaction(async () => {
    const { obstacle } = await contactFor(db, reader, contactId, now);
    if (obstacle !== null) throw refuse.invalid({ event: obstacle });
    // Whoever turns it off at this moment waits for it: what is said after that is hidden again.
    const agreed = await db.orm
      .select({ id: messageSettings.userId })
      .from(messageSettings)
      .where(
        and(
          inArray(messageSettings.userId, [reader.id, contactId]),
          eq(messageSettings.showsPresence, true),
        ),
      )
      .for('share');
    if (agreed.length < 2) return;
    await publishLook(db, reader.id, contactId);
    if (typing) await publishTyping(db, reader.id, contactId);
  });
}
