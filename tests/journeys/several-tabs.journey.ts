import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
  type Route,
} from 'playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '#database/schema/index.ts';
import { demoServer, type DemoServer } from './support/demo-server.ts';
import { keepInStorage, storedAt } from './routes/scene.ts';
import { once } from './support/held-calls.ts';
import { accountOf, memberNamed } from './support/people.ts';
import { storedIn } from './support/storage.ts';

const minute = 60_000;
const hour = 60 * minute;
const mia = accountOf('Member');
const noah = memberNamed('Noah Bergström');

let server: DemoServer;
test.beforeAll(async () => {
  // The first to ask for the demo data prepares it.
  test.setTimeout(540_000);
  server = await demoServer();
});
test.afterAll(() => server.close());

interface Profile {
  readonly context: BrowserContext;
  /** The exchanges of a refresh token that were asked for so far. */
  readonly renewals: readonly string[];
  /** A further tab at an address, once its page is there. */
  open(address: string): Promise<Page>;
  /** Time passes for all tabs and for the server, and timers ring. */
  pass(milliseconds: number): Promise<void>;
  /** Time passes and no timer rings; then somebody looks at all tabs again. */
  sleep(milliseconds: number): Promise<void>;
}

/** Whether a page waits for nothing but its news. */
function restOf(page: Page): () => boolean {
  const awaited = new Set<Request>();
  page.on('request', (request) => {
    if (!request.url().includes('/api/events')) awaited.add(request);
  });
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  return () => awaited.size === 0;
}

interface Renewals {
  readonly asked: readonly string[];
  /** Tabs are moved one after the other; none is answered before all have been. */
  hold(): () => void;
}

/**
 * What all tabs ask for is seen at one door, which stays for as long as they do: a call that is under way while a door is taken away goes on unseen.
 */
async function renewalsOf(context: BrowserContext): Promise<Renewals> {
  const asked: string[] = [];
  let held = Promise.resolve();
  await context.route('**/api/auth/refresh', async (route: Route) => {
    asked.push(route.request().postData() ?? '');
    await held;
    await route.fallback();
  });
  return {
    asked,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

/** A browser profile in which somebody is signed in; its tabs have clocks that can be moved. */
async function profileOf(browser: Browser, email: string): Promise<Profile> {
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
  const renewals = await renewalsOf(context);
  await keepInStorage(
    context,
    server.origin,
    storedAt('both tokens', await tokensOf(context, email)),
  );
  await context.clock.install({ time: server.now() });
  return {
    context,
    renewals: renewals.asked,
    async open(address) {
      const page = await context.newPage();
      const isAtRest = restOf(page);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(address);
      // What it shows and the scripts of its parts are there: what happens next happens to a whole page.
      await expect.poll(isAtRest).toBe(true);
      return page;
    },
    async pass(milliseconds) {
      server.pass(milliseconds);
      const answer = renewals.hold();
      await context.clock.fastForward(milliseconds);
      answer();
    },
    async sleep(milliseconds) {
      server.pass(milliseconds);
      await context.clock.setSystemTime(server.now());
      const answer = renewals.hold();
      for (const page of context.pages())
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      answer();
    },
  };
}

async function tokensOf(context: BrowserContext, email: string) {
  const [person] = await server.db.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  return server.signIn(context, person?.id ?? '');
}

const bearerIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('BEARER_TOKEN'));

const refreshIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('REFRESH_TOKEN'));

const expectNoAlert = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Dismiss Notification' })).toHaveCount(0);

