import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { tokenFamilies, users } from '#database/schema/index.ts';
import type { Settings } from '#server/settings/settings.ts';
import { keyFor } from '../keys.ts';
import { seal, unseal } from '../sealing.ts';
import { addressToSignOut, converse } from './conversation.ts';
import { providerOf } from './provider.ts';

/** An ID token as a family keeps it, for the person alone. */
export const sealIdToken = (tokenSecret: Uint8Array, userId: string, idToken: string): string =>
  seal(keyFor('single sign-on sessions', tokenSecret), idToken, userId);

/**
 * Where the browser goes so that a sign-in of single sign-on ends at the provider too; null for other sign-ins, for a provider that has no such
 * page, and for one that can't be asked: leaving here never waits for leaving there.
 */
export async function providerSignOut(
  db: Database,
  settings: Pick<Settings, 'allowLoopback' | 'publicUrl' | 'tokenSecret'>,
  familyId: string,
  now: number,
): Promise<string | null> {
  const [family] = await db.orm
    .select({
      userId: tokenFamilies.userId,
      session: tokenFamilies.providerSession,
      organizationId: users.organizationId,
    })
    .from(tokenFamilies)
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .where(eq(tokenFamilies.id, familyId));
  if (!family?.session || family.organizationId === null) return null;
  const { tokenSecret } = settings;
  const key = keyFor('single sign-on sessions', tokenSecret);
  const idToken = unseal(key, family.session, family.userId);
  const provider = await providerOf(db, tokenSecret, family.organizationId);
  if (idToken === null || !provider) return null;
  try {
    return addressToSignOut(await converse(provider, settings, now), idToken, settings);
  } catch {
    return null;
  }
}
