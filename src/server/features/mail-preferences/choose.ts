import { eq } from 'drizzle-orm';
import type { Stamp } from '#machines/person.ts';
import {
  choicesOf,
  preferenceFor,
  type Choice,
  type Preference,
  type Preferences,
} from '#domain/notifications/preferences.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { userKind } from '#server/features/users/public.ts';
import { send } from '#server/records/send.ts';

/** What changes of how somebody hears of one type; what is left out stays. */
export type Change = Partial<Preference>;

/** What somebody has chosen, as it lies in their row; nobody else changes it until the current transaction ends. */
async function chosenBy(db: Database, id: string): Promise<Preferences> {
  const [row] = await db.orm
    .select({ chosen: users.notificationPreferences })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return row?.chosen ?? {};
}

/** Somebody chooses how they hear of some types, inside the current transaction. */
export async function choose(
  db: Database,
  choices: readonly Pick<Choice, 'type' | 'channel'>[],
  { inApp, push, email, digest }: Change,
  by: Stamp,
): Promise<void> {
  const chosen = await chosenBy(db, by.by.id);
  const changed = choices.map(({ type, channel }): [string, Preference] => {
    const before = preferenceFor(channel, type, chosen);
    const isMailed = email ?? before.email;
    return [
      type,
      {
        inApp: inApp ?? before.inApp,
        push: push ?? before.push,
        email: isMailed,
        digest: isMailed && (digest ?? before.digest),
      },
    ];
  });
  const notificationPreferences = { ...chosen, ...Object.fromEntries(changed) };
  await send(db, userKind, by.by.id, { type: 'EDIT', notificationPreferences, ...by });
}

/** Somebody’s choices, with how they hear of each. */
export async function preferencesOf(
  db: Database,
  { id, role }: { readonly id: string; readonly role: string },
) {
  const [row] = await db.orm
    .select({ chosen: users.notificationPreferences })
    .from(users)
    .where(eq(users.id, id));
  const chosen = (row?.chosen ?? {}) as Preferences;
  return choicesOf(role).map((choice) => ({
    ...choice,
    ...preferenceFor(choice.channel, choice.type, chosen),
  }));
}