/** The page asks the server and is answered as who it is. */
async function expectAtWork(page: Page, heading: string): Promise<void> {
  await page.getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL('/app/profile');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

// A browser opens six connections to one place, and each page keeps one of them for its news.
test('four tabs whose tokens are due at one moment all go on with the same ones', async ({
  browser,
}) => {
  const { context, renewals, open, pass } = await profileOf(browser, mia.email);
  const pages: Page[] = [];
  for (const address of ['/app/dashboard', '/app/bookings', '/app/profile', '/app/notifications'])
    pages.push(await open(address));
  const before = await bearerIn(pages[0] as Page);
  await pass(9 * minute + 5_000);
  for (const page of pages) await expect.poll(() => bearerIn(page)).not.toBe(before);
  for (const page of pages) {
    await page.reload();
    await expect(page).toHaveURL(/\/app\//);
    await expectNoAlert(page);
  }
  expect(renewals).toHaveLength(1);
  const kept = await Promise.all(pages.map(bearerIn));
  expect(new Set(kept).size).toBe(1);
  await context.close();
});

test('tabs that wake after eight hours go on where they were', async ({ browser }) => {
  const { context, renewals, open, sleep } = await profileOf(browser, mia.email);
  const [one, other] = [await open('/app/dashboard'), await open('/app/bookings')];
  await sleep(8 * hour);
  await expect.poll(() => renewals.length).toBeGreaterThan(0);
  await expectAtWork(one, 'Hello, Mia');
  await expect(other).toHaveURL('/app/bookings');
  await expectAtWork(other, 'Hello, Mia');
  expect(renewals).toHaveLength(1);
  await context.close();
});

test('whoever signs out in one tab is signed out in all, even while another renews', async ({
  browser,
}) => {
  const { context, open, pass } = await profileOf(browser, mia.email);
  const [renewing, idle, leaving] = [
    await open('/app/dashboard'),
    await open('/app/bookings'),
    await open('/app/profile'),
  ];
  const asked: (() => void)[] = [];
  await context.route('**/api/auth/refresh', async (route) => {
    await new Promise<void>((answer) => asked.push(answer));
    await route.continue();
  });
  await pass(9 * minute + 5_000);
  await expect.poll(() => asked.length).toBe(1);
  await leaving.getByRole('link', { name: 'Logout' }).click();
  await expect(leaving.getByRole('heading', { name: 'You have signed out.' })).toBeVisible();
  for (const answer of asked) answer();
  for (const page of [renewing, idle]) {
    await expect(page).toHaveURL(/\/auth\/sign-in\?intended=/);
    await expect(page.getByText('You have signed out in another tab.')).toBeVisible();
  }
  for (const page of [renewing, idle, leaving]) await expect.poll(() => storedIn(page)).toEqual([]);
  await context.close();
});

test('a tab in which somebody else signs in takes the others along, and nothing of the first stays', async ({
  browser,
}) => {
  const { context, open } = await profileOf(browser, mia.email);
  const first = await open('/app/dashboard');
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Hello, Mia');
  const theirs = storedAt('both tokens', await tokensOf(context, noah.email));
  await keepInStorage(context, server.origin, theirs);
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Hello, Noah');
  await expect(first.getByText(/\bMia\b/)).toHaveCount(0);
  await expectNoAlert(first);
  await expectAtWork(first, 'Hello, Noah');
  await context.close();
});

test('a tab without a connection signs nobody out and goes on when it is back', async ({
  browser,
}) => {
  const { context, renewals, open, pass } = await profileOf(browser, mia.email);
  const page = await open('/app/dashboard');
  await context.setOffline(true);
  await pass(20 * minute);
  await expect(page.getByText('We’ll keep trying. Nothing you typed is lost.')).toBeVisible();
  await pass(40 * minute);
  await expect
    .poll(() => storedIn(page))
    .toEqual(['BEARER_TOKEN', 'LOCALE', 'LOGIN_METHOD', 'REFRESH_TOKEN']);
  await expect(page).toHaveURL('/app/dashboard');
  const tried = renewals.length;
  await context.setOffline(false);
  await expect(page.getByText('We’ll keep trying. Nothing you typed is lost.')).toBeHidden();
  await expectAtWork(page, 'Hello, Mia');
  expect(renewals.length).toBeGreaterThanOrEqual(tried);
  await context.close();
});

test('an answer that is lost on its way costs nothing: the same token is given the same successor', async ({
  browser,
}) => {
  const { context, renewals, open, pass } = await profileOf(browser, mia.email);
  const page = await open('/app/dashboard');
  const lost: string[] = [];
  const sent: (string | null)[] = [];
  await context.route(
    '**/api/auth/refresh',
    once(async (route) => {
      sent.push(route.request().postData());
      const answer = await route.fetch();
      lost.push((await answer.json()).refreshToken);
      await route.abort('connectionreset');
    }),
  );
  await pass(9 * minute + 5_000);
  await expect.poll(() => lost.length).toBe(1);
  await context.clock.fastForward(5_000);
  await expect.poll(() => refreshIn(page)).toBe(lost[0]);
  expect(new Set([...sent, ...renewals]).size).toBe(1);
  await expectAtWork(page, 'Hello, Mia');
  await context.close();
});

test('a server that refuses every bearer token ends in signing in, not in a circle', async ({
  browser,
}) => {
  const { context, renewals, open } = await profileOf(browser, mia.email);
  const page = await open('/app/dashboard');
  await context.route(/\/api\/(bookings|dashboard|profile)/, (route) =>
    route.fulfill({ status: 401 }),
  );
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?intended=%2Fapp%2Fbookings/);
  await expect(
    page.getByText('Your session has ended. Sign in to continue where you left off.'),
  ).toBeVisible();
  expect(renewals.length).toBeLessThanOrEqual(4);
  await expect.poll(() => storedIn(page)).toEqual([]);
  await context.close();
});
