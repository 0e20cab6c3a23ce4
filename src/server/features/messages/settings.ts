import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { messageSettings } from '#database/schema/index.ts';

const chosen = {
  showsPresence: messageSettings.showsPresence,
  mailsText: messageSettings.mailsText,
};

/** What somebody has agreed to about messages; null where they have never chosen, which is as much as nothing. */
export async function messageSettingsOf(db: Database, id: string) {
  const [row] = await db.orm
    .select(chosen)
    .from(messageSettings)
    .where(eq(messageSettings.userId, id));
  return row ?? null;
}
