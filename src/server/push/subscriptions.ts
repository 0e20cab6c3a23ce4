import { ECDH } from 'node:crypto';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { pushSubscriptions, tokenFamilies } from '#database/schema/index.ts';
import { hashOfSecret, keyFor } from '#server/identity/keys.ts';
import { seal, unseal } from '#server/identity/sealing.ts';
import type { Settings } from '#server/settings/settings.ts';
import { publishChange } from '#server/stream/publish.ts';

const subscription = z.object({
  /** The address at the push service of the browser; whoever knows it can send to it. */
  endpoint: z.string(),
  /** The browser's public key, and a secret that it shares with us (RFC 8291). */
  p256dh: z.string(),
  auth: z.string(),
});
export type Subscription = z.output<typeof subscription>;

type Secrets = Pick<Settings, 'tokenSecret'>;
interface SignIn {
  readonly userId: string;
  readonly familyId: string;
}

/** Whether something can be encrypted for these keys. */
export function areKeys({ p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>): boolean {
  if (Buffer.from(auth, 'base64url').byteLength !== 16) return false;
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser of a sign-in shows notifications. */
export const isSubscribed = async (db: Database, { userId, familyId }: SignIn): Promise<boolean> =>
  (await db.orm.$count(
    pushSubscriptions,
    and(eq(pushSubscriptions.familyId, familyId), eq(pushSubscriptions.userId, userId)),
  )) > 0;

/** A browser is sent notifications from now on, for as long as this sign-in lasts, and to nobody who was signed in there before. Inside the current transaction; a sign-in that has ended gets none. */
export async function subscribe(
  db: Database,
  { tokenSecret }: Secrets,
  { userId, familyId }: SignIn,
  wanted: Subscription,
  at: number,
): Promise<void> {
  const endpointHash = hashOfSecret(wanted.endpoint);
  const sealed = seal(
    keyFor('push subscriptions', tokenSecret),
    JSON.stringify(wanted),
    endpointHash,
  );
  const [signIn] = await db.orm
    .select({ id: tokenFamilies.id })
    .from(tokenFamilies)
    .where(
      and(
        eq(tokenFamilies.id, familyId),
        eq(tokenFamilies.userId, userId),
        isNull(tokenFamilies.revokedAt),
      ),
    )
    .for('update');
  if (!signIn) return;
  await db.orm
    .delete(pushSubscriptions)
    .where(
      or(
        eq(pushSubscriptions.familyId, familyId),
        eq(pushSubscriptions.endpointHash, endpointHash),
      ),
    );
  const row = { userId, familyId, endpointHash, sealed, createdAt: at };
  await db.orm
    .insert(pushSubscriptions)
    .values({ id: newId(at), ...row })
    // Two tabs that are turned on at once are one browser.
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: row });
  await refreshPages(db, userId);
}

/** The browser of a sign-in is sent nothing any more, inside the current transaction. */
export async function unsubscribe(db: Database, { userId, familyId }: SignIn): Promise<void> {
  await db.orm
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.familyId, familyId), eq(pushSubscriptions.userId, userId)));
  await refreshPages(db, userId);
}

/** A browser that can't be reached any more. */
export async function forget(db: Database, id: string): Promise<void> {
  const [gone] = await db.orm
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.id, id))
    .returning({ userId: pushSubscriptions.userId });
  if (gone) await refreshPages(db, gone.userId);
}

/** Where somebody's browser is reached: null when it is theirs no longer, and `sealed` when it was sealed with another secret. */
export async function subscriptionOf(
  db: Database,
  { tokenSecret }: Secrets,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: number },
): Promise<Subscription | 'sealed' | null> {
  const [row] = await db.orm
    .select({ endpointHash: pushSubscriptions.endpointHash, sealed: pushSubscriptions.sealed })
    .from(pushSubscriptions)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, pushSubscriptions.familyId))
    .where(
      and(
        eq(pushSubscriptions.id, id),
        eq(pushSubscriptions.userId, userId),
        isNull(tokenFamilies.revokedAt),
        gt(tokenFamilies.expiresAt, now),
      ),
    );
  if (!row) return null;
  const key = keyFor('push subscriptions', tokenSecret);
  const opened = unseal(key, row.sealed, row.endpointHash);
  return opened === null ? 'sealed' : subscription.parse(JSON.parse(opened));
}

/** The browsers of these people that show notifications. */
export async function browsersOf(
  db: Database,
  userIds: readonly string[],
): Promise<readonly { readonly id: string; readonly userId: string }[]> {
  if (userIds.length === 0) return [];
  return db.orm
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(sql`${pushSubscriptions.userId} = any(${sql.param([...userIds])}::uuid[])`);
}

const refreshPages = (db: Database, userId: string): Promise<void> =>
  publishChange(db, { topics: ['sign-ins'], to: { userIds: [userId], staff: false } });
