import { eq } from 'drizzle-orm';
import type { LoginMethod } from '#machines/user/context.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import type { Role } from '#machines/person.ts';
import { userKind } from '#server/features/users/public.ts';
import { bind } from '#server/http/bind.ts';
import { signedIn, signedInBeforeConsent } from '#server/http/policy.ts';
import { sendPlainOnce } from '#server/records/plain-commands.ts';
import { unauthenticated } from '#server/identity/unauthenticated.ts';
import { changePassword } from './change-password.ts';

async function ownProfile(db: Database, id: string) {
  const [row] = await db.orm.select().from(users).where(eq(users.id, id));
  if (!row) throw unauthenticated();
  return {
    id,
    version: row.version,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    role: row.role as Role,
    jobTitle: row.jobTitle,
    phone: row.phone,
    bio: row.bio,
    timeZone: row.timeZone,
    locale: row.locale,
    loginMethod: row.loginMethod as LoginMethod,
  };
}

/** Everybody's own data: nothing here takes the id of anybody. */
export const profileBindings = {
  ...bind('GET /profile', {
    policy: signedIn,
    handle: ({ principal, services: { db } }) => ownProfile(db, principal.id),
  }),

  ...bind('POST /profile/events', {
    policy: signedIn,
    async handle({ principal, body, now, services: { db } }) {
      const { id, role } = principal;
      const { idempotencyKey, ...command } = body;
      await sendPlainOnce(db, userKind, id, command, { by: { id, role }, at: now, idempotencyKey });
      return ownProfile(db, id);
    },
  }),

  ...bind('POST /profile/password', {
    policy: signedInBeforeConsent,
    handle: ({ principal, body, now, services: { db, settings } }) =>
      changePassword(db, settings.tokenSecret, principal, body, now),
  }),
};
