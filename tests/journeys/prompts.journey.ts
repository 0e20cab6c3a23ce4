import { expect } from 'playwright/test';
import { followed } from '#tests/machines/models/browser/prompt-queue.ts';
import { aCast } from '#tests/server/paths/cast.ts';
import { test } from './support/driver-fixture.ts';
import { says } from './support/held-calls.ts';
import { openPage } from './support/open-page.ts';
import { bearerOf } from './support/tokens.ts';

/** What `npm run coverage` can't count, because whoever follows a prompt leaves the page: it is measured here, inside the page. */
test('a prompt leads to the profile, tries again when the server does not answer, and leads there all the same', async ({
  browser,
  stage,
}) => {
  const terms = { cost: 0, needsConfirmation: true, durationMinutes: 60, forTeam: false };
  const { people } = await aCast(stage, { ...terms, policy: {} });
  const { mia } = people;
  if (!mia) throw new Error('The cast is not complete');
  stage.admit(mia);
  const { page, watch } = await openPage(browser, stage, {
    storage: { BEARER_TOKEN: bearerOf(mia.id), REFRESH_TOKEN: 'r', LOGIN_METHOD: 'password' },
  });
  await page.clock.resume();
  let isAnswered = false;
  await page.context().route('**/api/notifications/mine?*perPage=100*', (route) =>
    says({
      data: {
        results: ['Welcome', 'LevelledUp'].map((type) => ({
          id: type,
          type,
          createdAt: new Date(stage.clock.now()).toISOString(),
        })),
      },
      meta: { pageNumber: 1, perPage: 100, total: 2 },
    })(route),
  );
  await page
    .context()
    .route('**/api/notification/*/action', (route) =>
      isAnswered ? says({})(route) : route.abort('connectionrefused'),
    );
  const prompt = page.getByRole('dialog');
  const follow = prompt
    .getByRole('button')
    .filter({ hasNotText: /^(?:Close|Dismiss)/ })
    .last();
  const isIn = (state: string) => expect.poll(() => watch.states('prompt-queue')).toContain(state);

  await page.goto('/app/bookings');
  await follow.click();
  await isIn('queue.showing.failed');
  let arrives = () => {};
  const late = new Promise<void>((resolve) => (arrives = resolve));
  await page.context().route('**/assets/profile-*.js', async (route) => {
    await late;
    await route.fallback();
  });
  await follow.click();

  // The page of the first prompt comes while the second is read, and does not take the focus from it.
  await isIn('queue.showing.open');
  await expect(prompt).toBeVisible();
  arrives();
  await expect(page).toHaveURL(/\/app\/profile/);
  await expect(page.locator('main h1')).toHaveText('Profile');
  await expect(prompt.locator(':focus')).toHaveCount(1);
  await isIn('queue.showing.open');
  await follow.click();
  await isIn('queue.showing.failed');
  isAnswered = true;
  await prompt.getByRole('button', { name: 'Close' }).first().click();
  await isIn('queue.idle');

  await page.goto('/app/bookings');
  await follow.click();
  await expect(page).toHaveURL(/\/app\/profile/);
  await expect
    .poll(() => followed.filter((id) => !watch.taken('prompt-queue').includes(id)))
    .toEqual([]);
  await page.context().close();
});
