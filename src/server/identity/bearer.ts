import { SignJWT, errors, jwtVerify } from 'jose';
import { isCanonical } from './canonical.ts';
import { keyFor } from './keys.ts';

/** Milliseconds. The longest a bearer token lives (security rules, Tokens). */
export const bearerLifetime = 10 * 60_000;

const algorithm = 'HS256';
const issuer = 'waymark';
const audience = 'waymark-api';
const type = 'at+jwt';

export interface BearerClaims {
  readonly userId: string;
  readonly familyId: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** A signed token for one person and one sign-in. It says nothing else about them: role and organisation are looked up. */
export function issueBearer(
  secret: Uint8Array,
  { userId, familyId, expiresAt }: BearerClaims,
  now: number,
): Promise<string> {
  const end = Math.min(expiresAt, now + bearerLifetime);
  return new SignJWT({ sid: familyId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(end / 1000))
    .sign(keyFor('bearer tokens', secret));
}

/** What a token says; null when it is not one of ours, not for us, or over. */
export async function readBearer(
  secret: Uint8Array,
  token: string,
  now: number,
): Promise<BearerClaims | null> {
  if (!token.split('.').every(isCanonical)) return null;
  try {
    const { payload } = await jwtVerify(token, keyFor('bearer tokens', secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      typ: type,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      currentDate: new Date(now),
    });
    const { sub, sid, iat, exp } = payload;
    if (sub === undefined || typeof sid !== 'string' || iat === undefined || exp === undefined)
      return null;
    return (exp - iat) * 1000 > bearerLifetime
      ? null
      : { userId: sub, familyId: sid, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
