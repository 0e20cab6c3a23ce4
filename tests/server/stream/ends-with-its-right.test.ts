import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  coachPermissions,
  programmeMembers,
  tokenFamilies,
  users,
} from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { publishChange } from '#server/stream/publish.ts';
import { seededAt } from '#tests/support/database.ts';
import { livePage, type LivePage } from '#tests/support/live-page.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';
import { notificationScene } from '../features/notifications-scene.ts';
import { anAccount, anOrganization, password, post, signIn } from '../identity/identity-server.ts';

const here = await notificationScene();
const { people } = here;
const never = 3_600_000;
/** Other processes on the same database: one that hears hints only, and one that looks for itself all the time. */
let hearing: TestServer;
let looking: TestServer;
beforeAll(async () => {
  hearing = await testServer({ services: { db: { ...here.db } }, lookEvery: never });
  looking = await testServer({ services: { db: { ...here.db, listen: deaf } }, lookEvery: 25 });
});
/** Whatever is hinted does not arrive. */
const deaf = async () => async () => undefined;

const pages: LivePage[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
async function open(server: TestServer, bearer: string, coachIds: readonly string[] = []) {
  const page = await livePage(server.withBearer(bearer), coachIds);
  pages.push(page);
  return page;
}

/** Somebody with an account, signed in. */
async function aSignedIn(changes: Partial<typeof users.$inferInsert> = {}) {
  const account = await anAccount(here.db, changes);
  const { bearerToken } = await signIn(here, account.email);
  const claims = JSON.parse(Buffer.from(bearerToken.split('.')[1] ?? '', 'base64url').toString());
  return { ...account, bearer: bearerToken, sessionId: String(claims.sid) };
}
/** Resolves when it has ended; fails when something else is told. */
const theEndOf = (page: LivePage): Promise<unknown> =>
  page.until('nothing of that name').catch((error: Error) => error.message);
const ended = 'The stream has ended.';

describe('in another process a stream ends at once', () => {
  test('when its person signs out', async () => {
    const person = await aSignedIn();
    const page = await open(hearing, person.bearer);
    await here.withBearer(person.bearer).call('POST /auth/sign-out', { body: {} });
    expect(await theEndOf(page)).toBe(ended);
  });

  test('when the password is changed in another sign-in, which goes on', async () => {
    const person = await aSignedIn();
    const other = await signIn(here, person.email);
    const [lost, kept] = [
      await open(hearing, person.bearer),
      await open(hearing, other.bearerToken),
    ];
    const chosen = 'a new battery, correct as a staple';
    await here.withBearer(other.bearerToken).call('POST /profile/password', {
      body: { currentPassword: password, newPassword: chosen, repeatNewPassword: chosen },
    });
    expect(await theEndOf(lost)).toBe(ended);
    await publishChange(here.db, { topics: ['mark'], to: { userIds: [person.id], staff: false } });
    expect(await kept.until('mark')).toContain('mark');
  });

  test('when its refresh token is used again after it was renewed', async () => {
    const account = await anAccount(here.db);
    const granted = await signIn(here, account.email);
    const page = await open(hearing, granted.bearerToken);
    const renew = () => post(here, '/auth/refresh', { refreshToken: granted.refreshToken });
    await renew();
    here.clock.set(seededAt + 60_000);
    expect((await renew()).status).toBe(401);
    here.clock.set(seededAt);
    expect(await theEndOf(page)).toBe(ended);
  });

  test('when staff close the account, before anything is told', async () => {
    const admin = await aSignedIn({ role: 'Admin' });
    const page = await open(hearing, admin.bearer);
    await here.db.orm.update(users).set({ role: 'SuperAdmin' }).where(eq(users.id, people.ada.id));
    const boss = here.as({ ...people.ada, role: 'SuperAdmin' });
    await boss.call('POST /users/{user}/events', {
      params: { user: admin.id },
      body: { type: 'DELETE', payload: {}, version: 1, idempotencyKey: newId() },
    });
    await publishChange(here.db, { topics: ['of staff'], to: { userIds: [], staff: true } });
    await expect(page.until('of staff')).rejects.toThrow(ended);
  });
});

describe('a stream ends within seconds although no hint arrives', () => {
  const changes = {
    'its sign-in is revoked': (_: string, sessionId: string) =>
      here.db.orm
        .update(tokenFamilies)
        .set({ revokedAt: seededAt, revokedBecause: 'signedOut' })
        .where(eq(tokenFamilies.id, sessionId)),
    'its person is deleted': (id: string) =>
      here.db.orm
        .update(users)
        .set({ status: 'deleted', deletedAt: seededAt })
        .where(eq(users.id, id)),
    'the role is another': (id: string) =>
      here.db.orm.update(users).set({ role: 'OrganizationAdmin' }).where(eq(users.id, id)),
    'the organisation is another': async (id: string) =>
      here.db.orm
        .update(users)
        .set({ organizationId: await anOrganization(here.db) })
        .where(eq(users.id, id)),
    'there is a text to accept': (id: string) =>
      here.db.orm.update(users).set({ termsAcceptedVersion: null }).where(eq(users.id, id)),
  };
  test.each(Object.entries(changes))('and %s', async (_, change) => {
    const person = await aSignedIn();
    const page = await open(looking, person.bearer);
    await change(person.id, person.sessionId);
    expect(await theEndOf(page)).toBe(ended);
  });

  test('and its person has left the programme whose coach it watches', async () => {
    const page = await livePage(looking.as(people.mia), [people.ana.id]);
    pages.push(page);
    expect(page.granted).toEqual([people.ana.id]);
    await here.db.orm.delete(programmeMembers).where(eq(programmeMembers.userId, people.mia.id));
    expect(await theEndOf(page)).toBe(ended);
  });
});

test('a stream ends at once when the permission that let it watch a coach is ended', async () => {
  const { ana, lea, ada } = people;
  const page = await livePage(hearing.as(lea), [ana.id]);
  pages.push(page);
  expect(page.granted).toEqual([ana.id]);
  const permissions = await here.db.orm
    .select({ id: coachPermissions.id, version: coachPermissions.version })
    .from(coachPermissions)
    .where(and(eq(coachPermissions.coach, ana.id), eq(coachPermissions.scope, 'session')));
  for (const { id, version } of permissions)
    await here.as(ada).call('POST /coach-permissions/{coachPermission}/events', {
      params: { coachPermission: id },
      body: { type: 'DELETE', payload: {}, version, idempotencyKey: newId() },
    });
  expect(await theEndOf(page)).toBe(ended);
  const again = await livePage(hearing.as(lea), [ana.id]);
  pages.push(again);
  expect(again.granted).toEqual([]);
});

test('who is no longer entitled is not told even what is hinted before anybody looked', async () => {
  const admin = await aSignedIn({ role: 'Admin' });
  const page = await open(hearing, admin.bearer);
  await here.db.orm
    .update(users)
    .set({ status: 'deleted', deletedAt: seededAt })
    .where(eq(users.id, admin.id));
  await publishChange(here.db, { topics: ['of staff'], to: { userIds: [], staff: true } });
  await expect(page.until('of staff')).rejects.toThrow(ended);
});

test('nobody is told anything while rights cannot be looked up; afterwards they hear that they may have missed something', async () => {
  let isBroken = true;
  const person = people.tom;
  const entitlement = async () => {
    if (isBroken) throw new Error('The database is away.');
    return new Map([[person.id, { ...person, owed: [] }]]);
  };
  const server = await testServer({
    services: { db: { ...here.db }, entitlement: entitlement },
    lookEvery: 25,
  });
  const going = new AbortController();
  const response = await server.as(person).request('/api/events', { signal: going.signal });
  await publishChange(here.db, { topics: ['early'], to: { userIds: [person.id], staff: false } });
  await expect
    .poll(() => server.logged.some(({ message }) => String(message).startsWith('Open pages')))
    .toBe(true);
  isBroken = false;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let said = '';
  while (!said.includes('missed')) said += (await reader?.read())?.value ?? '';
  expect(said).not.toContain('early');
  going.abort();
});

test('one person opens only so many streams', async () => {
  const { tom } = people;
  for (let count = 0; count < 20; count += 1) pages.push(await livePage(hearing.as(tom)));
  const response = await hearing.as(tom).request('/api/events');
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('60');
});
