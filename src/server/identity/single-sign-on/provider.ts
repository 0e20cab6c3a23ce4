import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { organizationState } from '#machines/organization/states.gen.ts';
import type { Database } from '#database/database.ts';
import { organizationDomains, organizations } from '#database/schema/index.ts';
import { inState } from '#database/in-state.ts';
import { keyFor } from '../keys.ts';
import { unseal } from '../sealing.ts';

/** The provider at which an organisation's people sign in, ready to be asked. */
export interface Provider {
  readonly organizationId: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The provider of an active organisation; null when it has none, or its secret was sealed with another TOKEN_SECRET. */
export const providerOf = (
  db: Database,
  tokenSecret: Uint8Array,
  organizationId: string,
): Promise<Provider | null> => find(db, tokenSecret, eq(organizations.id, organizationId));

/** The provider for an e-mail address, found by its domain alone: nothing is said about whether anybody has this address. */
export async function providerFor(
  db: Database,
  tokenSecret: Uint8Array,
  email: string,
): Promise<Provider | null> {
  const organizationId = await organizationFor(db, email);
  return organizationId === null ? null : providerOf(db, tokenSecret, organizationId);
}

/** Whether everybody with an address of this domain is to come in by single sign-on. */
export async function domainEnforcesSso(db: Database, email: string): Promise<boolean> {
  const found = await db.orm
    .select({ id: organizations.id })
    .from(organizationDomains)
    .innerJoin(organizations, eq(organizations.id, organizationDomains.organizationId))
    .where(
      and(eq(organizationDomains.domain, domainOf(email)), eq(organizations.ssoEnforced, true)),
    );
  return found.length > 0;
}

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

async function organizationFor(db: Database, email: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ id: organizationDomains.organizationId })
    .from(organizationDomains)
    .where(eq(organizationDomains.domain, domainOf(email)));
  return row?.id ?? null;
}

async function find(db: Database, tokenSecret: Uint8Array, which: SQL): Promise<Provider | null> {
  const [row] = await db.orm
    .select({
      organizationId: organizations.id,
      issuer: organizations.ssoIssuer,
      clientId: organizations.ssoClientId,
      secret: organizations.ssoSecret,
    })
    .from(organizations)
    .where(
      and(
        which,
        inState(organizations.status, organizationState.active),
        eq(organizations.ssoEnabled, true),
      ),
    );
  if (!row || row.issuer === null || row.clientId === null || row.secret === null) return null;
  const { organizationId, issuer, clientId, secret } = row;
  const key = keyFor('single sign-on secrets', tokenSecret);
  const clientSecret = unseal(key, secret, organizationId);
  return clientSecret === null ? null : { organizationId, issuer, clientId, clientSecret };
}
