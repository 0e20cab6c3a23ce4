import { expect, test } from 'vitest';
import { issueBearer, readBearer } from '#server/identity/bearer.ts';
import { keyFor } from '#server/identity/keys.ts';
import { seal, unseal } from '#server/identity/sealing.ts';
import { testSettings } from '#tests/support/server.ts';
import {
  anAccount,
  fromOwnPage,
  identityServer,
  post,
  refresh,
  signIn,
  statusOf,
} from './identity-server.ts';

const secret = testSettings.tokenSecret;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Other texts that a lenient reader decodes to the same bytes. */
function twinsOf(text: string): string[] {
  const last = alphabet.indexOf(text.at(-1) ?? '');
  const spare = (text.length * 6) % 8;
  const neighbours = Array.from(
    { length: 2 ** spare },
    (_, bits) => (last & ~(2 ** spare - 1)) | bits,
  );
  return [
    `${text}=`,
    `${text}==`,
    ...neighbours
      .filter((each) => each !== last)
      .map((each) => text.slice(0, -1) + (alphabet[each] ?? '')),
  ].filter((twin) => twin !== text);
}

const server = await identityServer();

test('a bearer token is taken in one form only', async () => {
  const now = server.clock.now();
  const claims = { userId: 'a', familyId: 'b', expiresAt: now + 60_000 };
  const token = await issueBearer(secret, claims, now);
  expect(await readBearer(secret, token, now)).not.toBeNull();
  const [head = '', body = '', signature = ''] = token.split('.');
  const twins = [
    ...twinsOf(signature).map((twin) => `${head}.${body}.${twin}`),
    `${head}.${body}=.${signature}`,
    `${head}=.${body}.${signature}`,
    `${head}.${body}.${signature.replaceAll('-', '+').replaceAll('_', '/')}=`,
  ];
  expect(twins.length).toBeGreaterThan(6);
  for (const twin of twins) expect(await readBearer(secret, twin, now)).toBeNull();
});

test('no token, link or cookie has a twin that opens as well', async () => {
  const { email } = await anAccount(server.db);
  const { bearerToken, refreshToken, cookie } = await signIn(server, email, fromOwnPage);
  for (const twin of twinsOf(bearerToken)) expect(await statusOf(server, twin)).toBe(401);
  for (const twin of twinsOf(refreshToken))
    expect((await refresh(server, twin, { ...fromOwnPage, cookie })).status).toBe(401);
  for (const twin of twinsOf(cookie))
    expect((await refresh(server, refreshToken, { ...fromOwnPage, cookie: twin })).status).toBe(
      401,
    );
  expect((await refresh(server, refreshToken, { ...fromOwnPage, cookie })).status).toBe(200);
  const ended = await post(server, '/auth/sign-out', { refreshToken: `${refreshToken}=` });
  expect(ended.status).toBe(200);
  expect(await statusOf(server, bearerToken)).toBe(200);
});

test('what is sealed is opened in the form in which it was sealed', () => {
  const key = keyFor('single sign-on attempts', secret);
  for (const text of ['a', 'ab', 'abc']) {
    const sealed = seal(key, text, 'about');
    expect(unseal(key, sealed, 'about')).toBe(text);
    for (const twin of [...twinsOf(sealed), ` ${sealed}`, `${sealed}\n`, `${sealed}!`])
      expect(unseal(key, twin, 'about')).toBeNull();
  }
});
