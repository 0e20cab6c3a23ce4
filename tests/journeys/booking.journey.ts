import { expect, test } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { expectStep, goToTimes, next, showFreeTimes } from './support/booking-flow.ts';
import { expectBooking } from './support/booking-page.ts';
import { mailTo } from './support/mails.ts';
import { accountOf, coachNamed, memberNamed } from './support/people.ts';
import { as, signIn } from './support/sign-in.ts';

const hannah = memberNamed('Hannah Lindgren');
const marcus = coachNamed('Delgado');
const message = 'Two of my shops compete for the same people. I would like them to talk.';

test('a member asks for a session, the coach confirms it, and the page of the member changes by itself', async ({
  page,
  browser,
}) => {
  await signIn(page, hannah.email);
  const coach = await as(browser, marcus.email);
  // Searched for, so that what comes in pushes nothing of hers to a second page.
  await coach.goto('/app/notifications?tab=all&search=Hannah');
  const news = coach.getByRole('list', { name: 'Notifications', exact: true });
  const found = coach.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  await expect(found).toHaveText(/results|No results/);
  const asked = news.getByRole('link').filter({ hasText: `${hannah.name} asked for` });
  const before = await asked.count();

  await test.step('session, credit, coach', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Make a Booking' }).click();
    await expectStep(page, 'session');
    await expectNoViolations(page);
    await goToTimes(page, { session: 'Executive coaching', coach: marcus.name });
  });
  await test.step('a time is kept, with what is left of it', async () => {
    const free = await showFreeTimes(page);
    await expectNoViolations(page);
    await free.first().click();
    await expect(
      page.getByText(/We are keeping \d\d:\d\d for you until \d\d:\d\d\./),
    ).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/);
    await next(page);
  });
  await test.step('the message outlives a reload, and the back button goes one step back', async () => {
    await expectStep(page, 'message');
    await page.getByRole('textbox', { name: 'Message' }).fill(message);
    await expectNoViolations(page);
    await page.reload();
    await expectStep(page, 'message');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    await page.goBack();
    await expectStep(page, 'time');
    await page.goForward();
    await expectStep(page, 'message');
    await next(page);
  });
  await test.step('review and send', async () => {
    await expectStep(page, 'review');
    const choices = page.getByRole('list', { name: 'Your choices' });
    await expect(choices).toContainText('Executive coaching');
    await expect(choices).toContainText(marcus.name);
    await expect(choices).toContainText(message);
    await expectNoViolations(page);
    await page.reload();
    await expectStep(page, 'review');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Your request is on its way')).toBeVisible();
    await expectBooking(page, 'Waiting for an answer', 'Reserved');
    await expectNoViolations(page);
  });
  await test.step('the coach hears of it without doing anything, and opens it', async () => {
    await expect(asked).toHaveCount(before + 1);
    await expect(coach.getByRole('link', { name: /^Notifications/ })).toHaveAccessibleName(/ new$/);
    await expectNoViolations(coach);
    await asked.first().click();
    await expect(coach).toHaveURL(/\/respond$/);
    await expect(coach.getByText(message)).toBeVisible();
    await expectNoViolations(coach);
  });
  await test.step('the coach confirms, and both see it', async () => {
    await coach.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expectBooking(coach, 'Confirmed', 'Reserved');
    await expectBooking(page, 'Confirmed', 'Reserved');
    await expectNoViolations(page);
  });
  await test.step('the member gets it by mail with an entry for the calendar', async () => {
    const confirmation = await mailTo(hannah.email, 'Confirmed: Executive coaching');
    expect(confirmation).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
    await mailTo(marcus.email, 'Please answer: Executive coaching');
  });
});

test('who cancels a few hours before the start is told the price, pays it, and finds it in the ledger', async ({
  page,
}) => {
  const mia = accountOf('Member');
  await signIn(page, mia.email);
  await page.goto('/app/bookings');
  await page.getByRole('table').getByRole('link').first().click();
  await expectBooking(page, 'Confirmed', 'Reserved');
  const reference = /B-[\dA-Z]{6}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';

  await page.getByRole('link', { name: /^Cancel/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cancel this booking?');
  await expect(page.getByText(/credit .*(lost|forfeit)/i)).toBeVisible();
  await expectNoViolations(page);
  await page
    .getByRole('textbox', { name: 'Reason' })
    .fill('The design review has moved to this afternoon.');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expectBooking(page, 'Cancelled', 'Lost');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Show all credits' }).click();
  await expect(page).toHaveURL(/\/app\/session-credits\/user\//);
  const line = page.getByRole('row').filter({ hasText: reference }).first();
  await expect(line).toContainText(/lost|forfeit/i);
  await expect(page.getByRole('heading', { name: /^Why is the balance \d+\?$/ })).toBeVisible();
  await expectNoViolations(page);
});
