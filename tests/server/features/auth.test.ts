import { beforeAll, expect, test } from 'vitest';
import { anAccount, identityServer, password } from '#tests/server/identity/identity-server.ts';
import type { IdentityServer } from '#tests/server/identity/identity-server.ts';

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer();
});

test('the right password gives two tokens, and the bearer token tells who is signed in', async () => {
  const account = await anAccount(server.db, { email: 'nadia@example.org' });
  const { bearerToken, refreshToken } = await server.as(null).call('POST /auth/sign-in', { body: { email: 'Nadia@Example.ORG ', password } });
  expect(refreshToken).toHaveLength(43);
  const me = await server.withBearer(bearerToken).call('GET /auth/whoami');
  expect(me).toMatchObject({ id: account.id, role: 'Member', fullName: 'Nadia Okafor', loginMethod: 'password' });
});
