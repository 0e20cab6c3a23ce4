import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { refreshTokens, tokenFamilies, users } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import { auditAccess } from './audit.ts';
import { admitGeneration, revokeFamily, tokenPair } from './families.ts';
import type { Family, TokenPair } from './families.ts';
import { hashOfSecret } from './keys.ts';
import { refreshLifetimes } from './refresh-token.ts';

interface Presented {
  readonly token: string;
  /** The secret in the cookie that came with it. */
  readonly binding: string | null;
  readonly now: number;
}

interface Succession extends Family {
  /** Of the token that was presented. */
  readonly generation: number;
}

export type Renewal =
  | { readonly outcome: 'renewed'; readonly tokens: TokenPair }
  | { readonly outcome: 'refused' }
  /** A token that had been replaced long ago came back: somebody has a copy. The family is over. */
  | { readonly outcome: 'reused'; readonly familyId: string };

/** Exchanges a refresh token for its successor. Of many attempts at one moment one makes the successor, and all are given the same. */
export async function renew(
  db: Database,
  secret: Uint8Array,
  presented: Presented,
): Promise<Renewal> {
  const { token, now } = presented;
  const found = await db.transaction(async (): Promise<Succession | Renewal> => {
    const tokenHash = hashOfSecret(token);
    const claimed = await claim(db, tokenHash, presented);
    if (!claimed) return judge(db, tokenHash, presented);
    await admitGeneration(db, secret, claimed, claimed.generation + 1, now);
    await db.orm
      .update(tokenFamilies)
      .set({ lastUsedAt: now })
      .where(eq(tokenFamilies.id, claimed.familyId));
    return claimed;
  });
  if ('outcome' in found) return found;
  return { outcome: 'renewed', tokens: await tokenPair(secret, found, found.generation + 1, now) };
}

const succession = {
  familyId: tokenFamilies.id,
  userId: tokenFamilies.userId,
  expiresAt: tokenFamilies.expiresAt,
  generation: refreshTokens.generation,
};

const familyIsAlive = (now: number) =>
  and(
    isNull(tokenFamilies.revokedAt),
    gt(tokenFamilies.expiresAt, now),
    inState(users.status, userState.active),
  );

/** Uses the token up. One statement, so that there is no moment between looking and writing. */
async function claim(
  db: Database,
  tokenHash: string,
  { binding, now }: Presented,
): Promise<Succession | null> {
  const isBoundHere =
    binding === null ? undefined : eq(tokenFamilies.bindingHash, hashOfSecret(binding));
  const [claimed] = await db.orm
    .update(refreshTokens)
    .set({ usedAt: now })
    .from(tokenFamilies)
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .where(
      and(
        eq(refreshTokens.tokenHash, tokenHash),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
        eq(tokenFamilies.id, refreshTokens.familyId),
        familyIsAlive(now),
        or(isNull(tokenFamilies.bindingHash), isBoundHere),
      ),
    )
    .returning(succession);
  return claimed ?? null;
}

/** Why a token could not be used up. A used one may come again for a moment; later it betrays a copy, with or without the right cookie. */
async function judge(
  db: Database,
  tokenHash: string,
  { binding, now }: Presented,
): Promise<Succession | Renewal> {
  const [row] = await db.orm
    .select({ ...succession, usedAt: refreshTokens.usedAt, bindingHash: tokenFamilies.bindingHash })
    .from(refreshTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.familyId))
    .innerJoin(users, eq(users.id, tokenFamilies.userId))
    .where(and(eq(refreshTokens.tokenHash, tokenHash), familyIsAlive(now)));
  if (!row || row.usedAt === null) return { outcome: 'refused' };
  const { familyId, userId, generation } = row;
  if (now - row.usedAt > refreshLifetimes.grace) {
    const ended = await revokeFamily(db, familyId, 'refreshTokenReused', now);
    if (ended === null) return { outcome: 'refused' };
    await auditAccess(db, {
      kind: 'refreshTokenReused',
      userId,
      familyId,
      detail: { generation },
      at: now,
    });
    return { outcome: 'reused', familyId };
  }
  const isBoundHere =
    row.bindingHash === null || (binding !== null && row.bindingHash === hashOfSecret(binding));
  return isBoundHere ? row : { outcome: 'refused' };
}

/** The family a refresh token belongs to, whatever has become of both; null for a token that is not ours. */
export async function familyOf(db: Database, token: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ familyId: refreshTokens.familyId })
    .from(refreshTokens)
    .where(eq(refreshTokens.tokenHash, hashOfSecret(token)));
  return row?.familyId ?? null;
}
