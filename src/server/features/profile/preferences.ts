import { eq } from 'drizzle-orm';
import type { Role } from '#machines/person.ts';
import { choicesOf, preferenceFor, type Preferences } from '#domain/notifications/preferences.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { userKind } from '#server/features/users/public.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { send } from '#server/records/send.ts';

const chosenBy = async (db: Database, id: string): Promise<Preferences> => {
  const [row] = await db.orm
    .select({ chosen: users.notificationPreferences })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return row?.chosen ?? {};
};

async function shownTo(db: Database, { id, role }: { id: string; role: Role }) {
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

/** How somebody hears of what; everybody chooses for themselves. */
export const preferenceBindings = {
  ...bind('GET /profile/notifications', {
    policy: signedIn,
    handle: ({ principal, services: { db } }) => shownTo(db, principal),
  }),

  ...bind('POST /profile/notifications', {
    policy: signedIn,
    async handle({ principal, body, now: at, services: { db } }) {
      const { id, role } = principal;
      const { idempotencyKey: key, ...request } = body;
      const { type, inApp, email, digest } = request;
      const channel = choicesOf(role).find((choice) => choice.type === type)?.channel;
      if (channel === undefined) throw refuse.invalid({ type: 'Choose a notification.' });
      if (channel === 'E!' && (inApp === false || email === false || digest === true))
        throw refuse.invalid({ type: 'This is always sent: it can’t be switched off.' });
      if (channel === 'I' && digest) throw refuse.invalid({ digest: 'This is not sent by email.' });
      const endpoint = 'POST /profile/notifications' as const;
      const claim = { actorId: id, key, endpoint, request, at };
      await db.transaction(() =>
        once(db, claim, async () => {
          const chosen = await chosenBy(db, id);
          const before = preferenceFor(channel, type, chosen);
          const isMailed = email ?? before.email;
          const notificationPreferences = {
            ...chosen,
            [type]: {
              inApp: inApp ?? before.inApp,
              email: isMailed,
              digest: isMailed && (digest ?? before.digest),
            },
          };
          await send(db, userKind, id, {
            type: 'EDIT',
            notificationPreferences,
            ...readerOf({ principal, now: at }),
          });
          return id;
        }),
      );
      return shownTo(db, principal);
    },
  }),
};
