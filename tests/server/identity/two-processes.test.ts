import { expect, test } from 'vitest';
import { revokeFamiliesOf } from '#server/identity/families.ts';
import {
  anAccount,
  identityServer,
  post,
  refresh,
  renewed,
  restarted,
  signIn,
  statusOf,
} from './identity-server.ts';

/** Two servers with nothing in common but the database. */
const here = await identityServer();
const there = await restarted(here);
const { clock, db } = here;

const aSignIn = async () => {
  const { email, id } = await anAccount(db);
  return { id, ...(await signIn(here, email)) };
};

test('what one server has given out or renewed is taken by the other at once, whichever it knew before', async () => {
  const first = await aSignIn();
  expect(await statusOf(there, first.bearerToken)).toBe(200);
  const second = await renewed(here, first.refreshToken);
  expect(await statusOf(there, second.bearerToken)).toBe(200);
  const third = await renewed(there, second.refreshToken);
  expect(await statusOf(here, third.bearerToken)).toBe(200);
  clock.advance({ seconds: 1 });
  expect(await statusOf(here, first.bearerToken)).toBe(200);
});

test('a token that was just used at one has the same successor at the other', async () => {
  const { refreshToken } = await aSignIn();
  const successors = await Promise.all(
    [here, there, here, there].map(async (server) => renewed(server, refreshToken)),
  );
  expect(new Set(successors.map((each) => each.refreshToken)).size).toBe(1);
  for (const { bearerToken } of successors) {
    expect(await statusOf(here, bearerToken)).toBe(200);
    expect(await statusOf(there, bearerToken)).toBe(200);
  }
});

test('a sign-in that ends at one has ended at the other within a second', async () => {
  const endings: ((signedIn: Awaited<ReturnType<typeof aSignIn>>) => Promise<unknown>)[] = [
    ({ refreshToken }) => post(here, '/auth/sign-out', { refreshToken }),
    ({ id }) => db.transaction(() => revokeFamiliesOf(db, id, 'accessChanged', clock.now())),
    async ({ refreshToken }) => {
      await renewed(here, refreshToken);
      clock.advance({ seconds: 31 });
      return refresh(here, refreshToken);
    },
  ];
  for (const end of endings) {
    const signedIn = await aSignIn();
    expect(await statusOf(there, signedIn.bearerToken)).toBe(200);
    await end(signedIn);
    expect(await statusOf(here, signedIn.bearerToken)).toBe(401);
    clock.advance({ seconds: 1 });
    expect(await statusOf(there, signedIn.bearerToken)).toBe(401);
    expect((await refresh(there, signedIn.refreshToken)).status).toBe(401);
  }
});
