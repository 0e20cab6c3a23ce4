import type { Database } from '#database/database.ts';
import { organizations, passwordCredentials, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { authBindings } from '#server/features/auth/endpoints.ts';
import { peopleBindings } from '#server/features/people/endpoints.ts';
import type { Binding } from '#server/api/bind.ts';
import type { Attempts } from '#server/http/limits/attempts.ts';
import type { RateLimits } from '#server/http/limits/rate-limits.ts';
import { rateLimits } from '#server/http/limits/rate-limits.ts';
import { createIdentify } from '#server/identity/identify.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { acceptedOn } from '#server/legal/accepted-on.ts';
import { pacedAttempts } from '#server/identity/paces.ts';
import type { Settings } from '#server/settings/settings.ts';
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
  /** Counted unless told; time passes while they wait. */
  readonly attempts?: Attempts;
  /** Those of signing in unless told. */
  readonly bindings?: Readonly<Record<string, Binding>>;
}

export interface IdentityServer extends Omit<TestServer, 'clock'> {
  readonly clock: FakeClock;
}

/** The server with its own way of telling who asks. A second one on the same database and clock is a server that was started again. */
export async function identityServer({
  db: given,
  clock = fakeClock(seededAt),
  settings = {},
  limits = rateLimits(),
  attempts,
  bindings = { ...authBindings, ...peopleBindings },
}: Options = {}): Promise<IdentityServer> {
  const db = given ?? (await preparedDatabase());
  const identify = createIdentify({ db, clock, settings: { ...testSettings, ...settings } });
  const passing = async (ms: number): Promise<void> => clock.advance({ ms });
  const services = {
    db,
    clock,
    identify,
    limits,
    attempts: attempts ?? pacedAttempts(db, passing),
  };
  const server = await testServer({
    bindings,
    services,
    settings,
  });
  return { ...server, clock };
}

export async function anOrganization(
  db: Database,
  name = `Organisation ${newId()}`,
): Promise<string> {
  const id = newId();
  await db.orm.insert(organizations).values({ id, name, createdAt: seededAt, updatedAt: seededAt });
  return id;
}

interface Account {
  readonly id: string;
  readonly email: string;
}

/** Somebody who can sign in with {@link password}; by default a member of an organisation of their own. */
export async function anAccount(
  db: Database,
  changes: Partial<typeof users.$inferInsert> = {},
  passwordHash?: string,
): Promise<Account> {
  const id = newId();
  const role = changes.role ?? 'Member';
  const belongs = role === 'Member' || role === 'OrganizationAdmin';
  const email = changes.email ?? `person-${id}@example.org`;
  await db.orm.insert(users).values({
    ...acceptedOn(seededAt),
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
  await db.orm
    .insert(passwordCredentials)
    .values({ userId: id, passwordHash: passwordHash ?? (await cheapHash), changedAt: seededAt });
  return { id, email };
}

/** What a browser sends along from a page of the application. */
export const fromOwnPage = { origin: testSettings.publicUrl, 'sec-fetch-site': 'same-origin' };

type Headers = Readonly<Record<string, string>>;

export function post(
  server: IdentityServer,
  path: string,
  body: object,
  headers: Headers = {},
): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return server.as(null).request(`/api${path}`, init);
}

export interface Grant {
  readonly bearerToken: string;
  readonly refreshToken: string;
}

/** Signs in, as a client without a browser unless the headers say otherwise. `cookie` is what a browser would send from then on. */
export async function signIn(
  server: IdentityServer,
  email: string,
  headers: Headers = {},
): Promise<Grant & { cookie: string }> {
  const response = await post(server, '/auth/sign-in', { email, password }, headers);
  if (response.status !== 200)
    throw new Error(`Signing in was answered with ${response.status}: ${await response.text()}`);
  const grant = (await response.json()) as Grant;
  return { ...grant, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

export const refresh = (
  server: IdentityServer,
  refreshToken: string,
  headers: Headers = {},
): Promise<Response> => post(server, '/auth/refresh', { refreshToken }, headers);

/** The successor; fails when there is none. */
export async function renewed(
  server: IdentityServer,
  refreshToken: string,
  headers: Headers = {},
): Promise<Grant> {
  const response = await refresh(server, refreshToken, headers);
  if (response.status !== 200) throw new Error(`Renewing was answered with ${response.status}.`);
  return (await response.json()) as Grant;
}

/** The status of a renewal that should be refused, and its body. */
export async function refusedRenewal(
  server: IdentityServer,
  refreshToken: string,
  headers: Headers = {},
): Promise<{ status: number; body: string }> {
  const response = await refresh(server, refreshToken, headers);
  return { status: response.status, body: await response.text() };
}

/** 200 or 401: whether the bearer token opens anything. */
export async function statusOf(server: IdentityServer, bearer: string): Promise<number> {
  return (await server.withBearer(bearer).request('/api/auth/whoami')).status;
}

/** The same server started again: nothing in memory is left. */
export const restarted = ({ db, clock }: IdentityServer): Promise<IdentityServer> =>
  identityServer({ db: { ...db }, clock });
