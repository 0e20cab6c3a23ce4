import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { tokenFamilies } from '#database/schema/index.ts';
import type { CallerRequest } from '#server/http/limits/caller-request.ts';
import { hashOfSecret } from '../keys.ts';
import { refreshLifetimes } from '../refresh-token.ts';

/**
 * Ties a sign-in to the browser it was made in: the refresh token lies where scripts can read it, this cookie does not, and without the
 * cookie a copied token is worth nothing. Only pages of our own origin get one. A client without a browser has nowhere to keep it, and a page
 * of another origin would not be sent it back (`SameSite=Strict`); their sign-ins are not tied to anything.
 */
export type Carrier = Pick<
  CallerRequest,
  'cookies' | 'origin' | 'ownOrigin' | 'sameOrigin' | 'secure' | 'setCookie'
>;

/** A new secret for a page of ours; null for every other caller. */
export const newBindingFor = ({ sameOrigin, origin, ownOrigin }: Carrier): string | null =>
  sameOrigin || origin === ownOrigin ? randomBytes(32).toString('base64url') : null;

/** Leaves the secret with the browser, in the place of an earlier sign-in's. */
export function bindToBrowser(request: Carrier, binding: string): void {
  const { name, options } = cookieOf(request, 'family');
  request.setCookie(name, binding, { ...options, maxAge: refreshLifetimes.absolute / 1000 });
}

export const bindingOf = (request: Carrier): string | null =>
  request.cookies[cookieOf(request, 'family').name] ?? null;

/** Whether the cookie belongs to the family that is being ended; where none is, whether a page of ours asks, which wants to be rid of it. */
export async function mayUnbind(
  db: Database,
  request: Carrier,
  familyId: string | null,
): Promise<boolean> {
  const binding = bindingOf(request);
  if (binding === null) return false;
  if (familyId === null) return request.sameOrigin;
  const isIts = eq(tokenFamilies.bindingHash, hashOfSecret(binding));
  return (await db.orm.$count(tokenFamilies, and(eq(tokenFamilies.id, familyId), isIts))) > 0;
}

export function unbindFromBrowser(request: Carrier): void {
  const { name, options } = cookieOf(request, 'family');
  request.setCookie(name, null, options);
}

/**
 * A browser takes a `Secure` cookie, and the `__Host-` name that nobody else on the network can forge, over HTTPS and from this very machine.
 * Over plain HTTP from another one it would drop such a cookie without a word, and every renewal would fail; there the name and the attribute
 * are left out. Whoever can read that network can read the tokens anyway.
 */
export function cookieOf({ secure, ownOrigin }: Carrier, purpose: 'family' | 'known' | 'files') {
  const isTrustworthy = secure || isThisMachine(new URL(ownOrigin).hostname);
  const name = `${isTrustworthy ? '__Host-' : ''}waymark-${purpose}`;
  return {
    name,
    options: { path: '/', httpOnly: true, sameSite: 'Strict', secure: isTrustworthy },
  } as const;
}

const isThisMachine = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
