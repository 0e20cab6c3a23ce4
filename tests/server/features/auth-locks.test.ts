import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditEntries, rateWindows, signInLocks, tokenFamilies } from '#database/schema/index.ts';
import { accountOf, clearFailures } from '#server/identity/locks.ts';
import { attemptsAllowed, takeAddressAttempt } from '#server/identity/windows.ts';
import { rateLimits } from '#server/http/rate-limits.ts';
import {
  anAccount,
  identityServer,
  password,
  post,
  signIn,
} from '#tests/server/identity/identity-server.ts';
import type { IdentityServer } from '#tests/server/identity/identity-server.ts';

const incorrect = 'Incorrect email or password.';
const locked = 'Your account is locked for 15 minutes.';

let server: IdentityServer;
beforeAll(async () => {
  server = await identityServer({ limits: { take: () => null } });
});

async function attempt(email: string, tried: string): Promise<string> {
  const response = await post(server, '/auth/sign-in', { email, password: tried });
  if (response.status === 200) return 'signed in';
  const { errors } = (await response.json()) as { errors: Record<string, string> };
  return errors.password ?? JSON.stringify(errors);
}

async function fail(email: string, times: number): Promise<string[]> {
  const answers: string[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await attempt(email, 'wrong'));
  return answers;
}

describe('the lock of an account', () => {
  test('comes with the fifth failure and refuses the right password too', async () => {
    const { email } = await anAccount(server.db);
    expect(await fail(email, 5)).toEqual([incorrect, incorrect, incorrect, incorrect, locked]);
    expect(await attempt(email, password)).toBe(locked);
    expect(await attempt(email.toUpperCase(), password)).toBe(locked);
  });

  test('lasts 15 minutes, however often it is tried meanwhile', async () => {
    const { email } = await anAccount(server.db);
    await fail(email, 5);
    server.clock.advance({ minutes: 14, seconds: 59 });
    expect(await fail(email, 3)).toEqual([locked, locked, locked]);
    server.clock.advance({ seconds: 1 });
    expect(await attempt(email, password)).toBe('signed in');
  });

  test('begins to count anew after it has ended', async () => {
    const { email } = await anAccount(server.db);
    await fail(email, 5);
    server.clock.advance({ minutes: 15 });
    expect(await fail(email, 5)).toEqual([incorrect, incorrect, incorrect, incorrect, locked]);
  });

  test('does not come when somebody gets it right in between', async () => {
    const { email } = await anAccount(server.db);
    await fail(email, 4);
    expect(await attempt(email, password)).toBe('signed in');
    expect(await fail(email, 4)).toEqual([incorrect, incorrect, incorrect, incorrect]);
    expect(await attempt(email, password)).toBe('signed in');
  });

  test('does not come from failures that lie more than a day apart', async () => {
    const { email } = await anAccount(server.db);
    await fail(email, 4);
    server.clock.advance({ days: 1 });
    expect(await attempt(email, 'wrong')).toBe(incorrect);
  });

  test('counts 20 attempts at one moment one by one', async () => {
    const { email, id } = await anAccount(server.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(email, 'wrong')));
    expect(answers.filter((answer) => answer === incorrect)).toHaveLength(4);
    expect(answers.filter((answer) => answer === locked)).toHaveLength(16);
    expect(await attempt(email, password)).toBe(locked);
    const entries = await server.db.orm
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, id));
    expect(entries.map(({ kind }) => kind)).toEqual(['accountLocked']);
  });

  test('does not come from 20 right attempts at one moment', async () => {
    const { email } = await anAccount(server.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(email, password)));
    expect(new Set(answers)).toEqual(new Set(['signed in']));
  });

  test('stands against a right password that was being checked when it came', async () => {
    const { email, id } = await anAccount(server.db);
    const account = accountOf(server.services.settings.tokenSecret, email);
    const now = server.clock.now();
    expect(await clearFailures(server.db, account, now)).toBe(true);
    await fail(email, 5);
    expect(await clearFailures(server.db, account, now)).toBe(false);
    expect(await attempt(email, password)).toBe(locked);
    const families = await server.db.orm
      .select()
      .from(tokenFamilies)
      .where(eq(tokenFamilies.userId, id));
    expect(families).toEqual([]);
  });

  test('comes to an address without an account all the same', async () => {
    expect(await fail('nobody-at-all@example.org', 6)).toEqual([
      incorrect,
      incorrect,
      incorrect,
      incorrect,
      locked,
      locked,
    ]);
  });

  test('keeps no address of somebody who has no account', async () => {
    await fail('a-stranger@example.org', 1);
    const rows = await server.db.orm.select().from(signInLocks);
    expect(JSON.stringify(rows)).not.toContain('stranger');
  });

  test('concerns one account only', async () => {
    const { email } = await anAccount(server.db);
    const other = await anAccount(server.db);
    await fail(email, 5);
    expect(await attempt(other.email, password)).toBe('signed in');
  });
});

