import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { pushSubscriptions, refreshTokens, tokenFamilies } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { publishChange } from '#server/stream/publish.ts';
import { issueBearer } from './bearer.ts';
import { hashOfSecret } from './keys.ts';
import { refreshLifetimes, refreshTokenOf } from './refresh-token.ts';
import { forgetSession } from './sessions.ts';

/** Both tokens of a sign-in, as they go to the browser. */
export interface TokenPair {
  readonly bearerToken: string;
  readonly refreshToken: string;
}

/** The tokens that descend from one sign-in. */
export interface Family {
  readonly familyId: string;
  readonly userId: string;
  /** The absolute end, epoch milliseconds. */
  readonly expiresAt: number;
}

interface Opening {
  readonly userId: string;
  /** The secret in the browser's cookie; null for callers without one. */
  readonly binding: string | null;
  /** By a password unless told. */
  readonly loginMethod?: 'password' | 'oidc';
  /** What the provider wants to see when the person signs out there, sealed. */
  readonly providerSession?: string;
  /** What they sign in with, such as "Firefox on Windows"; null or left out where nothing is known. */
  readonly device?: string | null;
  readonly now: number;
}

/** Begins a family with its first refresh token, inside the current transaction. The person's families that are over are forgotten. */
export async function openFamily(
  db: Database,
  { userId, binding, loginMethod = 'password', providerSession, device = null, now }: Opening,
): Promise<Family> {
  await db.orm
    .delete(tokenFamilies)
    .where(and(eq(tokenFamilies.userId, userId), lte(tokenFamilies.expiresAt, now)));
  const family = { familyId: newId(now), userId, expiresAt: now + refreshLifetimes.absolute };
  await db.orm.insert(tokenFamilies).values({
    id: family.familyId,
    userId,
    bindingHash: binding === null ? null : hashOfSecret(binding),
    loginMethod,
    providerSession: providerSession ?? null,
    device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: family.expiresAt,
  });
  await refreshPagesOf(db, userId);
  return family;
}

/** The open pages of a person look again where they are signed in, and whether they still are. */
const refreshPagesOf = (db: Database, userId: string): Promise<void> =>
  publishChange(db, { topics: ['sign-ins'], to: { userIds: [userId], staff: false } });

/** Keeps the hash of a generation's token, so that it can be recognised. */
export async function admitGeneration(
  db: Database,
  secret: Uint8Array,
  family: Family,
  generation: number,
  now: number,
): Promise<void> {
  await db.orm.insert(refreshTokens).values({
    tokenHash: hashOfSecret(refreshTokenOf(secret, family.familyId, generation)),
    familyId: family.familyId,
    generation,
    issuedAt: now,
    expiresAt: Math.min(now + refreshLifetimes.idle, family.expiresAt),
  });
}

/** The refresh token of a generation with a fresh bearer token. */
export async function tokenPair(
  secret: Uint8Array,
  family: Family,
  generation: number,
  now: number,
): Promise<TokenPair> {
  return {
    bearerToken: await issueBearer(secret, family, now),
    refreshToken: refreshTokenOf(secret, family.familyId, generation),
  };
}

export type RevocationReason =
  | 'signedOut'
  | 'refreshTokenReused'
  | 'passwordReset'
  | 'accessChanged'
  | 'accountClosed';

/** Ends a family with all its tokens. Resolves to its person, or to null when there is none or it had ended before. */
export async function revokeFamily(
  db: Database,
  familyId: string,
  because: RevocationReason,
  now: number,
): Promise<string | null> {
  const [revoked] = await db.orm
    .update(tokenFamilies)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.revokedAt)))
    .returning({ userId: tokenFamilies.userId });
  await endPushes(db, [familyId]);
  db.afterCommit(() => forgetSession(db, familyId));
  if (revoked) await refreshPagesOf(db, revoked.userId);
  return revoked?.userId ?? null;
}

/** Ends all sign-ins of a person, inside the current transaction, except for one that is named. */
export async function revokeFamiliesOf(
  db: Database,
  userId: string,
  because: RevocationReason,
  now: number,
  except?: string,
): Promise<void> {
  const revoked = await db.orm
    .update(tokenFamilies)
    .set({ revokedAt: now, revokedBecause: because })
    .where(
      and(
        eq(tokenFamilies.userId, userId),
        isNull(tokenFamilies.revokedAt),
        except === undefined ? undefined : ne(tokenFamilies.id, except),
      ),
    )
    .returning({ id: tokenFamilies.id });
  await endPushes(
    db,
    revoked.map(({ id }) => id),
  );
  db.afterCommit(() => revoked.forEach(({ id }) => forgetSession(db, id)));
  if (revoked.length > 0) await refreshPagesOf(db, userId);
}

/** A browser that is signed out is sent nothing any more. */
async function endPushes(db: Database, familyIds: readonly string[]): Promise<void> {
  if (familyIds.length === 0) return;
  await db.orm.delete(pushSubscriptions).where(inArray(pushSubscriptions.familyId, [...familyIds]));
}
