import { and, eq, sql } from 'drizzle-orm';
import { userStates } from '#machines/user/states.gen.ts';
import { users } from '#database/schema/index.ts';
import type { Call } from '#server/api/bind.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { accountOf } from '#server/identity/locks.ts';
import { sendPasswordLink } from '#server/identity/password-links.ts';
import { takeLinkAttempt } from '#server/identity/windows.ts';
import { inState } from '#database/in-state.ts';

/**
 * Sends a link to whoever has the address. An address that nobody has goes the same way, with the same statements and the same answer; what
 * differs, the making and sending of the mail, happens later and elsewhere.
 */
export async function recover({
  body,
  now,
  services: { db, settings },
}: Call<'POST /auth/password/link', Principal | null, 'settings'>): Promise<void> {
  if (!/^[^\s@]+@[^\s@]+$/.test(body.email))
    throw refuse.invalid({ email: 'Enter a valid email address.' });
  const wait = await takeLinkAttempt(db, accountOf(settings.tokenSecret, body.email), now);
  if (wait !== null) throw refuse.tooOften(wait / 60_000);
  await db.transaction(async () => {
    const [found] = await db.orm
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(sql`lower(${users.email})`, sql`lower(${body.email})`),
          inState(users.status, userStates.open),
        ),
      );
    await sendPasswordLink(db, { userId: found?.id ?? null, purpose: 'recovery', at: now });
  });
}
