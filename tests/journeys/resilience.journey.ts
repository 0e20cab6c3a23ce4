import { expect, test } from 'playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { expectNoViolations } from './support/accessibility.ts';
import {
  askForSession,
  expectStep,
  goToTimes,
  next,
  showFreeTimes,
} from './support/booking-flow.ts';
import { bookingOn, expectBooking } from './support/booking-page.ts';
import { holdNews } from './support/news.ts';
import { accountOf, coachNamed, memberNamed } from './support/people.ts';
import { as, signIn, submitSignIn } from './support/sign-in.ts';

const mateus = coachNamed('Albuquerque de Oliveira');
const session = 'Executive coaching';

test('an address that no page answers leads home', async ({ page }) => {
  await page.goto('/app/no-such-page');
  const lost = page.getByRole('heading', { name: 'We can’t find that page' });
  await expect(lost).toBeVisible();
  await signIn(page, accountOf('Coach').email);
  await page.goto('/app/bookings/one/two/three');
  await expect(lost).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL('/app/dashboard');
});

test('a booking that is not there, or not theirs, is not found, with a way home', async ({
  page,
}) => {
  await signIn(page, accountOf('Team leader').email);
  for (const id of ['01a1fc90-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`/app/bookings/${id}`);
    await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
    await expectNoViolations(page);
  }
  await page.getByRole('link', { name: 'Go to your home page' }).click();
  await expect(page).toHaveURL('/app/dashboard');
});

test('a server that does not answer costs nothing that was typed', async ({ page, context }) => {
  const noah = memberNamed('Noah Bergström');
  const message = 'Our numbers are right and nobody reads them.';
  await signIn(page, noah.email);
  await goToTimes(page, { session, coach: mateus.name });
  await (await showFreeTimes(page)).first().click();
  await next(page);
  await expectStep(page, 'message');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);

  await context.setOffline(true);
  await next(page);
  await expectStep(page, 'review');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(
    page.getByText('We can’t reach the server. Your choices are still here. Try again.'),
  ).toBeVisible();
  await expect(page.getByText('We’ll keep trying. Nothing you typed is lost.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  await next(page);

  await context.setOffline(false);
  await expect(page.getByText('We’ll keep trying. Nothing you typed is lost.')).toBeHidden();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expectBooking(page, 'Waiting for an answer', 'Reserved');
  await expect(page.getByRole('region', { name: 'Message' })).toContainText(message);
});

test('signing in without a server keeps the address and works once it is back', async ({
  page,
  context,
}) => {
  const { email } = accountOf('Team leader');
  await page.goto('/auth/sign-in');
  await expect(page.getByLabel('Email')).toBeVisible();
  await context.setOffline(true);
  await submitSignIn(page, email, demoPassword);
  await expect(
    page.getByText('We can’t reach the server. Check your connection and try again.').first(),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectNoViolations(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/app/dashboard');
});

test('who answers what staff have answered meanwhile is told so, and sees how it stands', async ({
  page,
  browser,
}) => {
  const xiomara = memberNamed('Xiomara Fuentes');
  await signIn(page, xiomara.email);
  await askForSession(page, { session, coach: mateus.name });
  const respond = `/app/bookings/${bookingOn(page)}/respond`;
  const coach = await as(browser, mateus.email);
  await coach.goto(respond);
  await holdNews(coach);
  await coach.getByRole('button', { name: 'Decline…' }).click();
  await coach.getByRole('textbox', { name: 'Reason' }).fill('I am away that week.');

  const staff = await as(browser, accountOf('Admin').email);
  await staff.goto(respond);
  await staff.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectBooking(staff, 'Confirmed', 'Reserved');

  await coach.getByRole('button', { name: 'Decline request' }).click();
  // The alert says the status (specification, 8); the page says how it stands.
  await expect(coach.getByRole('region', { name: 'Alerts' })).toContainText('Conflict');
  await expect(coach.getByText('This request no longer needs an answer')).toBeVisible();
  await expect(
    coach.getByText(/ confirmed this at \d\d:\d\d\. You’re seeing the latest version\.$/).first(),
  ).toBeVisible();
  await expect(coach.getByRole('textbox', { name: 'Reason' })).toHaveValue('I am away that week.');
  await expectNoViolations(coach);
  await coach.getByRole('link', { name: 'Show booking' }).click();
  await expectBooking(coach, 'Confirmed', 'Reserved');
  await expectBooking(page, 'Confirmed', 'Reserved');
});

test('the page stays where it is when the way to it comes late', async ({ page }) => {
  await signIn(page, accountOf('Member').email);
  const late = Promise.withResolvers<void>();
  await page.route('**/assets/*trail-steps*', async (route) => {
    await late.promise;
    await route.fallback();
  });
  await page.goto('/app/bookings');
  // The drawn page has the way already.
  await expect(page.locator('#drawn')).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1, name: 'Bookings' });
  const top = async () => (await heading.boundingBox())?.y;
  await expect(heading).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail).toHaveCount(0);
  const before = await top();
  late.resolve();
  await expect(trail).toBeVisible();
  expect(await top()).toBe(before);
});
