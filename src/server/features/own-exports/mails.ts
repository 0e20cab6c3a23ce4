import { eq } from 'drizzle-orm';
import { keptFor } from '#machines/own-export/context.ts';
import { afterQuietHours } from '#domain/notifications/mail-rhythm.ts';
import { lengthInWords } from '#domain/time/words.ts';
import type { Database } from '#database/database.ts';
import { users, type ownExports } from '#database/schema/index.ts';
import { mailRhythmOf } from '#server/features/digests/public.ts';
import { mailToSend } from '#server/mail/queued-mail.ts';
import { enqueue } from '#server/outbox/queue.ts';

const path = '/app/profile#data';

const words = {
  ready: {
    subject: 'Your data are ready to download',
    text: `You asked for everything that we keep about you. It is in one file now, which you can download for ${lengthInWords(keptFor)}. You have to be signed in.`,
    go: { path, label: 'Download your data' },
  },
  failed: {
    subject: 'Your data couldn’t be prepared',
    text: 'You asked for everything that we keep about you, and we couldn’t prepare the file. We are sorry. Ask for it again; if it fails once more, write to support.',
    go: { path, label: 'Ask again' },
  },
} as const;

/** Tells whoever asked what became of it, when their quiet hours are over. The mail has none of the data, and its link needs them to be signed in. */
export async function notifyOwner(
  db: Database,
  { id, userId }: Pick<typeof ownExports.$inferSelect, 'id' | 'userId'>,
  outcome: keyof typeof words,
  at: number,
): Promise<void> {
  const [person] = await db.orm
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return;
  const { quietHours } = await mailRhythmOf(db, userId);
  const mail = mailToSend(
    {
      recipientId: userId,
      at,
      ...words[outcome],
      details: [],
      answers: [],
      calendar: null,
    },
    `ownExport:${id}:${outcome}`,
  );
  await enqueue(db, [{ ...mail, runAt: afterQuietHours(person.timeZone, quietHours, at) }], at);
}
