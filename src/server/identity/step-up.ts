import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { passwordCredentials, users } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { accountOf, clearFailures, countFailure, isLocked, lockedOut } from './locks.ts';
import { verifyPassword } from './passwords.ts';

interface Presented {
  readonly principal: Pick<Principal, 'id' | 'sessionId'>;
  /** The password of the person who is asking; null when they gave none. */
  readonly password: string | null;
  /** The key of the request under which it was given; refusals stand there. */
  readonly field: string;
  readonly now: number;
}

/**
 * Asks somebody who is signed in for their password again, before what can't be undone or gives power (security rules, 7). Wrong ones count like those of a
 * sign-in and lock the account in the same way; those of others do not lock them out here. Refuses with a sentence at `field`; call it outside a transaction, so that failures are kept.
 */
export async function confirmPassword(
  db: Database,
  secret: Uint8Array,
  { principal: { id: userId, sessionId }, password, field, now }: Presented,
): Promise<void> {
  if (password === null) throw refuse.invalid({ [field]: 'Enter your own password to continue.' });
  const [person] = await db.orm
    .select({ email: users.email, passwordHash: passwordCredentials.passwordHash })
    .from(users)
    .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .where(eq(users.id, userId));
  const account = accountOf(secret, person?.email ?? userId);
  const counted = { account, own: `sign-in ${sessionId}` };
  if (await isLocked(db, counted, now)) throw await lockedOut(db, field);
  if (!(await verifyPassword(person?.passwordHash ?? null, password))) {
    const isLockedNow = await countFailure(db, { ...counted, userId, now });
    throw isLockedNow
      ? await lockedOut(db, field)
      : refuse.invalid({ [field]: 'This is not your password.' });
  }
  if (!(await clearFailures(db, counted, now))) throw await lockedOut(db, field);
}
