import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { attemptPaces, knownBrowsers, signInLocks } from '#database/schema/index.ts';
import { pace } from '#server/identity/paces.ts';
import { knownFor } from '#server/identity/browsers/known-browsers.ts';
import {
  anAccount,
  fromOwnPage,
  identityServer,
  password,
  post,
} from '#tests/server/identity/identity-server.ts';

const server = await identityServer();
const { db, clock } = server;
const locked = 'Your account is locked for 15 minutes.';
const incorrect = 'Incorrect email or password.';

/** What a browser keeps from one answer to the next. */
class Browser {
  readonly cookies = new Map<string, string>();

  async signIn(email: string, tried = password): Promise<string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...fromOwnPage, ...(cookie !== '' && { cookie }) };
    const response = await post(server, '/auth/sign-in', { email, password: tried }, headers);
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies.set(name, value);
    }
    if (response.status === 200) return 'signed in';
    const { errors } = (await response.json()) as { errors: Record<string, string> };
    return errors.password ?? errors.request ?? '';
  }

  async fail(email: string, times: number): Promise<string[]> {
    const said: string[] = [];
    for (let turn = 0; turn < times; turn += 1) said.push(await this.signIn(email, 'wrong'));
    return said;
  }
}

const nameOfKnown = '__Host-waymark-known';

describe('a browser in which somebody has signed in before', () => {
  test('lets them in while others have locked their account, and nobody else', async () => {
    const { email } = await anAccount(db);
    const home = new Browser();
    expect(await home.signIn(email)).toBe('signed in');
    expect((await new Browser().fail(email, 5)).at(-1)).toBe(locked);
    expect(await new Browser().signIn(email)).toBe(locked);
    expect(await home.signIn(email)).toBe('signed in');
    expect(await new Browser().signIn(email)).toBe(locked);
  });

  test('is not slowed down by failures of its address', async () => {
    const { email } = await anAccount(db);
    const home = new Browser();
    await home.signIn(email);
    const before = clock.now();
    for (let turn = 0; turn < pace.free + 30; turn += 1)
      await new Browser().fail(`nobody-${turn}@example.org`, 1);
    expect(clock.now()).toBeGreaterThan(before);
    const slowed = clock.now();
    expect(await home.signIn(email)).toBe('signed in');
    expect(clock.now()).toBe(slowed);
    await db.orm.delete(attemptPaces);
  });

  test('has a counter of its own: whoever takes its cookie has five guesses, and locks everybody else out as well', async () => {
    const { email, id } = await anAccount(db);
    const home = new Browser();
    await home.signIn(email);
    expect(await home.fail(email, 5)).toEqual([incorrect, incorrect, incorrect, incorrect, locked]);
    expect(await home.signIn(email)).toBe(locked);
    expect(await new Browser().signIn(email)).toBe(locked);
    const told = await db.orm.select().from(signInLocks).where(eq(signInLocks.userId, id));
    expect(told.every(({ lockedUntil }) => lockedUntil !== null)).toBe(true);
    clock.advance({ minutes: 15 });
    expect(await home.signIn(email)).toBe('signed in');
  });

  test('counts for the person alone who signed in there', async () => {
    const [mine, theirs] = [await anAccount(db), await anAccount(db)];
    const home = new Browser();
    await home.signIn(mine.email);
    await new Browser().fail(theirs.email, 5);
    expect(await home.signIn(theirs.email)).toBe(locked);
  });

  test('is known to several people, each by themselves', async () => {
    const [one, other] = [await anAccount(db), await anAccount(db)];
    const shared = new Browser();
    await shared.signIn(one.email);
    await shared.signIn(other.email);
    await new Browser().fail(one.email, 5);
    expect(await shared.signIn(one.email)).toBe('signed in');
  });

  test('keeps a cookie that no script and no other site reads, of which the database has the hash alone', async () => {
    const { email, id } = await anAccount(db);
    const response = await post(server, '/auth/sign-in', { email, password }, fromOwnPage);
    const set = response.headers.getSetCookie().find((each) => each.startsWith(nameOfKnown)) ?? '';
    expect(set).toMatch(/^__Host-waymark-known=[\w-]{43};/);
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(set).toContain(attribute);
    const rows = await db.orm.select().from(knownBrowsers).where(eq(knownBrowsers.userId, id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(/=([\w-]{43});/.exec(set)?.[1]);
  });

  test('is known for 180 days, to twenty browsers of a person', async () => {
    const { email, id } = await anAccount(db);
    const first = new Browser();
    await first.signIn(email);
    for (let turn = 0; turn < 20; turn += 1) {
      clock.advance({ seconds: 1 });
      await new Browser().signIn(email);
    }
    const rows = await db.orm.select().from(knownBrowsers).where(eq(knownBrowsers.userId, id));
    expect(rows).toHaveLength(20);
    await new Browser().fail(email, 5);
    expect(await first.signIn(email)).toBe(locked);
    const last = new Browser();
    clock.advance({ minutes: 15 });
    await last.signIn(email);
    clock.advance({ ms: knownFor });
    await new Browser().fail(email, 5);
    expect(await last.signIn(email)).toBe(locked);
  });

  test('a cookie that was made up is worth nothing', async () => {
    const { email } = await anAccount(db);
    const forged = new Browser();
    forged.cookies.set(nameOfKnown, 'A'.repeat(43));
    await new Browser().fail(email, 5);
    expect(await forged.signIn(email)).toBe(locked);
    clock.advance({ minutes: 15 });
    await forged.signIn(email);
    expect(forged.cookies.get(nameOfKnown)).not.toBe('A'.repeat(43));
  });

  test('a client without a browser, and a page of another origin, is left none', async () => {
    const { email } = await anAccount(db);
    const response = await post(server, '/auth/sign-in', { email, password });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});
