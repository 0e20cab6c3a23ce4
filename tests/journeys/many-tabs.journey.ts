import { expect, test, type Browser, type Page, type Request } from 'playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '#database/schema/index.ts';
import { keepInStorage, storedAt } from './routes/scene.ts';
import { demoServer, type DemoServer } from './support/demo-server.ts';
import { accountOf } from './support/people.ts';

/** More than the six connections that a browser opens to one place. */
const many = 8;

let server: DemoServer;
let mia: string;
test.beforeAll(async () => {
  // The first to ask for the demo data prepares it.
  test.setTimeout(540_000);
  server = await demoServer();
  const { email } = accountOf('Member');
  const [person] = await server.db.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  mia = person?.id ?? '';
});
test.afterAll(() => server.close());

const signIns = (page: Page) =>
  page.getByRole('region', { name: 'Where you are signed in', exact: true }).getByRole('listitem');

/** Something that every open page of hers should hear of. */
async function signInElsewhere(browser: Browser): Promise<void> {
  const elsewhere = await browser.newContext();
  await server.signIn(elsewhere, mia);
  await elsewhere.close();
}

test('eight tabs all open and hear the same news over one stream, also when the tab that listens is closed', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.origin, reducedMotion: 'reduce' });
  const streams = new Set<Request>();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.add(request);
  });
  // A tab that comes later asks once what it has missed.
  context.on('requestfinished', (request) => streams.delete(request));
  context.on('requestfailed', (request) => streams.delete(request));
  const openStreams = () =>
    [...streams].filter((request) => !request.frame().page().isClosed()).length;
  const tokens = await server.signIn(context, mia);
  await keepInStorage(context, server.origin, storedAt('both tokens', tokens));
  const pages: Page[] = [];
  for (let nth = 0; nth < many; nth += 1) {
    const page = await context.newPage();
    await page.goto('/app/profile');
    await expect(signIns(page).first()).toBeVisible();
    pages.push(page);
  }
  const [listening, ...rest] = pages;
  const before = await signIns(pages[0] as Page).count();
  await expect.poll(openStreams).toBe(1);

  await signInElsewhere(browser);
  for (const page of pages) await expect(signIns(page)).toHaveCount(before + 1);
  expect(openStreams()).toBe(1);

  await listening?.close();
  await expect.poll(openStreams).toBe(1);
  await signInElsewhere(browser);
  for (const page of rest) await expect(signIns(page)).toHaveCount(before + 2);
  expect(openStreams()).toBe(1);
  await context.close();
});
