import { expect, test, type Page } from 'playwright/test';
import { statusLabels } from '#machines/booking/labels.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { ask } from './support/api.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

/** The screens of each role that no other journey passes. */
const screens: Readonly<Record<string, readonly string[]>> = {
  'Team leader': [
    '/app/dashboard',
    '/app/notifications',
    '/app/notifications?tab=all',
    '/app/bookings?tab=requests',
    '/app/bookings/create',
    '/app/booking-requests/create',
  ],
  Coach: ['/app/dashboard', '/app/bookings?tab=toDo', '/app/booking-requests/create'],
  Admin: ['/app/bookings?tab=cancelled', '/app/bookings/create', '/app/notifications'],
};

for (const [role, addresses] of Object.entries(screens)) {
  test(`the screens of the ${role.toLowerCase()} can be used by everybody, wide and narrow`, async ({
    page,
  }) => {
    await signIn(page, accountOf(role).email);
    for (const address of addresses) {
      await open(page, address);
      await expectNoViolations(page);
    }
  });
}

test('a booking can be read by everybody in each of its states', async ({ page }) => {
  test.setTimeout(360_000);
  await signIn(page, accountOf('SuperAdmin').email);
  const shown = new Set<string>();
  for (const tab of ['upcoming', 'requests', 'toDo', 'past', 'cancelled']) {
    const { data } = await ask<Bookings>(page, `/bookings?tab=${tab}&perPage=100`);
    for (const { id, status } of data.results) {
      if (shown.has(status)) continue;
      shown.add(status);
      await open(page, `/app/bookings/${id}`);
      await expectNoViolations(page, shown.size > 1 ? ['.chart-figure'] : []);
    }
  }
  const passing = ['confirmed.open', 'confirmed.inProgress'];
  const lasting = Object.keys(statusLabels).filter((status) => !passing.includes(status));
  expect([...shown]).toEqual(expect.arrayContaining(lasting));
});

test('on a narrow screen the menu opens over the page, closes with Escape and leads on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, accountOf('Coach').email);
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await expect(page.getByRole('link', { name: 'Logout' })).toBeHidden();
  await menu.click();
  const bookings = page.getByRole('link', { name: 'Bookings', exact: true });
  await expect(bookings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bookings).toBeHidden();
  await menu.click();
  await bookings.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await expect(bookings).toBeHidden();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: /^Notifications/ }),
  ).toBeVisible();
});

interface Bookings {
  readonly data: { readonly results: readonly { readonly id: string; readonly status: string }[] };
}

/** Opens a page and waits until everything it asked for is there; the header comes with the session. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}
