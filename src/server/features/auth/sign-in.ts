import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { organizations, passwordCredentials, users } from '#database/schema/index.ts';
import type { Call } from '#server/http/bind.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/refusal.ts';
import { auditAccess } from '#server/identity/audit.ts';
import { bindToBrowser, newBindingFor } from '#server/identity/binding-cookie.ts';
import { deviceOf } from '#server/identity/device.ts';
import { admitGeneration, openFamily, tokenPair } from '#server/identity/families.ts';
import type { Family, TokenPair } from '#server/identity/families.ts';
import { accountOf, clearFailures, countFailure, isLocked } from '#server/identity/locks.ts';
import { verifyPassword } from '#server/identity/passwords.ts';
import { domainEnforcesSso } from '#server/identity/single-sign-on/provider.ts';
import { giveAddressAttemptBack, takeAccountAttempt } from '#server/identity/windows.ts';

const incorrect = () => refuse.invalid({ password: 'Incorrect email or password.' });
const locked = () => refuse.invalid({ password: 'Your account is locked for 15 minutes.' });
/** By the domain of what was typed, so that it says nothing about who has an account; or to somebody who knew the password. */
const elsewhere = () =>
  refuse.invalid({ password: 'Your organisation signs in with single sign-on.' });

type SignInCall = Call<'POST /auth/sign-in', Principal | null>;

interface Account {
  readonly userId: string;
  readonly passwordHash: string;
  /** The person may come in by single sign-on only. */
  readonly byOrganization: boolean;
}

/**
 * Exchanges an e-mail address and a password for tokens. An address without an account goes the same way as one with an account: the same
 * work, the same answers, the same lock.
 */
export async function signIn({
  body,
  now,
  request,
  services: { db, settings },
}: SignInCall): Promise<TokenPair> {
  const secret = settings.tokenSecret;
  const account = accountOf(secret, body.email);
  const wait = await takeAccountAttempt(db, account, now);
  if (wait !== null) throw refuse.tooOften(wait / 60_000);
  if (await isLocked(db, account, now)) throw locked();

  const found = await findAccount(db, body.email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, body.password);
  if (!found || !isRight)
    throw await failed(db, account, { email: body.email, userId: found?.userId ?? null }, now);
  if (found.byOrganization) throw elsewhere();

  const binding = newBindingFor(request);
  const family = await db.transaction(async (): Promise<Family> => {
    if (!(await clearFailures(db, account, now))) throw locked();
    if (!(await isStillSo(db, found, now))) throw incorrect();
    const opened = await openFamily(db, {
      userId: found.userId,
      binding,
      device: deviceOf(request.userAgent),
      now,
    });
    await admitGeneration(db, secret, opened, 1, now);
    await auditAccess(db, {
      kind: 'signedIn',
      userId: found.userId,
      familyId: opened.familyId,
      at: now,
    });
    await giveAddressAttemptBack(db, request.address, now);
    return opened;
  });
  if (binding !== null) bindToBrowser(request, binding);
  return tokenPair(secret, family, 1, now);
}

async function findAccount(db: Database, email: string): Promise<Account | null> {
  const [row] = await db.orm
    .select({
      userId: users.id,
      passwordHash: passwordCredentials.passwordHash,
      loginMethod: users.loginMethod,
      isEnforced: organizations.ssoEnforced,
    })
    .from(users)
    .innerJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(eq(sql`lower(${users.email})`, sql`lower(${email})`), eq(users.status, 'active')));
  if (!row) return null;
  const { userId, passwordHash, loginMethod, isEnforced } = row;
  return { userId, passwordHash, byOrganization: loginMethod === 'oidc' || isEnforced === true };
}

async function failed(
  db: Database,
  account: string,
  { email, userId }: { email: string; userId: string | null },
  now: number,
) {
  if (await countFailure(db, { account, userId, now })) return locked();
  return (await domainEnforcesSso(db, email)) ? elsewhere() : incorrect();
}

/** Checking the password took a while; whoever changed it or ended the account meanwhile did not see this sign-in. */
async function isStillSo(
  db: Database,
  { userId, passwordHash }: Account,
  now: number,
): Promise<boolean> {
  const [unchanged] = await db.orm
    .select({ userId: passwordCredentials.userId })
    .from(passwordCredentials)
    .where(
      and(
        eq(passwordCredentials.userId, userId),
        eq(passwordCredentials.passwordHash, passwordHash),
      ),
    )
    .for('share');
  const [active] = await db.orm
    .update(users)
    .set({ lastSignInAt: now })
    .where(and(eq(users.id, userId), eq(users.status, 'active')))
    .returning({ id: users.id });
  return unchanged !== undefined && active !== undefined;
}
