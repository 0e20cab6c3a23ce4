import { expect, test } from 'playwright/test';
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
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  await expect.poll(() => first.filter((path) => asked.includes(path))).toEqual(first);
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Session credits' })).toBeVisible();
  expect(asked.filter((path) => first.includes(path)).toSorted()).toEqual(first);
});
