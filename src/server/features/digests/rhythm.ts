import { eq } from 'drizzle-orm';
import { usualRhythm, type MailRhythm } from '#domain/notifications/mail-rhythm.ts';
import type { Database } from '#database/database.ts';
import { mailSettings } from '#database/schema/index.ts';

/** When somebody wants their mails, by their row; whoever has none has chosen nothing. */
export function rhythmOf(row: typeof mailSettings.$inferSelect | null | undefined): MailRhythm {
  if (!row) return usualRhythm;
  const { digestEvery, quietFrom: from, quietTo: to } = row;
  return { digestEvery, quietHours: from === null || to === null ? null : { from, to } };
}

/** When somebody wants their mails. */
export async function mailRhythmOf(db: Database, userId: string): Promise<MailRhythm> {
  const [row] = await db.orm.select().from(mailSettings).where(eq(mailSettings.userId, userId));
  return rhythmOf(row);
}
