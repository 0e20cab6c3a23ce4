import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT, base64url, decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { tokenFamilies, users } from '#database/schema/index.ts';
import { bearerLifetime } from '#server/identity/bearer.ts';
import { keyFor } from '#server/identity/keys.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import { testSettings } from '#tests/support/server.ts';
import { anAccount, identityServer, signIn, statusOf } from './identity-server.ts';
import type { IdentityServer } from './identity-server.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer({ limits: noLimits });
});

const key = keyFor('bearer tokens', testSettings.tokenSecret);

/** A token like the server's own, except for what a test changes. */
async function forged(
  changes: {
    claims?: Record<string, unknown>;
    header?: { alg?: string; typ?: string };
    key?: typeof key;
  } = {},
): Promise<string> {
  const { email } = await anAccount(server.db);
  const genuine = await signIn(server, email);
  const { alg = 'HS256', typ = 'at+jwt' } = changes.header ?? {};
  return new SignJWT({ ...decodeJwt(genuine.bearerToken), ...changes.claims })
    .setProtectedHeader({ alg, typ })
    .sign(changes.key ?? key);
}

test('a token says who and which sign-in, for whom, and for how long, and nothing else', async () => {
  const { id, email } = await anAccount(server.db);
  const { bearerToken } = await signIn(server, email);
  const seconds = Math.floor(server.clock.now() / 1000);
  expect(decodeProtectedHeader(bearerToken)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
  expect(decodeJwt(bearerToken)).toEqual({
    iss: 'waymark',
    aud: 'waymark-api',
    sub: id,
    sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iat: seconds,
    exp: seconds + bearerLifetime / 1000,
  });
});

test('a copy of a genuine token with the same claims is good, so that the next tests fail for what they change', async () => {
  expect(await statusOf(server, await forged())).toBe(200);
});

describe('a token is worth nothing', () => {
  const seconds = (ms: number) => Math.floor(ms / 1000);

  test.each<[string, () => Promise<string>]>([
    [
      'signed with another key',
      () =>
        forged({ key: keyFor('bearer tokens', Buffer.from('somebody else has another secret')) }),
    ],
    [
      'signed with our key for something else',
      () => forged({ key: keyFor('refresh tokens', testSettings.tokenSecret) }),
    ],
    ['signed with another algorithm', () => forged({ header: { alg: 'HS512' } })],
    ['of another type', () => forged({ header: { typ: 'JWT' } })],
    ['for another audience', () => forged({ claims: { aud: 'another-api' } })],
    ['from another issuer', () => forged({ claims: { iss: 'somebody' } })],
    ['without an end', () => forged({ claims: { exp: undefined } })],
    ['without a beginning', () => forged({ claims: { iat: undefined } })],
    ['without a person', () => forged({ claims: { sub: undefined } })],
    ['without a sign-in', () => forged({ claims: { sid: undefined } })],
    [
      'for longer than ten minutes',
      () => forged({ claims: { exp: seconds(server.clock.now()) + 601 } }),
    ],
    ['over', () => forged({ claims: { exp: seconds(server.clock.now()) } })],
    ['not valid yet', () => forged({ claims: { nbf: seconds(server.clock.now()) + 60 } })],
    [
      'of somebody else than the sign-in',
      async () => forged({ claims: { sub: (await anAccount(server.db)).id } }),
    ],
    [
      'of a sign-in that never was',
      () => forged({ claims: { sid: '01890000-0000-7000-8000-000000000000' } }),
    ],
  ])('when it is %s', async (_, make) => {
    expect(await statusOf(server, await make())).toBe(401);
  });

  test('when it is not signed at all', async () => {
    const claims = decodeJwt(await forged());
    expect(await statusOf(server, new UnsecuredJWT(claims).encode())).toBe(401);
    const header = base64url.encode(JSON.stringify({ alg: 'none', typ: 'at+jwt' }));
    expect(await statusOf(server, `${header}.${base64url.encode(JSON.stringify(claims))}.`)).toBe(
      401,
    );
  });

  test('when somebody changed its claims or is making noise', async () => {
    const [header, , signature] = (await forged()).split('.');
    const claims = base64url.encode(JSON.stringify({ ...decodeJwt(await forged()), sub: 'me' }));
    for (const noise of [
      `${header}.${claims}.${signature}`,
      `${header}.${claims}`,
      'a.b.c',
      'x',
      '...',
    ]) {
      expect(await statusOf(server, noise)).toBe(401);
    }
  });
});

describe('what is remembered of a token', () => {
  test('ends with the token, after ten minutes', async () => {
    const { bearerToken } = await signIn(server, (await anAccount(server.db)).email);
    expect(await statusOf(server, bearerToken)).toBe(200);
    server.clock.advance({ minutes: 9, seconds: 59 });
    expect(await statusOf(server, bearerToken)).toBe(200);
    server.clock.advance({ seconds: 1 });
    expect(await statusOf(server, bearerToken)).toBe(401);
  });

  test('does not hide a new role or organisation for more than ten seconds', async () => {
    const { id, email } = await anAccount(server.db);
    const { bearerToken } = await signIn(server, email);
    const { identify } = server.services;
    expect(await identify(bearerToken)).toMatchObject({
      id,
      role: 'Member',
      organizationId: expect.any(String),
    });
    await server.db.orm
      .update(users)
      .set({ role: 'Admin', organizationId: null })
      .where(eq(users.id, id));
    server.clock.advance({ seconds: 10 });
    expect(await identify(bearerToken)).toMatchObject({ id, role: 'Admin', organizationId: null });
  });

  test('does not let a deleted person in for more than ten seconds', async () => {
    const { id, email } = await anAccount(server.db);
    const { bearerToken } = await signIn(server, email);
    expect(await statusOf(server, bearerToken)).toBe(200);
    await server.db.orm.update(users).set({ status: 'deleted' }).where(eq(users.id, id));
    server.clock.advance({ seconds: 10 });
    expect(await statusOf(server, bearerToken)).toBe(401);
  });

  test('does not outlive a sign-in that another process ended by more than ten seconds', async () => {
    const { id, email } = await anAccount(server.db);
    const { bearerToken } = await signIn(server, email);
    expect(await statusOf(server, bearerToken)).toBe(200);
    await server.db.orm
      .update(tokenFamilies)
      .set({ revokedAt: server.clock.now() })
      .where(eq(tokenFamilies.userId, id));
    server.clock.advance({ seconds: 10 });
    expect(await statusOf(server, bearerToken)).toBe(401);
  });

  test('is asked from the database once for many calls at one moment', async () => {
    const { bearerToken } = await signIn(server, (await anAccount(server.db)).email);
    const { identify } = server.services;
    const principals = await Promise.all(Array.from({ length: 50 }, () => identify(bearerToken)));
    expect(new Set(principals.map((principal) => principal?.sessionId)).size).toBe(1);
    expect(principals.every((principal) => principal?.expiresAt === principals[0]?.expiresAt)).toBe(
      true,
    );
  });
});
