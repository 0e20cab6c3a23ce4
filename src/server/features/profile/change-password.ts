import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { writePassword } from '#server/identity/account-changes.ts';
import { revokeFamiliesOf } from '#server/identity/families.ts';
import { weaknessOf } from '#server/identity/new-password.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { confirmPassword } from '#server/identity/step-up.ts';

/** Replaces somebody's own password after the present one was given; every sign-in but the one that asks ends. */
export async function changePassword(
  db: Database,
  secret: Uint8Array,
  principal: Principal,
  { currentPassword, newPassword, repeatNewPassword }: BodyOf<Endpoints['POST /profile/password']>,
  now: number,
): Promise<void> {
  const { id, sessionId } = principal;
  const weakness = weaknessOf(newPassword);
  if (weakness !== null) throw refuse.invalid({ newPassword: weakness });
  if (newPassword !== repeatNewPassword)
    throw refuse.invalid({ repeatNewPassword: 'The passwords do not match.' });
  if (newPassword === currentPassword)
    throw refuse.invalid({
      newPassword: 'Choose a password that is different from your current one.',
    });
  const byPassword = and(eq(users.id, id), eq(users.loginMethod, 'password'));
  if ((await db.orm.$count(users, byPassword)) === 0)
    throw refuse.invalid({ request: 'You sign in through your organisation, without a password.' });
  const presented = { principal, password: currentPassword, field: 'currentPassword', now };
  await confirmPassword(db, secret, presented);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async () => {
    await writePassword(db, { userId: id, passwordHash, temporary: false, at: now });
    await revokeFamiliesOf(db, id, 'passwordReset', now, sessionId);
  });
}
