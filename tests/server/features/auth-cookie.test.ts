import { describe, expect, test } from 'vitest';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import {
  anAccount,
  fromOwnPage,
  identityServer,
  password,
  post,
  refusedRenewal,
  renewed,
  signIn,
  statusOf,
} from '#tests/server/identity/identity-server.ts';

const server = await identityServer({ limits: noLimits });

const refused = { status: 401, body: '' };
const beginInBrowser = async () => signIn(server, (await anAccount(server.db)).email, fromOwnPage);

async function cookieAt(
  publicUrl: string,
  headers: Record<string, string>,
): Promise<string | null> {
  const here = await identityServer({
    db: server.db,
    clock: server.clock,
    limits: noLimits,
    settings: { publicUrl },
  });
  const { email } = await anAccount(server.db);
  const response = await post(here, '/auth/sign-in', { email, password }, headers);
  return (
    response.headers.getSetCookie().find((cookie) => cookie.includes('waymark-family')) ?? null
  );
}

describe('the cookie of a sign-in', () => {
  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'https://waymark.example',
  ])('belongs to this host alone and stays out of reach of scripts, at %s', async (publicUrl) => {
    const cookie = await cookieAt(publicUrl, { origin: publicUrl });
    expect(cookie).toMatch(/^__Host-waymark-family=[\w-]{43}; /);
    expect(cookie?.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=7776000',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
  });

  test('has a plain name over plain HTTP from another machine, where a browser would drop a secure one', async () => {
    const cookie = await cookieAt('http://waymark.test:3000', {
      origin: 'http://waymark.test:3000',
    });
    expect(cookie).toMatch(/^waymark-family=[\w-]{43}; /);
    expect(cookie).not.toContain('Secure');
    expect(cookie).toContain('HttpOnly; SameSite=Strict');
  });

  test('is given to pages of our own origin only', async () => {
    const at = 'http://localhost:3000';
    expect(await cookieAt(at, { origin: at })).not.toBeNull();
    expect(await cookieAt(at, { 'sec-fetch-site': 'same-origin' })).not.toBeNull();
    expect(await cookieAt(at, {})).toBeNull();
    expect(await cookieAt(at, { origin: 'https://elsewhere.example' })).toBeNull();
    expect(
      await cookieAt(at, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }),
    ).toBeNull();
  });

  test('is not given for a wrong password, which would end the sign-in before', async () => {
    const { email } = await anAccount(server.db);
    const response = await post(server, '/auth/sign-in', { email, password: 'wrong' }, fromOwnPage);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
});

describe('a sign-in in a browser', () => {
  test('is renewed with its cookie', async () => {
    const { refreshToken, cookie } = await beginInBrowser();
    const second = await renewed(server, refreshToken, { cookie });
    await expect(renewed(server, second.refreshToken, { cookie })).resolves.toBeDefined();
  });

  test('is not renewed elsewhere with a copied token, and goes on at home', async () => {
    const { refreshToken, cookie } = await beginInBrowser();
    const another = await beginInBrowser();
    for (const headers of [
      { cookie: '' },
      { cookie: another.cookie },
      { cookie: '__Host-waymark-family=' },
      { cookie: cookie.replace('__Host-', '') },
    ]) {
      expect(await refusedRenewal(server, refreshToken, headers)).toEqual(refused);
    }
    await expect(renewed(server, refreshToken, { cookie })).resolves.toBeDefined();
  });

  test('does not give the successor of a just-used token to somebody without the cookie', async () => {
    const { refreshToken, cookie } = await beginInBrowser();
    await renewed(server, refreshToken, { cookie });
    expect(await refusedRenewal(server, refreshToken)).toEqual(refused);
    await expect(renewed(server, refreshToken, { cookie })).resolves.toBeDefined();
  });

  test('ends when a used token comes back late, even without the cookie', async () => {
    const { refreshToken, cookie } = await beginInBrowser();
    const second = await renewed(server, refreshToken, { cookie });
    server.clock.advance({ minutes: 1 });
    expect(await refusedRenewal(server, refreshToken)).toEqual(refused);
    expect(await refusedRenewal(server, second.refreshToken, { cookie })).toEqual(refused);
  });
});

test('a sign-in without a browser needs no cookie and minds none', async () => {
  const { refreshToken, cookie } = await signIn(server, (await anAccount(server.db)).email);
  expect(cookie).toBe('');
  await expect(
    renewed(server, refreshToken, { cookie: '__Host-waymark-family=something' }),
  ).resolves.toBeDefined();
});

describe('signing out', () => {
  const signOut = (body: object, headers: Record<string, string> = {}) =>
    post(server, '/auth/sign-out', body, headers);

  test('ends all tokens at once and takes the cookie back', async () => {
    const { bearerToken, refreshToken, cookie } = await beginInBrowser();
    expect(await statusOf(server, bearerToken)).toBe(200);
    const response = await signOut({ refreshToken }, { cookie });
    expect([response.status, await response.text()]).toEqual([200, '{"providerUrl":null}']);
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-waymark-family=; Max-Age=0; Path=\/; .*Secure; SameSite=Strict/,
    );
    expect(await statusOf(server, bearerToken)).toBe(401);
    expect(await refusedRenewal(server, refreshToken, { cookie })).toEqual(refused);
  });

  test('ends the successor too when an earlier token is handed in', async () => {
    const { refreshToken } = await signIn(server, (await anAccount(server.db)).email);
    const second = await renewed(server, refreshToken);
    await signOut({ refreshToken });
    expect(await refusedRenewal(server, second.refreshToken)).toEqual(refused);
    expect(await statusOf(server, second.bearerToken)).toBe(401);
  });

  test('works with the bearer token alone', async () => {
    const { bearerToken, refreshToken } = await signIn(server, (await anAccount(server.db)).email);
    expect((await signOut({}, { authorization: `Bearer ${bearerToken}` })).status).toBe(200);
    expect(await refusedRenewal(server, refreshToken)).toEqual(refused);
  });

  test('works after the bearer token has ended', async () => {
    const { bearerToken, refreshToken } = await signIn(server, (await anAccount(server.db)).email);
    server.clock.advance({ hours: 1 });
    expect(
      (await signOut({ refreshToken }, { authorization: `Bearer ${bearerToken}` })).status,
    ).toBe(200);
    expect(await refusedRenewal(server, refreshToken)).toEqual(refused);
  });

  test('may be repeated, and is fine without anything to end', async () => {
    const { refreshToken } = await signIn(server, (await anAccount(server.db)).email);
    for (const body of [
      { refreshToken },
      { refreshToken },
      { refreshToken: 'unknown' },
      { refreshToken: null },
      {},
    ]) {
      expect((await signOut(body)).status).toBe(200);
    }
  });

  test('ends this sign-in only', async () => {
    const { email } = await anAccount(server.db);
    const here = await signIn(server, email);
    const elsewhere = await signIn(server, email);
    await signOut({ refreshToken: here.refreshToken });
    expect(await statusOf(server, elsewhere.bearerToken)).toBe(200);
  });
});
