import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '#database/schema/index.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import { hashPassword, passwordCost } from '#server/identity/passwords.ts';
import {
  anAccount,
  anOrganization,
  fromOwnPage,
  identityServer,
  password,
  post,
  signIn,
} from '#tests/server/identity/identity-server.ts';

const server = await identityServer({ limits: noLimits });

const incorrect = {
  status: 422,
  title: 'Unprocessable Content',
  errors: { password: 'Incorrect email or password.' },
};
const attempt = (email: string, tried: string) =>
  server.as(null).refused('POST /auth/sign-in', { body: { email, password: tried } });

test('the right password gives two tokens, and the bearer token tells who is signed in', async () => {
  const organizationId = await anOrganization(server.db, 'Harbour Foods');
  const account = await anAccount(server.db, {
    email: 'nadia@example.org',
    organizationId,
    pictureUrl: '/pictures/nadia.svg',
  });
  const { bearerToken, refreshToken } = await server
    .as(null)
    .call('POST /auth/sign-in', { body: { email: 'nadia@example.org', password } });
  expect(refreshToken).toMatch(/^[\w-]{43}$/);
  expect(await server.withBearer(bearerToken).call('GET /auth/whoami')).toEqual({
    id: account.id,
    firstName: 'Nadia',
    fullName: 'Nadia Okafor',
    email: 'nadia@example.org',
    role: 'Member',
    organization: { id: organizationId, name: 'Harbour Foods', brandLabel: null, logoUrl: null },
    profilePicture: { url: '/pictures/nadia.svg' },
    pinnedAward: null,
    achievement: null,
    timeZone: 'Europe/London',
    locale: 'en-GB',
    loginMethod: 'password',
    owed: [],
  });
});

test('the letters of an e-mail address may be large or small, in the form and in the account', async () => {
  const { email } = await anAccount(server.db, { email: 'Jörg.Weiß@Example.org' });
  await expect(signIn(server, email.toLowerCase())).resolves.toBeDefined();
  await expect(signIn(server, ' jörg.weiß@EXAMPLE.org ')).resolves.toBeDefined();
});

test('signing in is remembered with the account', async () => {
  const { id, email } = await anAccount(server.db);
  await signIn(server, email);
  const [row] = await server.db.orm
    .select({ at: users.lastSignInAt })
    .from(users)
    .where(eq(users.id, id));
  expect(row?.at).toBe(server.clock.now());
});

describe('who is refused', () => {
  test('a wrong password, with a sentence under the password', async () => {
    const { email } = await anAccount(server.db);
    expect(await attempt(email, 'something else')).toEqual(incorrect);
  });

  test('an address without an account, in the same words', async () => {
    expect(await attempt('nobody@example.org', password)).toEqual(incorrect);
  });

  test.each(['invited', 'deleted', 'obfuscated'])(
    'an account that is %s, in the same words, also with the right password',
    async (status) => {
      const { email } = await anAccount(server.db, { status });
      expect(await attempt(email, password)).toEqual(incorrect);
    },
  );

  test('an account that signs in elsewhere, in the same words to whoever does not know the password', async () => {
    const { email } = await anAccount(server.db, { loginMethod: 'oidc' });
    expect(await attempt(email, 'something else')).toEqual(incorrect);
    expect(await attempt(email, password)).toMatchObject({
      errors: { password: 'Your organisation signs in with single sign-on.' },
    });
  });

  test('a form without an address or a password', async () => {
    const response = await post(server, '/auth/sign-in', { email: ' ' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { email: 'Email is required.', password: 'Password is required.' },
    });
  });
});

test('an address without an account costs as much work as one with an account', async () => {
  const hash = await hashPassword(password, passwordCost);
  const workFor = async (email: string): Promise<number> => {
    const before = process.cpuUsage();
    await attempt(email, 'something else');
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    known.push(await workFor((await anAccount(server.db, {}, hash)).email));
    unknown.push(await workFor(`nobody-${turn}@example.org`));
  }
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
});

describe('nobody without a valid bearer token', () => {
  test.each([
    '/auth/whoami',
    '/user/organization/00000000-0000-7000-8000-000000000000/team-leaders',
    '/programmes/user/00000000-0000-7000-8000-000000000000',
  ])('gets 401 without a body from %s', async (path) => {
    const response = await server.as(null).request(`/api${path}`);
    expect([response.status, await response.text()]).toEqual([401, '']);
  });
});

test('no password, address, token or cookie gets into the log', async () => {
  const { email } = await anAccount(server.db);
  const { bearerToken, refreshToken, cookie } = await signIn(server, email, fromOwnPage);
  await server.withBearer(bearerToken).call('GET /auth/whoami');
  await post(server, '/auth/refresh', { refreshToken }, { cookie });
  server.clock.advance({ minutes: 1 });
  await post(server, '/auth/refresh', { refreshToken }, { cookie });
  await post(server, '/auth/sign-out', { refreshToken }, { cookie });
  await attempt(email, 'my other secret');
  const log = JSON.stringify(server.logged);
  expect(log).toContain('A refresh token was used again');
  for (const secret of [
    password,
    'my other secret',
    email,
    bearerToken,
    refreshToken,
    cookie.split('=')[1] ?? '',
  ]) {
    expect(secret).not.toBe('');
    expect(log).not.toContain(secret);
  }
});