describe('how often passwords may be presented', () => {
  const limited = async () => identityServer({ db: server.db, clock: server.clock });

  test('from one address: a hundred failures in a quarter of an hour, then nobody from there', async () => {
    const here = await limited();
    const { email } = await anAccount(here.db);
    here.clock.set(Date.parse('2026-04-01T10:00:00.000Z'));
    const statuses: number[] = [];
    for (let turn = 0; turn <= attemptsAllowed.address.most; turn += 1) {
      statuses.push((await post(here, '/auth/sign-in', { email: '', password: '' })).status);
    }
    expect(statuses.slice(0, -1).every((status) => status === 422)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    const refused = await post(here, '/auth/sign-in', { email, password });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await refused.json()).toMatchObject({
      errors: { request: "You're doing that too often. Try again in 15 minutes." },
    });
    here.clock.advance({ minutes: 15 });
    await expect(signIn(here, email)).resolves.toBeDefined();
  });

  test('on one account: sixty attempts in a quarter of an hour, the right ones too', async () => {
    const { email } = await anAccount(server.db);
    server.clock.set(Date.parse('2026-04-02T10:00:00.000Z'));
    for (let turn = 0; turn < attemptsAllowed.account.most; turn += 1) await signIn(server, email);
    expect((await post(server, '/auth/sign-in', { email, password })).status).toBe(429);
    server.clock.advance({ minutes: 15 });
    await expect(signIn(server, email)).resolves.toBeDefined();
  });

  test('signing in does not use up the allowance of the address', async () => {
    const here = await limited();
    const { email } = await anAccount(here.db);
    here.clock.set(Date.parse('2026-04-03T10:00:00.000Z'));
    await signIn(here, email);
    await signIn(here, email);
    const rows = await here.db.orm
      .select()
      .from(rateWindows)
      .where(eq(rateWindows.key, 'sign-in address unknown'));
    expect(rows.find(({ windowStart }) => windowStart === here.clock.now())?.hits).toBe(0);
  });

  test('the addresses of one network of the newer kind count as one, and an older address written in the newer way as itself', async () => {
    const now = Date.parse('2026-04-04T10:00:00.000Z');
    const take = takeAddressAttempt(server.db);
    for (const address of [
      '2001:db8:1:2::7',
      '2001:DB8:1:2:ffff::1',
      '2001:db8:1:2:3:4:5:6',
      '2001:db8:1:3::7',
      '::ffff:192.0.2.9',
      '192.0.2.9',
      '::1',
    ]) {
      await take({ address, principalId: null, now });
    }
    const rows = await server.db.orm
      .select()
      .from(rateWindows)
      .where(eq(rateWindows.windowStart, now));
    expect(Object.fromEntries(rows.map(({ key, hits }) => [key, hits]))).toEqual({
      'sign-in address 2001:db8:1:2::/64': 3,
      'sign-in address 2001:db8:1:3::/64': 1,
      'sign-in address 192.0.2.9': 2,
      'sign-in address 0:0:0:0::/64': 1,
    });
  });

  test('nobody gets in while attempts cannot be counted', async () => {
    const { email } = await anAccount(server.db);
    const uncounted = rateLimits(() => Promise.reject(new Error('The database does not answer.')));
    const here = await identityServer({ db: server.db, clock: server.clock, limits: uncounted });
    expect((await post(here, '/auth/sign-in', { email, password })).status).toBe(500);
  });
});
