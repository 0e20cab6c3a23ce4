import { expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { passwordCredentials, users } from '#database/schema/index.ts';
import { anAccount, password } from '#tests/server/identity/identity-server.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';

const db = await preparedDatabase();
const server = await testServer({ services: { db } });
const own = 'seven herons on a quiet pier';
const owing = { consent: 'Choose your own password to continue.' };

/** Somebody whose password was set by staff, signed in with it. */
async function withTemporary(changes: Partial<typeof users.$inferInsert> = {}) {
  const { id, email } = await anAccount(db, changes);
  await db.orm
    .update(passwordCredentials)
    .set({ temporary: true })
    .where(eq(passwordCredentials.userId, id));
  return { id, email, person: await signedIn(email, password) };
}

async function signedIn(email: string, secret: string) {
  const { bearerToken } = await server
    .as(null)
    .call('POST /auth/sign-in', { body: { email, password: secret } });
  return server.withBearer(bearerToken);
}

const chosen = (newPassword = own, currentPassword = password) => ({
  body: { currentPassword, newPassword, repeatNewPassword: newPassword },
});

test('whoever comes in by a temporary password is let in nowhere before they replace it', async () => {
  const { person } = await withTemporary();
  expect(await person.call('GET /auth/whoami')).toMatchObject({ owed: ['password'] });
  for (const route of ['GET /notifications/mine', 'GET /profile', 'GET /auth/sessions'] as const)
    expect(await person.refused(route)).toMatchObject({ status: 403, errors: owing });
  const stream = await person.request('/api/events');
  expect([stream.status, await stream.json()]).toMatchObject([403, { errors: owing }]);
});

test('it is replaced by another one, and everything opens at once', async () => {
  const { email, person } = await withTemporary();
  expect((await person.refused('POST /profile/password', chosen(password))).errors).toEqual({
    newPassword: 'Choose a password that is different from your current one.',
  });
  expect(
    (await person.refused('POST /profile/password', chosen(own, 'something else'))).errors,
  ).toEqual({ currentPassword: 'This is not your password.' });
  await person.call('POST /profile/password', chosen());
  expect(await person.call('GET /auth/whoami')).toMatchObject({ owed: [] });
  await person.call('GET /notifications/mine');
  const again = await signedIn(email, own);
  expect(await again.call('GET /auth/whoami')).toMatchObject({ owed: [] });
});

test('it comes before the texts that are to be accepted', async () => {
  const { person } = await withTemporary({
    privacyAcceptedVersion: null,
    termsAcceptedVersion: null,
  });
  expect(await person.call('GET /auth/whoami')).toMatchObject({
    owed: ['password', 'privacy', 'terms'],
  });
  await person.call('POST /profile/password', chosen());
  expect(await person.call('GET /auth/whoami')).toMatchObject({ owed: ['privacy', 'terms'] });
});

test('somebody who signs in through their organisation since owes no password', async () => {
  const { id, person } = await withTemporary();
  await db.orm.update(users).set({ loginMethod: 'oidc' }).where(eq(users.id, id));
  expect(await person.call('GET /auth/whoami')).toMatchObject({ owed: [] });
  await person.call('GET /notifications/mine');
});
