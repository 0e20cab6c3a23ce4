import { expect } from 'playwright/test';
import { minute } from '#tests/machines/models/people.ts';
import { byProviderOnly } from '#tests/machines/models/browser/auth.ts';
import { aCast } from '#tests/server/paths/cast.ts';
import { test } from './support/driver-fixture.ts';
import { once, refusesBearer, says } from './support/held-calls.ts';
import { openPage } from './support/open-page.ts';
import { bearerOf } from './support/tokens.ts';

const provider = 'http://provider.example/';

/** What `npm run coverage` can't count, because a provider takes part: it is measured here, inside the page. */
test('the session takes every transition that leads to a provider and back, as the page itself tells', async ({
  browser,
  stage,
}) => {
  const terms = { cost: 0, needsConfirmation: true, durationMinutes: 60, forTeam: false };
  const { people } = await aCast(stage, { ...terms, policy: {} });
  const { mia } = people;
  if (!mia) throw new Error('The cast is not complete');
  stage.admit(mia);
  const { page, watch } = await openPage(browser, stage);
  const context = page.context();
  await page.clock.resume();
  const isIn = (state: string) => expect.poll(() => watch.states('auth')).toEqual([state]);

  let isThere = true;
  await context.route('**/api/auth/oidc/start', (route) =>
    isThere
      ? says({ url: provider, state: 's', attempt: 'sealed' })(route)
      : route.abort('connectionrefused'),
  );
  await context.route(`${provider}**`, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: `${stage.origin}/auth/oidc?code=c&state=s` },
    }),
  );
  let grants = false;
  await context.route('**/api/auth/oidc/exchange', async (route) => {
    if (!grants) return says({ status: 422, title: '', errors: { code: 'No.' } }, 422)(route);
    const bearerToken = bearerOf(mia.id, (await page.evaluate(() => Date.now())) + 30 * minute);
    return says({ bearerToken, refreshToken: 'r' })(route);
  });
  await context.route('**/api/auth/refresh', refusesBearer);

  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill('mia@example.org');
  await page.getByRole('button', { name: 'Single sign-on' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t sign you in');
  await isIn('signedOut');

  grants = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await isIn('signedIn.fresh');
  await page.goto('/app/notifications');
  await isIn('signedIn.fresh');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');

  isThere = false;
  await context.route('**/api/bookings?**', once(refusesBearer));
  await page.getByRole('link', { name: 'Bookings', exact: true }).first().click();
  await isIn('signedOut');

  await context.route('**/api/auth/oidc/start', () => undefined, { times: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await isIn('signingIn.redirecting');
  await page.clock.fastForward(11_000);
  await isIn('signedOut');

  isThere = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await isIn('signedIn.fresh');
  await page.clock.fastForward(29 * minute);
  await expect
    .poll(() => byProviderOnly.filter((id) => !watch.taken('auth').includes(id)))
    .toEqual([]);
  await context.close();
});
