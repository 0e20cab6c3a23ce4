import { and, eq, sql } from 'drizzle-orm';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { organizations, passwordCredentials, users } from '#database/schema/index.ts';
import type { Call } from '#server/api/bind.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { auditAccess } from '#server/identity/audit.ts';
import { bindToBrowser, newBindingFor } from '#server/identity/browsers/binding-cookie.ts';
import { deviceOf } from '#server/identity/browsers/device.ts';
import { admitGeneration, openFamily, tokenPair } from '#server/identity/families.ts';
import type { TokenPair } from '#server/identity/families.ts';
import {
  knownBrowser,
  leaveKnown,
  rememberBrowser,
} from '#server/identity/browsers/known-browsers.ts';
import {
  accountOf,
  clearFailures,
  countFailure,
  isLocked,
  lockedOut,
} from '#server/identity/locks.ts';
import { verifyPassword } from '#server/identity/passwords.ts';
import { domainEnforcesSso } from '#server/identity/single-sign-on/provider.ts';
import { inState } from '#database/in-state.ts';

const incorrect = () => refuse.invalid({ password: 'Incorrect email or password.' });
const locked = (db: Database) => lockedOut(db, 'password');
/** By the domain of what was typed, so that it says nothing about who has an account; or to somebody who knew the password. */
const elsewhere = () =>
  refuse.invalid({ password: 'Your organisation signs in with single sign-on.' });

type SignInCall = Call<'POST /auth/sign-in', Principal | null, 'settings'>;

interface Account {
  readonly userId: string;
  readonly passwordHash: string;
  /** The person may come in by single sign-on only. */
  readonly byOrganization: boolean;
}

/** Whether the person has signed in before in the browser that asks: then failures elsewhere neither slow them down nor lock them out. */
export const isKnownHere = async ({
  body: { email },
  now,
  request,
  services: { db },
}: SignInCall): Promise<boolean> => (await knownBrowser(db, request, { email, now })) !== null;

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
  const { email } = body;
  const counted = {
    account: accountOf(secret, email),
    own: await knownBrowser(db, request, { email, now }),
  };
  if (await isLocked(db, counted, now)) throw await locked(db);

  const found = await findAccount(db, email);
  const isRight = await verifyPassword(found?.passwordHash ?? null, body.password);
  if (!found || !isRight)
    throw await failed(db, email, { ...counted, userId: found?.userId ?? null, now });
  if (found.byOrganization) throw elsewhere();

  const binding = newBindingFor(request);
  const { family, known } = await db.transaction(async () => {
    if (!(await clearFailures(db, counted, now))) throw await locked(db);
    if (!(await isStillSo(db, found, now))) throw incorrect();
    const family = await openFamily(db, {
      userId: found.userId,
      binding,
      device: deviceOf(request.userAgent),
      now,
    });
    await admitGeneration(db, secret, family, 1, now);
    await auditAccess(db, {
      kind: 'signedIn',
      userId: found.userId,
      familyId: family.familyId,
      at: now,
    });
    const { userId } = found;
    const known = binding === null ? null : await rememberBrowser(db, request, { userId, now });
    return { family, known };
  });
  if (binding !== null) bindToBrowser(request, binding);
  if (known !== null) leaveKnown(request, known);
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
    .where(
      and(
        eq(sql`lower(${users.email})`, sql`lower(${email})`),
        inState(users.status, userState.active),
      ),
    );
  if (!row) return null;
  const { userId, passwordHash, loginMethod, isEnforced } = row;
  return { userId, passwordHash, byOrganization: loginMethod === 'oidc' || isEnforced === true };
}

async function failed(db: Database, email: string, failure: Parameters<typeof countFailure>[1]) {
  if (await countFailure(db, failure)) return locked(db);
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
    .where(and(eq(users.id, userId), inState(users.status, userState.active)))
    .returning({ id: users.id });
  return unchanged !== undefined && active !== undefined;
}
