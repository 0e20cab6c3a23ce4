import { expect, test, type Page } from 'playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { memberNamed } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

test('what a page shows first is asked for while its scripts are on their way, and not asked again', async ({
  page,
}) => {
  await signIn(page, memberNamed('Mia Thornton').email);
  await expect(page.getByRole('heading', { name: 'Session credits' })).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const first = ['/api/auth/whoami', '/api/dashboard'];
  const comes = await withoutProduct(page);
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => first.filter((path) => asked.includes(path))).toEqual(first);
  await expect(page.locator('#drawn').getByRole('main')).toBeVisible();
  comes();
  await expect(page.getByRole('heading', { name: 'Session credits' })).toBeVisible();
  expect(asked.filter((path) => first.includes(path)).toSorted()).toEqual(first);
});

test('whoever types and sends before the product is there is signed in when it is', async ({
  page,
}) => {
  const comes = await withoutProduct(page);
  await page.goto('/auth/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(memberNamed('Mia Thornton').email);
  await page.getByLabel(/^Password/).pressSequentially(demoPassword.slice(0, 4));
  await page.getByLabel(/^Password/).pressSequentially(demoPassword.slice(4));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth/sign-in');
  comes();
  await page.waitForURL('/app/dashboard');
});

test('what was typed stays in its field, with the caret in its place', async ({ page }) => {
  const comes = await withoutProduct(page);
  await page.goto('/auth/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@example.test');
  await page.getByLabel(/^Password/).pressSequentially('half of');
  comes();
  await expect(page.locator('#drawn')).toHaveCount(0);
  await page.keyboard.type(' it');
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.test');
  await expect(page.getByLabel(/^Password/)).toHaveValue('half of it');
});

/** The product's script waits until it is let come. */
async function withoutProduct(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a product that does not come is said in the drawn page', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/auth/sign-in');
  const late = page.getByText('This is taking longer than usual.');
  await expect(late).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
});
