import { and, eq } from 'drizzle-orm';
import type { Role, Stamp } from '#machines/person.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { DigestRhythm } from '#domain/notifications/mail-rhythm.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { users } from '#database/schema/index.ts';
import { mailRhythmOf } from '#server/features/digests/public.ts';
import type { StopLink } from '#server/mail/stop-links.ts';
import { choose, preferencesOf } from './choose.ts';
import { chooseRhythm } from './rhythm.ts';

/** Mails that a link is about, as its page shows them. */
export interface StoppedMails {
  /** What they tell, in the words of the preferences; null for the digest. */
  readonly label: string | null;
  /** They come. */
  readonly isOn: boolean;
  /** The same is told in the application. */
  readonly isInApp: boolean;
  /** What brings them back as they were before. */
  readonly undo: Undo;
}

/** How mails come back: those of a type at once, the digest as often as before. */
export const undos = ['now', 'day', 'week'] as const;
export type Undo = (typeof undos)[number];

/** What a link is about now; null where there is nobody left to whom such mails would come, or nothing that could be stopped. */
export async function mailsOf(db: Database, link: StopLink): Promise<StoppedMails | null> {
  const person = await recipientOf(db, link);
  if (person === null) return null;
  if (link.what === 'digest') {
    const { digestEvery } = await mailRhythmOf(db, person.id);
    const isOn = digestEvery !== 'never';
    return { label: null, isOn, isInApp: true, undo: isOn ? digestEvery : 'day' };
  }
  const choices = await preferencesOf(db, person);
  const choice = choices.find(({ type, channel }) => type === link.what && channel === 'E');
  if (!choice) return null;
  return { label: choice.label, isOn: choice.email, isInApp: choice.inApp, undo: 'now' };
}

/** Stops the mails that a link is about, inside the current transaction; `undo` brings them back. Whoever has the link acts as the person to whom the mail was sent. */
export async function changeMails(
  db: Database,
  link: StopLink,
  undo: Undo | null,
  at: number,
): Promise<void> {
  const person = await recipientOf(db, link);
  if (person === null) return;
  if (link.what === 'digest') {
    const digestEvery: DigestRhythm = undo === null ? 'never' : undo === 'week' ? 'week' : 'day';
    await chooseRhythm(db, person.id, { digestEvery }, at);
    return;
  }
  const choices = (await preferencesOf(db, person)).filter(
    ({ type, channel, email }) =>
      type === link.what && channel === 'E' && email !== (undo !== null),
  );
  const by: Stamp = { by: person, at };
  if (choices.length > 0) await choose(db, choices, { email: undo !== null, digest: false }, by);
}

async function recipientOf(db: Database, { recipientId }: StopLink) {
  const [person] = await db.orm
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.id, recipientId), inState(users.status, userStates.open)));
  return person ? { id: person.id, role: person.role as Role } : null;
}
