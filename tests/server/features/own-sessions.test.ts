import { expect, test } from 'vitest';
import { anAccount, password } from '#tests/server/identity/identity-server.ts';
import { principalOf } from '#tests/support/people.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

interface Grant {
  readonly bearerToken: string;
}

/** Signs in on another browser, a minute later. */
async function signedIn(email: string) {
  server.clock.advance({ minutes: 1 });
  const response = await server.as(null).request('/api/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify({ email, password }),
  });
  return server.withBearer(((await response.json()) as Grant).bearerToken);
}

const isIn = async (who: Awaited<ReturnType<typeof signedIn>>): Promise<boolean> =>
  (await who.request('/api/auth/whoami')).status === 200;

test('people see where they are signed in, the latest first, and nobody else’s', async () => {
  const mine = await anAccount(server.db);
  const theirs = await anAccount(server.db);
  await signedIn(mine.email);
  await signedIn(theirs.email);
  const here = await signedIn(mine.email);
  const sessions = await here.call('GET /auth/sessions');
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Firefox on Linux', true],
    ['Firefox on Linux', false],
  ]);
});

test('one sign-in is ended alone; somebody else’s is not there', async () => {
  const { email } = await anAccount(server.db);
  const stranger = await signedIn((await anAccount(server.db)).email);
  const phone = await signedIn(email);
  const here = await signedIn(email);
  const [, other] = await here.call('GET /auth/sessions');
  const event = { params: { signIn: other?.id ?? '' }, body: { type: 'REVOKE' } } as const;
  const route = 'POST /auth/sessions/{signIn}/events';
  expect((await stranger.refused(route, event)).status).toBe(404);
  await here.call(route, event);
  expect(await isIn(phone)).toBe(false);
  expect(await isIn(here)).toBe(true);
  await here.call(route, event);
});

test('all others are ended, or all', async () => {
  const { email } = await anAccount(server.db);
  const stranger = await signedIn((await anAccount(server.db)).email);
  const phone = await signedIn(email);
  const here = await signedIn(email);
  await here.call('POST /auth/sessions/events', { body: { type: 'REVOKE_OTHERS' } });
  expect([await isIn(phone), await isIn(here)]).toEqual([false, true]);
  await here.call('POST /auth/sessions/events', { body: { type: 'REVOKE_ALL' } });
  expect([await isIn(here), await isIn(stranger)]).toEqual([false, true]);
});

test('the open pages of a person hear of every sign-in and of every end', async () => {
  const { email, id } = await anAccount(server.db);
  const heard: string[] = [];
  const person = { id, role: 'Member', organizationId: null } as const;
  server.as(person);
  const stop = server.services.changes.subscribe({
    principal: principalOf(person),
    onTopics: (topics) => heard.push(...topics),
    onGap: () => undefined,
    onEnd: () => undefined,
  });
  const told = async (times: number) => {
    await expect.poll(() => heard).toEqual(Array.from({ length: times }, () => 'sign-ins'));
  };
  await signedIn((await anAccount(server.db)).email);
  await signedIn(email);
  await told(1);
  const here = await signedIn(email);
  await told(2);
  await here.call('POST /auth/sessions/events', { body: { type: 'REVOKE_OTHERS' } });
  await told(3);
  stop();
});
