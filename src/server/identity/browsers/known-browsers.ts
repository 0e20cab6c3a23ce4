import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { knownBrowsers, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { cookieOf, type Carrier } from './binding-cookie.ts';
import { hashOfSecret } from '../keys.ts';

/** Milliseconds for which a browser is known after somebody has signed in there. */
export const knownFor = 180 * DAY;
/** Browsers in which one person is known; the one that was used least recently goes first. */
const mostBrowsers = 20;

/**
 * The counter of somebody's failures in a browser in which they have signed in before; null in every other browser. It says nothing about who has an account: only
 * whoever has the cookie of that very person is answered differently.
 */
export async function knownBrowser(
  db: Database,
  request: Carrier,
  { email, now }: { email: string; now: number },
): Promise<string | null> {
  const secret = request.cookies[cookieOf(request, 'known').name];
  if (secret === undefined) return null;
  const [known] = await db.orm
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(
      and(
        eq(knownBrowsers.secretHash, hashOfSecret(secret)),
        gt(knownBrowsers.expiresAt, now),
        eq(sql`lower(${users.email})`, sql`lower(${email})`),
      ),
    );
  return known ? `browser ${known.id}` : null;
}

/** Makes a browser known to a person who has just proved who they are there, inside the current transaction; resolves to what its cookie is to hold. */
export async function rememberBrowser(
  db: Database,
  request: Carrier,
  { userId, now }: { userId: string; now: number },
): Promise<string> {
  const secret = (await secretInUse(db, request, now)) ?? randomBytes(32).toString('base64url');
  const expiresAt = now + knownFor;
  await db.orm
    .insert(knownBrowsers)
    .values({ id: newId(now), userId, secretHash: hashOfSecret(secret), usedAt: now, expiresAt })
    .onConflictDoUpdate({
      target: [knownBrowsers.secretHash, knownBrowsers.userId],
      set: { usedAt: now, expiresAt },
    });
  const beyond = db.orm
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.usedAt), desc(knownBrowsers.id))
    .offset(mostBrowsers);
  await db.orm
    .delete(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.userId, userId),
        or(lte(knownBrowsers.expiresAt, now), sql`${knownBrowsers.id} in ${beyond}`),
      ),
    );
  return secret;
}

export function leaveKnown(request: Carrier, secret: string): void {
  const { name, options } = cookieOf(request, 'known');
  request.setCookie(name, secret, { ...options, maxAge: knownFor / 1000 });
}

/** One browser has one secret, for all who sign in there; a secret that is nobody's is not taken over. */
async function secretInUse(db: Database, request: Carrier, now: number): Promise<string | null> {
  const secret = request.cookies[cookieOf(request, 'known').name];
  if (secret === undefined) return null;
  const isInUse = and(
    eq(knownBrowsers.secretHash, hashOfSecret(secret)),
    gt(knownBrowsers.expiresAt, now),
  );
  return (await db.orm.$count(knownBrowsers, isInUse)) > 0 ? secret : null;
}

/** The browsers in which somebody has signed in are like any others from now on. */
export async function forgetBrowsersOf(db: Database, userId: string): Promise<void> {
  await db.orm.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}
