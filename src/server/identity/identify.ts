import type { Database } from '#database/database.ts';
import type { Clock } from '#server/clock.ts';
import type { Identify, AccountStatus } from '#server/http/principal.ts';
import type { Settings } from '#server/settings/settings.ts';
import { owedBy, shippedTexts } from '#server/legal/legal-texts.ts';
import type { LegalTexts } from '#server/legal/legal-texts.ts';
import { readBearer } from './bearer.ts';
import type { BearerClaims } from './bearer.ts';
import { forgetSession, liveSession, readSessions } from './sessions.ts';
import type { Session } from './sessions.ts';

/** Milliseconds for which a token that was verified once need not be verified again. */
const verifiedFor = 60_000;
const mostTokens = 10_000;

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'tokenSecret'>;
  /** The shipped ones unless given. */
  readonly legal?: LegalTexts;
}

/** Who a bearer token belongs to, with role and organisation from the database, at most a second old. */
export function createIdentify({ db, clock, settings, legal = shippedTexts }: Parts): Identify {
  const verified = new Map<string, { claims: BearerClaims; until: number }>();

  const claimsOf = async (bearer: string, now: number): Promise<BearerClaims | null> => {
    const known = verified.get(bearer);
    if (known && now < known.until) return known.claims;
    verified.delete(bearer);
    const claims = await readBearer(settings.tokenSecret, bearer, now);
    if (!claims) return null;
    verified.set(bearer, { claims, until: Math.min(now + verifiedFor, claims.expiresAt) });
    if (verified.size > mostTokens) verified.delete(verified.keys().next().value ?? bearer);
    return claims;
  };

  /** What somebody owes is read anew each time: another process may just have been told that they accepted. */
  const sessionOf = async (familyId: string, now: number): Promise<Session | null> => {
    const session = await liveSession(db, familyId, now);
    if (session === null || owedBy(session.accepted, legal).length === 0) return session;
    forgetSession(db, familyId);
    return liveSession(db, familyId, now);
  };

  return async (bearer) => {
    const now = clock.now();
    const claims = await claimsOf(bearer, now);
    const session = claims && (await sessionOf(claims.familyId, now));
    if (!session || session.userId !== claims.userId) return null;
    const { userId, role, organizationId, timeZone, accepted } = session;
    return {
      id: userId,
      role,
      organizationId,
      timeZone,
      sessionId: claims.familyId,
      expiresAt: claims.expiresAt,
      owed: owedBy(accepted, legal),
    };
  };
}

/** What is left of the sign-ins whose streams are open, read anew each time. */
export const createAccountStatus =
  ({ db, clock, legal = shippedTexts }: Omit<Parts, 'settings'>): AccountStatus =>
  async (sessionIds) => {
    const now = clock.now();
    const sessions = await readSessions(db, sessionIds);
    return new Map(
      [...sessions]
        .filter(([, { expiresAt }]) => expiresAt > now)
        .map(([id, { userId, role, organizationId, accepted }]) => [
          id,
          { id: userId, role, organizationId, owed: owedBy(accepted, legal) },
        ]),
    );
  };
