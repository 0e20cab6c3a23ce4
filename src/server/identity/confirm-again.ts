import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { tokenFamilies } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import type { Settings } from '#server/settings/settings.ts';
import { confirmPassword } from './step-up.ts';

/** Milliseconds for which a sign-in at an organisation's provider counts as fresh. */
const freshFor = 10 * 60_000;

/** A call whose body brings the reader’s own password as `yourPassword`; refusals stand there. */
interface Asking {
  readonly principal: Principal;
  readonly body: { readonly yourPassword?: string | null | undefined };
  readonly now: number;
  readonly services: { readonly db: Database; readonly settings: Pick<Settings, 'tokenSecret'> };
}

/**
 * Makes sure that it is still the person who signed in, before they take data with them (security rules, 7): by their password, or, where they have none
 * here because their organisation's provider lets them in, by having come from there a moment ago. Call it outside a transaction.
 */
export async function confirmCaller({
  principal,
  body: { yourPassword: password = null },
  now,
  services: { db, settings },
}: Asking): Promise<void> {
  const field = 'yourPassword';
  const [signIn] = await db.orm
    .select({ method: tokenFamilies.loginMethod, at: tokenFamilies.createdAt })
    .from(tokenFamilies)
    .where(eq(tokenFamilies.id, principal.sessionId));
  if (signIn?.method !== 'oidc')
    return confirmPassword(db, settings.tokenSecret, { principal, password, field, now });
  if (now - signIn.at > freshFor)
    throw refuse.invalid({
      [field]:
        'Sign out and in again through your organisation; then you have 10 minutes for this.',
    });
}
