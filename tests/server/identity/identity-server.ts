import type { Database } from '#database/database.ts';
import { organizations, passwordCredentials, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { authBindings } from '#server/features/auth/endpoints.ts';
import { peopleBindings } from '#server/features/people/endpoints.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { rateLimits } from '#server/http/rate-limits.ts';
import { createIdentify } from '#server/identity/identify.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { takeAddressAttempt } from '#server/identity/windows.ts';
import type { Settings } from '#server/settings.ts';
import { fakeClock } from '#tests/support/clock.ts';
import type { FakeClock } from '#tests/support/clock.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { testServer, testSettings } from '#tests/support/server.ts';
import type { TestServer } from '#tests/support/server.ts';

export const password = 'correct horse battery staple';

/** As cheap as Argon2id gets, so that tests spend their time elsewhere. A hash names its own cost, so signing in needs no setting. */
const cheapHash = hashPassword(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

interface Options {
  readonly db?: Database;
  readonly clock?: FakeClock;
  readonly settings?: Partial<Settings>;
  readonly limits?: RateLimits;
}

export interface IdentityServer extends Omit<TestServer, 'clock'> {
  readonly clock: FakeClock;
}

/** The server with its own way of telling who asks. A second one on the same database and clock is a server that was started again. */
export async function identityServer({ db: given, clock = fakeClock(seededAt), settings = {}, limits }: Options = {}): Promise<IdentityServer> {
  const db = given ?? (await preparedDatabase());
  const identify = createIdentify({ db, clock, settings: { ...testSettings, ...settings } });
  const services = { db, clock, identify, limits: limits ?? rateLimits(takeAddressAttempt(db)) };
  const server = await testServer({ bindings: { ...authBindings, ...peopleBindings }, services, settings });
  return { ...server, clock };
}

export async function anOrganization(db: Database, name = `Organisation ${newId()}`): Promise<string> {
  const id = newId();
  await db.orm.insert(organizations).values({ id, name, createdAt: seededAt, updatedAt: seededAt });
  return id;
}

interface Account {
  readonly id: string;
  readonly email: string;
}

/** Somebody who can sign in with {@link password}; by default a member of an organisation of their own. */
export async function anAccount(db: Database, changes: Partial<typeof users.$inferInsert> = {}, passwordHash?: string): Promise<Account> {
  const id = newId();
  const role = changes.role ?? 'Member';
  const belongs = role === 'Member' || role === 'OrganizationAdmin';
  const email = changes.email ?? `person-${id}@example.org`;
  await db.orm.insert(users).values({
    id,
    firstName: 'Nadia',
    lastName: 'Okafor',
    role,
    organizationId: belongs ? (changes.organizationId ?? (await anOrganization(db))) : null,
    timeZone: 'Europe/London',
    createdAt: seededAt,
    updatedAt: seededAt,
    ...changes,
    email,
  });
  await db.orm.insert(passwordCredentials).values({ userId: id, passwordHash: passwordHash ?? (await cheapHash), changedAt: seededAt });
  return { id, email };
}
