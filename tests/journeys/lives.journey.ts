import { expect, test } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

test('staff see how many bookings stand where, and come from a number to one of them', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  await page.goto('/charts/booking');
  await page.getByRole('link', { name: 'Lives of records' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lives: Booking');
  const stand = page.getByRole('table', { name: 'Where they stand' });
  const cancelled = stand.getByRole('row').filter({ hasText: /^Cancelled/ });
  const number = cancelled.getByRole('link').first();
  const count = Number(await number.textContent());
  expect(count).toBeGreaterThan(0);
  // What the picture shades is what the table says.
  await expect(page.locator('svg [data-state="life.cancelled"]').first()).toHaveAttribute(
    'aria-label',
    new RegExp(`; ${count} stand here`),
  );
  await expect(page.getByRole('table', { name: 'Which paths they took' })).toBeVisible();
  await expectNoViolations(page);

  await number.click();
  await expect(page.getByText('They stand at “Cancelled” now.')).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(Math.min(count, 20) + 1);
  await rows.nth(1).getByRole('link').first().click();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/bookings\//);

  await page.goBack();
  await page.getByRole('link', { name: 'Back to the chart' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lives: Booking');
});

test('an admin of an organisation sees numbers of their own and no records', async ({ page }) => {
  await signIn(page, accountOf('OrganizationAdmin').email);
  await page.goto('/app/lives/booking');
  await expect(
    page.getByText(/^Numbers about fewer than 5 people are neither shown/),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Where they stand' }).getByRole('link')).toHaveCount(
    0,
  );
});
