import { expect, test } from 'vitest';
import {
  anAccount,
  fromOwnPage,
  identityServer,
  post,
  refresh,
  signIn,
  statusOf,
} from '#tests/server/identity/identity-server.ts';

const server = await identityServer();
const cleared = (response: Response): boolean =>
  response.headers.getSetCookie().some((set) => set.startsWith('__Host-waymark-family=;'));
const foreign = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

async function atHome() {
  const { email } = await anAccount(server.db);
  return signIn(server, email, fromOwnPage);
}

test('a foreign page ends nothing and takes no cookie away', async () => {
  const { cookie, bearerToken, refreshToken } = await atHome();
  for (const init of [
    { method: 'POST', headers: { ...foreign, cookie } },
    {
      method: 'POST',
      headers: { ...foreign, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    },
    { method: 'POST', headers: { origin: 'null', cookie } },
  ]) {
    const response = await server.app.request('/api/auth/sign-out', init);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await statusOf(server, bearerToken)).toBe(200);
  expect((await refresh(server, refreshToken, { ...fromOwnPage, cookie })).status).toBe(200);
});

test('an empty form is no JSON, from wherever it comes', async () => {
  const { cookie } = await atHome();
  const headers = { ...fromOwnPage, cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const response = await server.app.request('/api/auth/sign-out', { method: 'POST', headers });
  expect(response.status).toBe(415);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('the cookie goes with its own family, proved by either of its tokens', async () => {
  const byRefresh = await atHome();
  const { refreshToken, cookie } = byRefresh;
  expect(cleared(await post(server, '/auth/sign-out', { refreshToken }, { cookie }))).toBe(true);
  const byBearer = await atHome();
  const headers = { cookie: byBearer.cookie, authorization: `Bearer ${byBearer.bearerToken}` };
  expect(cleared(await post(server, '/auth/sign-out', {}, headers))).toBe(true);
});

test('whoever proves nothing, or the end of another family, leaves the cookie where it is', async () => {
  const { cookie, refreshToken } = await atHome();
  const other = await atHome();
  for (const body of [
    {},
    { refreshToken: 'made up' },
    { refreshToken: other.refreshToken },
  ] as const) {
    const response = await post(server, '/auth/sign-out', body, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect((await refresh(server, refreshToken, { ...fromOwnPage, cookie })).status).toBe(200);
});

test('a page of ours that has lost its tokens gets rid of the cookie', async () => {
  const { cookie } = await atHome();
  expect(cleared(await post(server, '/auth/sign-out', {}, { ...fromOwnPage, cookie }))).toBe(true);
});
