import { expect, type Browser, type Locator, type Page } from 'playwright/test';
import { dueTime, type Tokens } from '#machines/auth/context.ts';
import { hour } from '#tests/machines/models/people.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { aCast } from '#tests/server/paths/cast.ts';
import type { ConductorHost, Played } from '../support/conductor.ts';
import { holdCalls, isAway, refusesBearer, says, type HeldCalls } from '../support/held-calls.ts';
import { openPage } from '../support/open-page.ts';
import type { PageStage } from '../support/stage.ts';
import { bearerOf } from '../support/tokens.ts';

const longestTimer = 2 ** 31 - 1;
/** Which call each state of the session waits for. */
const asking: Readonly<Record<string, string>> = {
  'signingIn.password': 'passwordGrant',
  'identifying.asking': 'whoami',
  'signedIn.renewing': 'refreshOnce',
  'recovering.renewing': 'refreshOnce',
  signingOut: 'revoke',
};

/** The session of a tab on its own pages; what the server says about tokens is played, everything else it answers itself. */
export function authHost(browser: Browser, stage: PageStage): ConductorHost {
  let calls: HeldCalls;
  let mia: TestPerson;
  let max: TestPerson;
  let otherTab: Page;
  /** The tokens that the page holds, and when it was given them. */
  let held: { readonly tokens: Tokens; readonly at: number };

  const now = (page: Page) => page.evaluate(() => Date.now());
  const tokens = async (page: Page, person: TestPerson, life = hour): Promise<Tokens> => {
    const at = await now(page);
    const expiresAt = at + life;
    held = { at, tokens: { bearer: bearerOf(person.id, expiresAt), refresh: 'r', expiresAt } };
    return held.tokens;
  };
  const granting = async (page: Page, life?: number) => {
    const { bearer, refresh } = await tokens(page, mia, life);
    return says({ bearerToken: bearer, refreshToken: refresh });
  };
  const store = (page: Page, entries: Readonly<Record<string, string | null>>) =>
    page.evaluate((all) => {
      for (const [key, value] of Object.entries(all))
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
    }, entries);
  const inOtherTab = ({ bearer, refresh }: Pick<Tokens, 'bearer' | 'refresh'>) =>
    store(otherTab, {
      LOGIN_METHOD: bearer === null ? null : 'password',
      ...(bearer === null
        ? { BEARER_TOKEN: null, REFRESH_TOKEN: null }
        : { REFRESH_TOKEN: refresh, BEARER_TOKEN: bearer }),
    });
  const isNoLongerThere = async (page: Page) =>
    page.clock.setSystemTime(Math.max(await now(page), held.tokens.expiresAt) + 1_000);
  const press = (page: Page, role: 'button' | 'link', ...names: string[]) => {
    const [first = '', second = first] = names;
    const named = (name: string) => page.getByRole(role, { name, exact: true });
    return named(first).or(named(second)).first().click();
  };

  /** A page whose stream of news has ended notices that, waits a second and asks for another. */
  const reconnect = (page: Page) =>
    expect(async () => {
      await page.clock.runFor(300);
      expect(calls.isAsked('events')).toBe(true);
    }).toPass({ intervals: [20] });

  /** The stream of news ends, and the page asks for the next with the token that it holds now. */
  const askWithNewToken = async (page: Page): Promise<void> => {
    await reconnect(page);
    await calls.answer('events', (route) => route.fulfill({ contentType: 'text/event-stream' }));
    await reconnect(page);
  };

  const boot = async ({ page }: Played, how: string): Promise<void> => {
    const kept = await tokens(page, mia, how === 'finds tokens that have ended' ? -hour : hour);
    const has = { BEARER_TOKEN: kept.bearer, LOGIN_METHOD: 'password' };
    if (how === 'finds a bearer token alone') await store(page, has);
    else if (how.startsWith('finds tokens')) await store(page, { ...has, REFRESH_TOKEN: 'r' });
    if (how === 'fails') await page.addInitScript(failOnce);
    await page.goto('/app/dashboard');
  };

  const people: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
    'somebody signs in with a password': async ({ page }) => {
      const again = page.getByRole('link', { name: 'Sign in again' });
      const email = page.getByLabel('Email');
      await again.or(email).first().waitFor();
      if (await again.isVisible()) await again.click();
      await email.fill('mia@example.org');
      await page.getByLabel(/^Password/).fill('secret');
      await press(page, 'button', 'Sign in');
    },
    'the person signs out': ({ page }) => press(page, 'link', 'Logout', 'Sign out'),
    'the person tries again': ({ page }) => press(page, 'button', 'Try again', 'Try now'),
    'the server refuses the bearer token on an application page': async ({ page, watch }) => {
      if (watch.states('auth')?.includes('signedIn.renewing')) await reconnect(page);
      else {
        await page.waitForURL('**/app/**');
        await askWithNewToken(page);
      }
      await calls.answer('events', refusesBearer);
    },
    'the server refuses the bearer token on a public page': async ({ page }) => {
      await askWithNewToken(page);
      await page.evaluate(() => {
        history.pushState(null, '', '/no-such-page');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.getByRole('heading', { name: 'We can’t find that page' }).waitFor();
      await calls.answer('events', refusesBearer);
    },
    'another tab renews the tokens': async ({ page }) => {
      await leaveSignOut(page);
      await inOtherTab(await tokens(page, mia));
    },
    'another tab signs in somebody else': async ({ page }) => {
      await leaveSignOut(page);
      await inOtherTab(await tokens(page, max));
    },
    'another tab signs out': () => inOtherTab({ bearer: null, refresh: null }),
    'the tab comes to the front': ({ page }) => comeToFront(page),
    'the tab comes to the front when the tokens are due': async ({ page }) => {
      // A renewal is given five seconds of the real clock: the page is opened by then, and asks for nothing more.
      if (new URL(page.url()).pathname.startsWith('/app/')) await reconnect(page);
      const due = dueTime(held.tokens, held.at);
      await page.clock.setSystemTime(Math.max(await now(page), due) + 1_000);
      await comeToFront(page);
    },
    'the device is connected again': ({ page }) =>
      page.evaluate(() => dispatchEvent(new Event('online'))),
  };

  const answerOf = async ({ page }: Played, how: string) => {
    switch (how) {
      case 'lets them in for months':
        return granting(page, 90 * 24 * hour);
      case 'lets them in':
      case 'renews':
        return granting(page);
      case 'does not know them':
        return says(
          { status: 422, title: '', errors: { password: 'Incorrect email or password.' } },
          422,
        );
      case 'knows them':
      case 'knows somebody else': {
        const authorization = `Bearer ${bearerOf((how === 'knows them' ? mia : max).id)}`;
        return (route: Parameters<typeof isAway>[0]) =>
          route.continue({ headers: { ...route.request().headers(), authorization } });
      }
      case 'knows':
        return (route: Parameters<typeof isAway>[0]) => route.fulfill({ status: 204 });
      case 'refuses':
        return refusesBearer;
      case 'is out of reach for long':
        await isNoLongerThere(page);
        return isAway;
      default:
        return isAway;
    }
  };

  const ring = async ({ page }: Played, timer: string): Promise<void> => {
    const untilDue = dueTime(held.tokens, held.at) - (await now(page));
    const waits = {
      untilDue: Math.min(untilDue, longestTimer),
      backoff: 31_000,
      revokeTimeout: 3_000,
    };
    await page.clock.fastForward((waits[timer as keyof typeof waits] ?? 0) + 50);
  };

  return {
    machine: 'auth',
    moment: 1,
    unopened: ['booting'],
    async open() {
      const session = { cost: 0, needsConfirmation: true, durationMinutes: 60, forTeam: false };
      const cast = await aCast(stage, { ...session, policy: {} });
      const [one, other] = [cast.people['mia'], cast.people['max']];
      if (!one || !other) throw new Error('The cast is not complete');
      [mia, max] = [one, other];
      for (const person of [mia, max]) stage.admit(person);
      const played = await openPage(browser, stage, {
        prepare: async (context) => {
          calls = await holdCalls(context, {
            passwordGrant: (_, { pathname }) => pathname === '/api/auth/sign-in',
            whoami: (_, { pathname }) => pathname === '/api/auth/whoami',
            refreshOnce: (_, { pathname }) => pathname === '/api/auth/refresh',
            revoke: (_, { pathname }) => pathname === '/api/auth/sign-out',
            events: (_, { pathname }) => pathname === '/api/events',
          });
        },
      });
      otherTab = await played.page.context().newPage();
      await otherTab.goto('/health/ready');
      return played;
    },
    async bring(played, { name, kind }) {
      const state = played.watch.states('auth')?.join() ?? '';
      for (const call of new Set(Object.values(asking)))
        if (asking[state] !== call) await calls.cutOff(call);
      const [what = '', how = ''] = name.split(': ');
      if (kind === 'person') await people[name]?.(played);
      else if (kind === 'time') await ring(played, name.replace(' is over', ''));
      else if (what === 'boot') await boot(played, how);
      else await calls.answer(what, await answerOf(played, how));
    },
    async isClosed({ page }, { name }) {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expect(closed[name]?.(page) ?? page.locator('body')).toHaveCount(0);
    },
  };
}

/** What would have to be there to do it all the same. */
const closed: Readonly<Record<string, (page: Page) => Locator>> = {
  'somebody signs in with a password': (page) => page.getByLabel('Email'),
  'the person signs out': (page) => page.getByRole('link', { name: /^(?:Logout|Sign out)$/ }),
  'the person tries again': (page) => page.getByRole('button', { name: /^Try (?:again|now)$/ }),
};

/** From the page for signing out nobody comes back by themselves, whoever signs in in another tab: they go on to the page for signing in. */
async function leaveSignOut(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/auth/sign-out') return;
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('Email').waitFor();
}

const comeToFront = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Runs in the page: the product's first look into the storage for tokens fails, as where storage is switched off. */
function failOnce(): void {
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key: string) {
    // The script that asks ahead (`early.ts`) is no module.
    const isEarly = document.currentScript !== null;
    if (key !== 'BEARER_TOKEN' || isEarly) return read.call(this, key);
    Storage.prototype.getItem = read;
    throw new Error('Storage is off.');
  };
}
