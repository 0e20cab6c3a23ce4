import { expect, test } from 'playwright/test';
import charts from '#charts/catalogue.json' with { type: 'json' };
import { expectNoViolations } from './support/accessibility.ts';
import { goToTimes, showFreeTimes } from './support/booking-flow.ts';
import { coachNamed, memberNamed } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

test('a product owner finds what can happen to a confirmed booking six hours before its start, and who may', async ({
  page,
}) => {
  await page.goto('/charts');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Booking', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking');
  await page
    .getByRole('region', { name: 'All states' })
    .getByRole('link', { name: 'life.confirmed.scheduled' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Booking: life, confirmed, scheduled',
  );
  const now = page.getByRole('region', { name: 'What can happen now', exact: true });
  const memberCancels = now.getByRole('listitem').filter({ hasText: 'The member cancels' });
  await expect(memberCancels).toContainText('Leads to life.cancelled and credit.returned.');

  const clock = page.getByRole('region', { name: 'Clock' });
  await clock.getByLabel('Hours').fill('6');
  await clock.getByLabel('Counted').selectOption({ label: 'hours before the start' });
  await clock.getByRole('button', { name: 'Move the clock' }).click();
  await expect(clock).toContainText('6 h before the start');
  await expect(memberCancels).toContainText('Leads to life.cancelled and credit.forfeited.');
  for (const who of ['Another member', 'The coach'])
    await now
      .getByRole('region', { name: who, exact: true })
      .getByText(/^Refused: \d+$/)
      .click();
  await expect(
    now.getByRole('listitem').filter({ hasText: 'Another member cancels' }),
  ).toContainText('Refused. Only the people of this session can cancel it.');
  await expect(
    now.getByRole('listitem').filter({ hasText: 'The coach cancels without a word' }),
  ).toContainText('Give a reason for cancelling.');
  await expectNoViolations(page);

  await now.getByRole('button', { name: 'The member cancels' }).click();
  await expect(page.getByRole('region', { name: 'Now', exact: true })).toContainText(
    'life.cancelled',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Booking: life, cancelled');
  await expect(now).toBeFocused();
  await expect(now).toContainText('Staff refund a credit that was used or lost.');
  await now.getByRole('button', { name: 'Staff refund and tell why' }).click();
  await expect(now).toContainText('A refund was made, so this booking stays as it is.');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Now', exact: true })).toContainText(
    'life.confirmed.scheduled',
  );

  await page.goto('/charts/booking/life.requested?as=coach&page=respond');
  const screen = page.frameLocator('iframe');
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Respond to request');
  await expect(screen.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
  // What stands in the frame is a page of its own, with landmarks of its own.
  await expectNoViolations(page, ['iframe']);
});

test('support pastes a member’s link and sees the step they were stuck in', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, memberNamed('Hannah Lindgren').email);
  await goToTimes(page, { session: 'Executive coaching', coach: coachNamed('Delgado').name });
  // Others may have taken what is left of the first days.
  await showFreeTimes(page);
  await page.route('**/api/notifications/mine?**', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await page.getByRole('button', { name: 'Copy support link' }).click();
  await expect(page.getByText(/^Support link copied\./)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/charts/booking-request/replay#1.');
  expect(link.length).toBeLessThan(16_384);
  expect(link).not.toMatch(/hannah|lindgren/i);

  const support = await browser.newPage();
  await support.goto(link);
  await expect(support.getByRole('heading', { level: 1 })).toHaveText('Replay: Making a booking');
  await expect(support.getByRole('region', { name: /^Step \d+ of \d+$/ })).toContainText(
    'drafting.steps.time.picking',
  );
  await expect(support.getByText('The chart has changed since')).toHaveCount(0);
  await expect(
    support.locator('svg [data-state="drafting.steps.time.picking"] > .box:visible'),
  ).toBeInViewport();
  await expect(support.getByRole('list', { name: 'Recorded steps' })).toContainText(
    'What may be booked is known',
  );
  await expect(support.getByText('/app/notifications')).toBeVisible();
  await expectNoViolations(support, ['iframe']);
  await support.close();
});

test('every chart can be read on a phone without endless scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const addresses = [
    ...charts.map(({ name }) => name),
    // Where most can happen.
    'booking/life.confirmed.scheduled?as=member',
    'booking/life.requested',
  ];
  const tooLong: string[] = [];
  for (const address of addresses) {
    await page.goto(`/charts/${address}`);
    await page.getByRole('region', { name: 'Trail' }).waitFor();
    await page.getByRole('region', { name: 'This step' }).waitFor();
    const { height, width } = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      width: document.documentElement.scrollWidth,
    }));
    if (height > 6_000 || width > 360) tooLong.push(`${address}: ${width} × ${height}`);
  }
  expect(tooLong).toEqual([]);
});

test('the story of a booking is printed whole on one sheet', async ({ page }) => {
  await page.goto('/charts/booking');
  await page.getByRole('region', { name: 'Trail' }).waitFor();
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const sheets = printed.toString('latin1').match(/\/MediaBox ?\[[^\]]*\]/g) ?? [];
  // On its side: wider than high.
  expect(sheets).toEqual([expect.stringMatching(/^\/MediaBox ?\[0 0 841\.\d+ 59\d/)]);
});
