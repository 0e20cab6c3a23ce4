/**
 * What a browser with an empty cache downloads before /auth/sign-in and /app/dashboard can be used: recorded by Chromium
 * from the built product on its own server, in bytes as sent. Beside it the floor: an empty page with the same libraries
 * and the theme. Then what every further route brings besides, from the files of the build. Nothing is timed.
 *
 * Exits with 1 over a budget, when a heavy part is in one of the first two, when something is not compressed or not kept,
 * or when the page did not name a file that it was sure to need. `npm run bench:size` builds before it measures.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { demoPassword } from '#server/demo/accounts.ts';
import { startServer } from '#tests/support/running-server.ts';
import { findChromium } from '#tools/chromium.ts';
import type { Contents } from '#tools/pages/contents.ts';
import type { Preloads } from '#tools/pages/preloads.ts';
import { downloadsDuring, downloadsUntil } from './size/downloads.ts';
import { floorOf } from './size/floor.ts';
import { budgets, reportPage, reportRoutes } from './size/report.ts';

const root = resolve(import.meta.dirname, '../..');
const built = join(root, 'dist/web');
const breaches: string[] = [];
const floor = await floorOf();
const server = await startServer();
try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    await measure(browser);
  } finally {
    await browser.close();
  }
} finally {
  await server.stop();
}
for (const breach of breaches) console.log(`✗ ${breach}`);
console.log(breaches.length === 0 ? 'Within all budgets.' : `${breaches.length} over or wrong.`);
process.exitCode = breaches.length === 0 ? 0 : 1;

async function measure(browser: Browser): Promise<void> {
  const contents = await readJson<Contents>(join(root, '.generated/pages/contents.json'));
  const stranger = await browser.newContext();
  const signIn = await downloadsUntil(stranger, `${server.origin}/auth/sign-in`, () => {
    // The drawn page has a form too, before any script; what takes its place is counted to the end.
    if (document.getElementById('drawn') !== null) return false;
    const form = document.querySelector('form');
    return Boolean(form?.querySelector('[type=email]') && form.querySelector('[type=submit]'));
  });
  breaches.push(...reportPage('/auth/sign-in', signIn.downloads, budgets.signIn, floor, contents));

  // The first page is fetched while somebody types; nobody types faster than that.
  await signIn.page.waitForLoadState('networkidle');
  const after = await downloadsDuring(signIn.page, () => signInAs(signIn.page));
  const member = await browser.newContext({ storageState: await stranger.storageState() });
  await stranger.close();
  const dashboard = await downloadsUntil(member, `${server.origin}/app/dashboard`, () => {
    const headings = [...document.querySelectorAll('main :is(h1, h2)')];
    return headings.some(({ textContent }) => textContent === 'Session credits');
  });
  await member.close();
  breaches.push(
    ...reportPage('/app/dashboard', dashboard.downloads, budgets.dashboard, floor, contents),
  );

  const { routes } = await readJson<Preloads>(join(built, 'preloads.json'));
  const landing = new Set(routes.find(({ path }) => path === '/app/dashboard')?.files);
  const late = after.filter(({ name }) => landing.has(name)).map(({ name }) => name);
  if (late.length > 0) breaches.push(`fetched only after signing in: ${late.join(', ')}`);
  const asked = dashboard.downloads.filter(({ name, isNamed }) => landing.has(name) && !isNamed);
  for (const { name } of asked) breaches.push(`/app/dashboard does not name ${name}`);

  breaches.push(...(await reportRoutes(built, routes, signIn.downloads, dashboard.downloads)));
}

async function signInAs(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('mia.thornton@northwind.example');
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app/dashboard');
  await page.getByRole('heading', { name: 'Session credits' }).waitFor();
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
