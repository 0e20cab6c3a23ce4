import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { attemptPaces, auditEntries, signInLocks, tokenFamilies } from '#database/schema/index.ts';
import { accountOf, clearFailures } from '#server/identity/locks.ts';
import { pace, pacedAttempts } from '#server/identity/paces.ts';
import { uncounted } from '#server/http/limits/attempts.ts';
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
  server = await identityServer({ attempts: uncounted });
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
    const counted = { account, own: null };
    const now = server.clock.now();
    expect(await clearFailures(server.db, counted, now)).toBe(true);
    await fail(email, 5);
    expect(await clearFailures(server.db, counted, now)).toBe(false);
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

describe('how often passwords may be presented from one address', () => {
  const waits: number[] = [];
  /** A server whose attempts are counted, on a day of its own; what they wait for their turn is noted, and passes at once. */
  async function counting(day: string): Promise<IdentityServer> {
    server.clock.set(`${day}T10:00:00.000Z`);
    await server.db.orm.delete(attemptPaces);
    waits.length = 0;
    const pass = async (ms: number): Promise<void> => {
      waits.push(ms);
      server.clock.advance({ ms });
    };
    const attempts = pacedAttempts(server.db, pass);
    return identityServer({ db: server.db, clock: server.clock, attempts });
  }
  const failAt = async (here: IdentityServer, times: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const somebody = { email: `nobody-${turn}@example.org`, password: 'wrong' };
      statuses.push((await post(here, '/auth/sign-in', somebody)).status);
    }
    return statuses;
  };
  const failures = async (): Promise<number[]> =>
    (await server.db.orm.select().from(attemptPaces)).map((row) => row.failures);

  test('a hundred failures slow down whoever comes next, more and more and never for long, and a right password gets in', async () => {
    const here = await counting('2026-04-01');
    expect(new Set(await failAt(here, 100))).toEqual(new Set([422]));
    expect(waits.length).toBeGreaterThan(70);
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(waits.at(-1)).toBe(pace.longest);
    const { email } = await anAccount(here.db);
    await expect(signIn(here, email)).resolves.toBeDefined();
  });

  test('the first failures slow nobody down, and what was slowed down is forgotten with time', async () => {
    const here = await counting('2026-04-02');
    await failAt(here, pace.free);
    expect(waits).toEqual([]);
    await failAt(here, 30);
    expect(waits).not.toEqual([]);
    here.clock.advance({ minutes: 30 });
    waits.length = 0;
    await failAt(here, pace.free);
    expect(waits).toEqual([]);
  });

  test('attempts at one moment wait one after the other, and those whose turn is too far away are told when to come again', async () => {
    const here = await counting('2026-04-03');
    await failAt(here, pace.free + 20);
    waits.length = 0;
    const held: (() => void)[] = [];
    const attempts = pacedAttempts(here.db, (ms) => {
      waits.push(ms);
      return new Promise<void>((resolve) => held.push(resolve));
    });
    const crowd = await identityServer({ db: here.db, clock: here.clock, attempts });
    const body = { email: 'crowd@example.org', password: 'wrong' };
    const answers = Array.from({ length: 12 }, () => post(crowd, '/auth/sign-in', body));
    const refused = (await Promise.race(answers)).clone();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(String(pace.longest / 1000));
    expect(await refused.json()).toMatchObject({
      errors: { request: 'You’re doing that too often. Try again in 1 minute.' },
    });
    expect(new Set(waits).size).toBe(waits.length);
    expect(Math.max(...waits)).toBeLessThanOrEqual(pace.longest);
    const release = setInterval(() => held.splice(0).forEach((go) => go()), 5);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    clearInterval(release);
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
  });

  test('only refused proofs count: neither a success, nor a body that is none', async () => {
    const here = await counting('2026-04-04');
    const { email } = await anAccount(here.db);
    await signIn(here, email);
    await signIn(here, email);
    expect(await failures()).toEqual([0]);
    await post(here, '/auth/sign-in', { email: '', password: '' });
    await here.as(null).request('/api/auth/sign-in', { method: 'POST', body: 'x' });
    expect(await failures()).toEqual([0]);
    await post(here, '/auth/sign-in', { email, password: 'wrong' });
    expect(await failures()).toEqual([1]);
  });

  test('a right password is never too often', async () => {
    const here = await counting('2026-04-05');
    const { email } = await anAccount(here.db);
    for (let turn = 0; turn < 70; turn += 1) await signIn(here, email);
    expect(waits).toEqual([]);
  });

  test('the addresses of one network of the newer kind count as one, and an older address written in the newer way as itself', async () => {
    await counting('2026-04-06');
    const attempts = pacedAttempts(server.db);
    const now = server.clock.now();
    for (const address of [
      '2001:db8:1:2::7',
      '2001:DB8:1:2:ffff::1',
      '2001:db8:1:2:3:4:5:6',
      '2001:db8:1:3::7',
      '::ffff:192.0.2.9',
      '192.0.2.9',
      '::1',
    ]) {
      await attempts.take({ address, principalId: null, now });
    }
    const rows = await server.db.orm.select().from(attemptPaces);
    expect(Object.fromEntries(rows.map((row) => [row.key, row.failures]))).toEqual({
      'proofs, address 2001:db8:1:2::/64': 3,
      'proofs, address 2001:db8:1:3::/64': 1,
      'proofs, address 192.0.2.9': 2,
      'proofs, address 0:0:0:0::/64': 1,
    });
  });

  test('nobody gets in while attempts cannot be counted', async () => {
    const { email } = await anAccount(server.db);
    const broken = { ...uncounted, take: () => Promise.reject(new Error('No answer.')) };
    const here = await identityServer({ db: server.db, clock: server.clock, attempts: broken });
    expect((await post(here, '/auth/sign-in', { email, password })).status).toBe(500);
  });
});
