import { eq } from 'drizzle-orm';
import { isOpen } from '#machines/user/states.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { takeOwnPassword } from '#server/features/users/public.ts';
import type { Call } from '#server/api/bind.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { writePassword } from '#server/identity/account-changes.ts';
import { auditAccess } from '#server/identity/audit.ts';
import { revokeFamiliesOf } from '#server/identity/families.ts';
import { accountOf } from '#server/identity/locks.ts';
import { weaknessOf } from '#server/identity/new-password.ts';
import { spendLink } from '#server/identity/password-links.ts';
import type { UsedLink } from '#server/identity/password-links.ts';
import { hashPassword } from '#server/identity/passwords.ts';

const expired = () => refuse.invalid({ link: 'This link has expired. Request a new one.' });

/** Sets a password by a link. A password that is refused leaves the link as it is; a link that is used up ends every sign-in and every other link. */
export async function reset({
  body,
  now,
  services: { db, settings },
}: Call<'POST /auth/password/reset', Principal | null, 'settings'>): Promise<void> {
  const { link, newPassword, repeatNewPassword } = body;
  const weakness = weaknessOf(newPassword);
  if (weakness !== null) throw refuse.invalid({ newPassword: weakness });
  if (newPassword !== repeatNewPassword)
    throw refuse.invalid({ repeatNewPassword: 'The passwords do not match.' });
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async () => {
    const used = await spendLink(db, link, now);
    if (used === null || !(await isStillTheirs(db, settings.tokenSecret, used))) throw expired();
    const { userId } = used;
    await revokeFamiliesOf(db, userId, 'passwordReset', now);
    await writePassword(db, { userId, passwordHash, temporary: false, at: now });
    await takeOwnPassword(db, userId, now);
    await auditAccess(db, { kind: 'passwordReset', userId, at: now });
  });
}

/** The person may still come in by a password, and has the address to which the link was sent. */
async function isStillTheirs(
  db: Database,
  secret: Uint8Array,
  { userId, account }: UsedLink,
): Promise<boolean> {
  const [person] = await db.orm
    .select({ email: users.email, status: users.status, loginMethod: users.loginMethod })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return (
    person !== undefined &&
    isOpen(person.status) &&
    person.loginMethod === 'password' &&
    accountOf(secret, person.email) === account
  );
}
