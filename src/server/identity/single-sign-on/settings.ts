import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { organizations, tokenFamilies, users } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { endWhatHungOn } from '../account-changes.ts';
import { keyFor } from '../keys.ts';
import { seal } from '../sealing.ts';
import { publishChange } from '#server/stream/publish.ts';
import { forgetSession } from '../sessions.ts';

/** What an organisation's settings show of single sign-on; the secret goes in and never comes out. */
export interface Sso {
  readonly enabled: boolean;
  readonly issuer: string | null;
  readonly clientId: string | null;
  readonly hasSecret: boolean;
  readonly enforced: boolean;
}

/** Characters. */
export const ssoLimits = { issuer: 500, clientId: 255, clientSecret: 1000 } as const;

interface Change {
  readonly tokenSecret: Uint8Array;
  /** Whether an issuer on this very machine is taken, without https. */
  readonly allowLoopback: boolean;
  readonly organizationId: string;
  readonly enabled: boolean;
  readonly issuer: string | null;
  readonly clientId: string | null;
  /** A new one; left out, the old one stays; `null` removes it. */
  readonly clientSecret?: string | null | undefined;
  readonly enforced: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
}

export async function ssoOf(db: Database, organizationId: string): Promise<Sso> {
  const [row] = await db.orm
    .select({
      enabled: organizations.ssoEnabled,
      issuer: organizations.ssoIssuer,
      clientId: organizations.ssoClientId,
      secret: organizations.ssoSecret,
      enforced: organizations.ssoEnforced,
    })
    .from(organizations)
    .where(eq(organizations.id, organizationId));
  if (!row) throw refuse.notFound();
  const { secret, ...shown } = row;
  return { ...shown, hasSecret: secret !== null };
}

/**
 * Changes an organisation's single sign-on inside the current transaction; refuses by field. Members of an organisation that begins to enforce it
 * are signed out where they came in with a password; those of one that leaves its provider, where they came in by that.
 */
export async function setSso(db: Database, change: Change): Promise<void> {
  const { tokenSecret, organizationId, enabled, enforced, at } = change;
  const before = await ssoOf(db, organizationId);
  const issuer = change.issuer?.trim() || null;
  const clientId = change.clientId?.trim() || null;
  const given = change.clientSecret?.trim() || null;
  const keepsSecret = change.clientSecret === undefined;
  const errors = {
    ...(issuer !== null &&
      !isIssuer(issuer, change.allowLoopback) && {
        issuer: 'Enter an address that begins with https://.',
      }),
    ...(enabled && issuer === null && { issuer: 'Issuer is required.' }),
    ...(enabled && clientId === null && { clientId: 'Client ID is required.' }),
    ...(enabled &&
      !(keepsSecret ? before.hasSecret : given) && { clientSecret: 'Client secret is required.' }),
    ...(enforced && !enabled && { enforced: 'Turn on single sign-on before you enforce it.' }),
  };
  if (Object.keys(errors).length > 0) throw refuse.invalid(errors);

  const key = keyFor('single sign-on secrets', tokenSecret);
  await db.orm
    .update(organizations)
    .set({
      ssoEnabled: enabled,
      ssoIssuer: issuer,
      ssoClientId: clientId,
      ssoEnforced: enforced,
      ...(!keepsSecret && { ssoSecret: given && seal(key, given, organizationId) }),
    })
    .where(eq(organizations.id, organizationId));
  const leftProvider = before.enabled && (!enabled || issuer !== before.issuer);
  if (leftProvider) await endSignIns(db, organizationId, 'oidc', at);
  if (enforced === before.enforced) return;
  await db.orm
    .update(users)
    .set({ loginMethod: enforced ? 'oidc' : 'password' })
    .where(eq(users.organizationId, organizationId));
  const members = sql`(select id from users where organization_id = ${organizationId})`;
  await endWhatHungOn(db, members, at);
  if (enforced) await endSignIns(db, organizationId, 'password', at);
}

/** Whether people of this organisation may come in by single sign-on only. */
export async function enforcesSso(db: Database, organizationId: string): Promise<boolean> {
  const found = await db.orm
    .select({ id: organizations.id })
    .from(organizations)
    .where(and(eq(organizations.id, organizationId), eq(organizations.ssoEnforced, true)));
  return found.length > 0;
}

/** Whether this can be the address of a provider. */
export function isIssuer(text: string, allowLoopback: boolean): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return false;
  return (
    url.protocol === 'https:' ||
    (allowLoopback && url.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname))
  );
}

async function endSignIns(
  db: Database,
  organizationId: string,
  method: 'oidc' | 'password',
  at: number,
): Promise<void> {
  const members = db.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.organizationId, organizationId));
  const ended = await db.orm
    .update(tokenFamilies)
    .set({ revokedAt: at, revokedBecause: 'accessChanged' })
    .where(
      and(
        inArray(tokenFamilies.userId, members),
        eq(tokenFamilies.loginMethod, method),
        isNull(tokenFamilies.revokedAt),
      ),
    )
    .returning({ id: tokenFamilies.id, userId: tokenFamilies.userId });
  db.afterCommit(() => ended.forEach(({ id }) => forgetSession(db, id)));
  const userIds = [...new Set(ended.map(({ userId }) => userId))];
  await publishChange(db, { topics: ['sign-ins'], to: { userIds, staff: false } });
}
