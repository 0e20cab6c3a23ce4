import { eq } from 'drizzle-orm';
import { closedAtEnd } from '#tests/support/endings.ts';
import { organizations, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { authBindings } from '#server/features/auth/endpoints.ts';
import { peopleBindings } from '#server/features/people/endpoints.ts';
import { singleSignOnBindings } from '#server/features/single-sign-on/endpoints.ts';
import { uncounted } from '#server/http/limits/attempts.ts';
import { setSso } from '#server/identity/single-sign-on/settings.ts';
import { openProvider, signInThere } from '#tests/support/oidc.ts';
import type { TestProvider } from '#tests/support/oidc.ts';
import { testSettings } from '#tests/support/server.ts';
import { anAccount, anOrganization, identityServer, post } from '../identity/identity-server.ts';
import type { Grant, IdentityServer } from '../identity/identity-server.ts';

export interface Begun {
  readonly url: string;
  readonly state: string;
  readonly attempt: string;
}

export interface Answer {
  readonly status: number;
  readonly grant: Grant;
  readonly errors: Readonly<Record<string, string>>;
}

/** A server whose clock agrees with the provider's, and a real provider beside it. */
export async function aSingleSignOnScene() {
  const server = await identityServer({ bindings: singleSignOnScene, attempts: uncounted });
  server.clock.set(Date.now());
  const provider = await openProvider({ publicUrl: testSettings.publicUrl });
  closedAtEnd(() => provider.close());
  return { server, provider, ...stepsAt(server) };
}

const singleSignOnScene = { ...authBindings, ...peopleBindings, ...singleSignOnBindings };

function stepsAt(server: IdentityServer) {
  const ask = async (path: string, body: object): Promise<Answer> => {
    const response = await post(server, path, body);
    const data = await response.json();
    return { status: response.status, grant: data, errors: data.errors ?? {} };
  };
  const steps = {
    begin: async (email: string): Promise<Begun> => {
      const response = await post(server, '/auth/oidc/start', { email });
      if (response.status !== 200) throw new Error(`The way was refused: ${await response.text()}`);
      return (await response.json()) as Begun;
    },
    start: (email: string) => ask('/auth/oidc/start', { email }),
    exchange: (body: object) => ask('/auth/oidc/exchange', body),
    /** What the browser sends when it is back. */
    back: async ({ url, state, attempt }: Begun, name: string) => {
      const { searchParams } = await signInThere(url, name);
      return { code: searchParams.get('code'), state, attempt, issuer: searchParams.get('iss') };
    },
    /** To the provider and back, and in. */
    comesIn: async (email: string, name: string): Promise<Answer> =>
      steps.exchange(await steps.back(await steps.begin(email), name)),
    whoami: async ({ bearerToken }: Grant) =>
      (await server.withBearer(bearerToken).request('/api/auth/whoami')).json(),
  };
  return steps;
}

interface Employer {
  readonly id: string;
  readonly domain: string;
}

/** An organisation with a domain of its own whose people sign in at the provider. */
export async function anEmployer(
  { db }: IdentityServer,
  { issuer, clientId, clientSecret }: Pick<TestProvider, 'issuer' | 'clientId' | 'clientSecret'>,
  { enforced = false } = {},
): Promise<Employer> {
  const id = await anOrganization(db);
  const domain = `${newId()}.example`;
  await db.orm
    .update(organizations)
    .set({ emailDomains: [domain] })
    .where(eq(organizations.id, id));
  await settings(db, id, { enabled: true, issuer, clientId, clientSecret, enforced });
  return { id, domain };
}

type Db = IdentityServer['db'];
type Settings = Pick<
  Parameters<typeof setSso>[1],
  'enabled' | 'issuer' | 'clientId' | 'clientSecret' | 'enforced'
>;

/** Changes the settings as the server does. */
export const settings = (db: Db, organizationId: string, change: Settings): Promise<void> =>
  db.transaction(() =>
    setSso(db, {
      tokenSecret: testSettings.tokenSecret,
      allowLoopback: true,
      organizationId,
      at: Date.now(),
      ...change,
    }),
  );

/** A member of the organisation, and who they are at the provider, with their address confirmed unless told. */
export async function anEmployee(
  { db }: IdentityServer,
  { people }: TestProvider,
  { id, domain }: Employer,
  { status = 'active', isVerified = true } = {},
): Promise<{ id: string; email: string; name: string }> {
  const name = `person-${newId()}`;
  const email = `${name}@${domain}`;
  const account = await anAccount(db, { email, organizationId: id, status });
  people.set(name, { email, email_verified: isVerified });
  return { id: account.id, email, name };
}

export async function personIn({ db }: IdentityServer, id: string) {
  const [person] = await db.orm.select().from(users).where(eq(users.id, id));
  if (!person) throw new Error('There is nobody.');
  return person;
}
