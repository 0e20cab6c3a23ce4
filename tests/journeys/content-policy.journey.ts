import { expect, test, type Browser, type Page } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '#database/schema/index.ts';
import { shelfTitles } from '#web/ui/gallery/shelf-titles.ts';
import { keepInStorage, storedAt } from './routes/scene.ts';
import { watchPolicy } from './support/content-policy.ts';
import { demoServer, type DemoServer } from './support/demo-server.ts';
import { accountOf } from './support/people.ts';

let server: DemoServer;
test.beforeAll(async () => {
  // The first to ask for the demo data prepares it.
  test.setTimeout(540_000);
  server = await demoServer();
});
test.afterAll(() => server.close());

/** A page of a profile of its own that is watched; `breaches` grows when something is against the policy. */
async function watched(browser: Browser, motion: 'reduce' | 'no-preference' = 'reduce') {
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: motion });
  const breaches = await watchPolicy(context);
  return { context, breaches, page: await context.newPage() };
}

test('every part of the product keeps to the content policy, also where it opens', async ({
  browser,
}) => {
  const { context, page, breaches } = await watched(browser);
  const open = async (shelf: string) => {
    await page.goto(`/charts/kit?shelf=${shelf}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  };
  for (const shelf of Object.keys(shelfTitles)) await open(shelf);

  await open('dates');
  await page.getByRole('combobox', { name: /^Session begins/ }).focus();
  await expect(page.getByRole('dialog', { name: 'Choose a date and time' })).toBeVisible();
  await open('more-inputs');
  await page.getByRole('combobox', { name: /^Member/ }).focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await open('lists');
  for (const name of ['Filter', 'Sort']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  }
  await open('actions');
  await page.getByRole('button', { name: 'Actions for this booking' }).click();
  await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // One of the frames on show leads to a place that may not be framed.
  expect(breaches.filter((breach) => !breach.includes('frame-src https://'))).toEqual([]);
  await context.close();
});

test('the charts, their frames with sample pages, and what is told of a way keep to it', async ({
  browser,
}) => {
  const { context, page, breaches } = await watched(browser);
  for (const address of ['/charts', '/charts/booking', '/charts/auth/signedIn.fresh']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/charts/booking/life.requested?as=coach&page=respond');
  await expect(page.locator('iframe').first()).toBeVisible();
  const sample = page.frameLocator('iframe').first();
  await expect(sample.getByRole('heading', { level: 1 })).toBeVisible();
  expect(breaches).toEqual([]);
  await context.close();
});

test('confetti falls within it', async ({ browser }) => {
  const { context, page, breaches } = await watched(browser, 'no-preference');
  const [newcomer] = await server.db.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, accountOf('New member').email));
  const tokens = await server.signIn(context, newcomer?.id ?? '');
  await keepInStorage(context, server.origin, storedAt('both tokens', tokens));
  await page.goto('/app/dashboard');
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('canvas')).toHaveCount(0);
  expect(breaches).toEqual([]);
  await context.close();
});

/** What a text would try that somebody got into a page. Resolves to the name of the error that stopped it. */
const attempt = (page: Page, kind: 'html' | 'script' | 'inline' | 'style') =>
  page.evaluate(async (how) => {
    const text = '<img src=x onerror="globalThis.waymarkWasHere = true">';
    try {
      if (how === 'html') document.createElement('div').innerHTML = text;
      if (how === 'script') document.createElement('script').src = '/theme/mark.svg';
      if (how === 'inline' || how === 'style') {
        const element = document.createElement(how === 'inline' ? 'script' : 'style');
        element.append(how === 'inline' ? 'globalThis.waymarkWasHere = true' : 'h1 { color: red }');
        document.head.append(element);
        await Promise.resolve();
        return element instanceof HTMLStyleElement && element.sheet !== null ? '' : 'nothing ran';
      }
      return '';
    } catch (error) {
      return error instanceof Error ? error.name : String(error);
    }
  }, kind);

test('text does not become script, markup or style', async ({ browser }) => {
  const { context, page, breaches } = await watched(browser);
  await page.goto('/auth/sign-in');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await attempt(page, 'html')).toBe('TypeError');
  expect(await attempt(page, 'script')).toBe('TypeError');
  expect(await attempt(page, 'inline')).toMatch(/TypeError|nothing ran/);
  expect(await attempt(page, 'style')).toBe('nothing ran');
  expect(await page.evaluate(() => 'waymarkWasHere' in globalThis)).toBe(false);
  await expect.poll(() => breaches.length).toBeGreaterThanOrEqual(3);
  await context.close();
});
