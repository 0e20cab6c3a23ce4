import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { organizations } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { providerFor, providerOf } from '#server/identity/single-sign-on/provider.ts';
import { setSso, ssoOf } from '#server/identity/single-sign-on/settings.ts';
import { testSettings } from '#tests/support/server.ts';
import {
  anAccount,
  anOrganization,
  identityServer,
  post,
  signIn,
  statusOf,
} from './identity-server.ts';
import { password } from './identity-server.ts';

const server = await identityServer();
const { db } = server;
const { tokenSecret } = testSettings;
const whole = {
  enabled: true,
  issuer: 'https://login.example',
  clientId: 'waymark',
  clientSecret: 'known to two',
  enforced: false,
};

type Changes = Partial<Omit<typeof whole, 'clientSecret'>> & { clientSecret?: string | null };

const change = (organizationId: string, changes: Changes = {}, allowLoopback = false) =>
  db.transaction(() =>
    setSso(db, {
      ...whole,
      ...changes,
      tokenSecret,
      allowLoopback,
      organizationId,
      at: server.clock.now(),
    }),
  );

const withDomain = async (domain: string): Promise<string> => {
  const id = await anOrganization(db);
  await db.orm
    .update(organizations)
    .set({ emailDomains: [domain] })
    .where(eq(organizations.id, id));
  return id;
};

test('the secret goes in, is used, and never comes out', async () => {
  const id = await anOrganization(db);
  await change(id);
  const { enabled, issuer, clientId, enforced } = whole;
  expect(await ssoOf(db, id)).toEqual({ enabled, issuer, clientId, enforced, hasSecret: true });
  expect(await providerOf(db, tokenSecret, id)).toMatchObject({ clientSecret: 'known to two' });
  const [row] = await db.orm.select().from(organizations).where(eq(organizations.id, id));
  expect(JSON.stringify(row)).not.toContain('known to two');
});

test('a secret of another organisation, or under another TOKEN_SECRET, opens nothing', async () => {
  const [id, other] = [await anOrganization(db), await anOrganization(db)];
  await change(id);
  await change(other);
  await db.script(
    `UPDATE organizations SET sso_secret = (SELECT sso_secret FROM organizations WHERE id = '${id}') WHERE id = '${other}'`,
  );
  expect(await providerOf(db, tokenSecret, other)).toBeNull();
  expect(await providerOf(db, Buffer.from('another secret of thirty-two bytes'), id)).toBeNull();
});

test('a secret that is left out stays, and `null` takes it away', async () => {
  const id = await anOrganization(db);
  await change(id);
  await change(id, { clientSecret: undefined, clientId: 'other' });
  expect(await providerOf(db, tokenSecret, id)).toMatchObject({
    clientId: 'other',
    clientSecret: 'known to two',
  });
  await change(id, { enabled: false, clientSecret: null });
  expect(await ssoOf(db, id)).toMatchObject({ enabled: false, hasSecret: false });
});

test.each([
  [{ issuer: '' }, { issuer: 'Issuer is required.' }],
  [{ issuer: 'http://login.example' }, { issuer: 'Enter an address that begins with https://.' }],
  [{ issuer: 'http://localhost:9' }, { issuer: 'Enter an address that begins with https://.' }],
  [
    { issuer: 'https://a:b@login.example' },
    { issuer: 'Enter an address that begins with https://.' },
  ],
  [{ clientId: ' ' }, { clientId: 'Client ID is required.' }],
  [{ clientSecret: '' }, { clientSecret: 'Client secret is required.' }],
  [
    { enabled: false, enforced: true },
    { enforced: 'Turn on single sign-on before you enforce it.' },
  ],
])('%j is refused', async (changes, errors) => {
  await expect(change(await anOrganization(db), changes)).rejects.toMatchObject({
    status: 422,
    errors,
  });
});

test('an issuer on this machine is for development only', async () => {
  const id = await anOrganization(db);
  await change(id, { issuer: 'http://127.0.0.1:4000' }, true);
  expect(await ssoOf(db, id)).toMatchObject({ issuer: 'http://127.0.0.1:4000' });
});

test('a domain belongs to one active organisation, however it is written', async () => {
  const first = await withDomain('One.example');
  await change(first);
  await expect(withDomain('one.EXAMPLE')).rejects.toMatchObject({
    cause: { constraint: 'organization_domains_pkey' },
  });
  expect(await providerFor(db, tokenSecret, 'a@ONE.example')).toMatchObject({
    organizationId: first,
  });
  await db.script(`UPDATE organizations SET status = 'deleted' WHERE id = '${first}'`);
  expect(await providerFor(db, tokenSecret, 'a@one.example')).toBeNull();
  await withDomain('one.example');
});

test('whoever is to come in by single sign-on has no other way, and is signed out where they had one', async () => {
  const domain = `${newId()}.example`;
  const organizationId = await withDomain(domain);
  const { email } = await anAccount(db, { organizationId, email: `ada@${domain}` });
  const outsider = await anAccount(db);
  const grant = await signIn(server, email);
  const other = await signIn(server, outsider.email);
  await change(organizationId, { enforced: true });
  expect(await statusOf(server, grant.bearerToken)).toBe(401);
  expect(await statusOf(server, other.bearerToken)).toBe(200);

  const answerTo = async (body: object) => {
    const { errors } = await (await post(server, '/auth/sign-in', body)).json();
    return errors;
  };
  const sentence = { password: 'Your organisation signs in with single sign-on.' };
  expect(await answerTo({ email, password })).toEqual(sentence);
  expect(await answerTo({ email, password: 'wrong' })).toEqual(sentence);
  expect(await answerTo({ email: `nobody@${domain}`, password })).toEqual(sentence);
  expect(await answerTo({ email: 'nobody@example.org', password })).toEqual({
    password: 'Incorrect email or password.',
  });

  await change(organizationId);
  expect((await post(server, '/auth/sign-in', { email, password })).status).toBe(200);
});
