import { eq } from 'drizzle-orm';
import type { MailRhythm } from '#domain/notifications/mail-rhythm.ts';
import type { Database } from '#database/database.ts';
import { mailSettings, users } from '#database/schema/index.ts';
import { mailRhythmOf, moveDigest } from '#server/features/digests/public.ts';
import { publishChange } from '#server/stream/publish.ts';

/** Somebody chooses when they want their mails, inside the current transaction; what is left out stays. What waits for them goes out by it. */
export async function chooseRhythm(
  db: Database,
  userId: string,
  change: Partial<MailRhythm>,
  at: number,
): Promise<void> {
  const [person] = await db.orm
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const rhythm = { ...(await mailRhythmOf(db, userId)), ...change };
  const { digestEvery, quietHours } = rhythm;
  const row = {
    userId,
    digestEvery,
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
  };
  await db.orm
    .insert(mailSettings)
    .values(row)
    .onConflictDoUpdate({ target: mailSettings.userId, set: row });
  if (person) await moveDigest(db, { id: userId, timeZone: person.timeZone, rhythm }, at);
  await publishChange(db, { topics: ['mailSettings'], to: { userIds: [userId], staff: false } });
}
