import { expect, test } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { ask } from './support/api.ts';
import {
  askForSession,
  expectStep,
  freeTimes,
  next,
  showFreeTimes,
} from './support/booking-flow.ts';
import { bookingOn, expectBooking } from './support/booking-page.ts';
import { mailTo } from './support/mails.ts';
import { holdNews } from './support/news.ts';
import { flowLink, offerFor } from './support/offers.ts';
import { coachNamed, memberNamed } from './support/people.ts';
import { as, signIn } from './support/sign-in.ts';

const session = 'Executive coaching';
const renee = coachNamed('Beaumont-Clarke');
const mateus = coachNamed('Albuquerque de Oliveira');

test('a coach declines with a reason that the member reads, with the credit back and a way on', async ({
  page,
  browser,
}) => {
  const tyrone = memberNamed('Tyrone Jackson');
  const reason = 'I am at a conference that day. Try the week after.';
  await signIn(page, tyrone.email);
  await askForSession(page, { session, coach: renee.name });
  const coach = await as(browser, renee.email);
  await coach.goto(`/app/bookings/${bookingOn(page)}/respond`);
  await coach.getByRole('button', { name: 'Decline…' }).click();
  await coach.getByRole('button', { name: 'Decline request' }).click();
  await expect(coach.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    'Tell the member why you are declining.',
  );
  await expectNoViolations(coach);
  await coach.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await coach.getByRole('button', { name: 'Decline request' }).click();
  await expectBooking(coach, 'Declined', 'Returned');
  await expectBooking(page, 'Declined', 'Returned');
  await expect(page.getByRole('region', { name: 'Declined' })).toContainText(reason);

  await page.getByRole('link', { name: /^Notifications/ }).click();
  const news = page.getByRole('list', { name: 'Notifications' }).getByRole('link');
  await news.filter({ hasText: reason }).click();
  await expectStep(page, 'session');
  await expect(page.getByRole('radio', { name: session })).toBeChecked();
});

test('a coach answers with another time by keyboard, and the member accepts it from the mail', async ({
  page,
  browser,
}) => {
  const jasmine = memberNamed('Jasmine Patel');
  await signIn(page, jasmine.email);
  await askForSession(page, { session, coach: renee.name });
  const booking = `/app/bookings/${bookingOn(page)}`;
  const coach = await as(browser, renee.email);
  await coach.goto(`${booking}/respond?answer=suggest`);
  const form = coach.getByRole('form', { name: 'Suggest another time' });
  const slot = (await showFreeTimes(coach)).first();
  await slot.focus();
  await coach.keyboard.press('Enter');
  await form.getByRole('textbox', { name: 'Message' }).focus();
  await coach.keyboard.type('I have a workshop just before.');
  await expectNoViolations(coach);
  await form.getByRole('button', { name: 'Suggest this time' }).focus();
  await coach.keyboard.press('Enter');
  await expectBooking(coach, 'Waiting for an answer', 'Reserved');
  await expect(coach.getByText('You suggest another time')).toBeVisible();

  await mailTo(jasmine.email, 'Another time? Executive coaching');
  await page.goto(`${booking}?answer=accept`);
  await expect(page.getByText(`${renee.name} suggests another time`)).toBeVisible();
  await expectNoViolations(page);
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectBooking(page, 'Confirmed', 'Reserved');
  await expectBooking(coach, 'Confirmed', 'Reserved');
});

test('a member withdraws a request, and the coach who is about to answer sees it', async ({
  page,
  browser,
}) => {
  const keola = memberNamed('Keola Kahananui');
  await signIn(page, keola.email);
  await askForSession(page, { session, coach: renee.name });
  const coach = await as(browser, renee.email);
  await coach.goto(`/app/bookings/${bookingOn(page)}/respond`);
  await expect(coach.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Withdraw request' }).click();
  await expect(page).toHaveURL(/\/app\/booking-requests\/[\da-f-]{36}\/cancel$/);
  await expect(page.getByRole('region', { name: 'What happens' })).toContainText(renee.name);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Withdraw request' }).click();
  await expectBooking(page, 'Withdrawn', 'Returned');
  await expect(
    coach.getByRole('heading', { name: 'This request no longer needs an answer' }),
  ).toBeVisible();
  await expectNoViolations(coach);
});

test('a time that somebody else takes meanwhile is told with the next free ones; the choices stay', async ({
  page,
  browser,
}) => {
  const connor = memberNamed('Connor McAllister');
  const andre = memberNamed('Andre Toussaint');
  await signIn(page, connor.email);
  await holdNews(page);
  const faster = await as(browser, andre.email);
  const mine = await offerFor(page, { session, coach: mateus.name });
  const theirs = await offerFor(faster, { session, coach: mateus.name });
  const slot = mine.free.find((each) => theirs.free.includes(each)) ?? '';
  await page.goto(`${flowLink('time', mine)}&from=${slot.slice(0, 10)}`);
  await expect(freeTimes(page).first()).toBeVisible();
  await faster.goto(flowLink('review', theirs, slot));
  await faster.getByRole('button', { name: 'Send request' }).click();
  await expectBooking(faster, 'Waiting for an answer', 'Reserved');

  await freeTimes(page)
    // It begins with the time of the reader; that of the coach may stand behind it.
    .filter({ hasText: new RegExp(`^${clock(slot)}`) })
    .click();
  const told = page
    .getByRole('main')
    .getByText('That time has just been taken. Here are the next free times:');
  await expect(told).toBeVisible();
  await expectNoViolations(page);
  await expectStep(page, 'time');
  expect(new URL(page.url()).searchParams.get('slot')).toBeNull();
  await told.locator('..').getByRole('button').first().click();
  await expect(page.getByText(/We are keeping /)).toBeVisible();
  await next(page);
  await expectStep(page, 'message');
  const steps = page.getByRole('navigation', { name: 'Steps of your booking' });
  await expect(steps).toContainText(session);
  await expect(steps).toContainText(mateus.name);
});

test('a coach books for a member, who gets it for the calendar', async ({ page, browser }) => {
  const shira = memberNamed('Shira Rosenfeld');
  await signIn(page, renee.email);
  await page.goto('/app/bookings');
  await page.getByRole('link', { name: 'Create Booking' }).click();
  await page.getByRole('combobox', { name: 'Member' }).fill('shira');
  await expectNoViolations(page);
  await page.getByRole('option', { name: shira.name }).click();
  await page.getByRole('radio', { name: session }).check();
  await (await showFreeTimes(page)).first().click();
  await page.getByRole('radio', { name: 'Phone' }).check();
  await page.getByLabel('Phone number').fill('+1 503 555 0142');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Create booking' }).click();
  await expectBooking(page, 'Confirmed', 'Reserved');
  await expect(page.getByRole('region', { name: 'Time and place' })).toContainText('Phone');

  const mail = await mailTo(shira.email, 'Booked with you: Executive coaching');
  expect(mail).toContain('Content-Type: text/calendar; charset=utf-8; method=REQUEST');
  const member = await as(browser, shira.email);
  await member.goto(`/app/bookings/${bookingOn(page)}`);
  await expectBooking(member, 'Confirmed', 'Reserved');
});

test('staff book a time outside the hours when they say why', async ({ page }) => {
  const wren = memberNamed('Wren Nightingale');
  await signIn(page, 'priya.raman@waymark.example');
  await page.goto('/app/bookings/create');
  await page.getByRole('combobox', { name: 'Member' }).fill(wren.name);
  await page.getByRole('option', { name: wren.name }).click();
  await page.getByRole('radio', { name: session }).check();
  await page.getByRole('radio', { name: mateus.name }).check();
  await page
    .getByRole('checkbox', { name: 'Book a time outside the notice period or the working hours' })
    .check();
  const inTwelveDays = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date').fill(inTwelveDays);
  await page.getByLabel('Start').fill('03:15');
  await page.getByRole('button', { name: 'Create booking' }).click();
  const reason = page.getByRole('textbox', { name: 'Reason' });
  await expect(reason).toHaveAccessibleDescription('Say why this time is needed.');
  await expectNoViolations(page);
  await reason.fill('The only hour before her flight to the trade fair.');
  await page.getByRole('button', { name: 'Create booking' }).click();
  await expectBooking(page, 'Confirmed', 'Reserved');
  const { startsAt } = await ask<{ startsAt: string }>(page, `/bookings/${bookingOn(page)}`);
  expect(new Date(startsAt).toISOString().slice(0, 10)).toBe(inTwelveDays);
});

test('a coach tells who came to a session that is over', async ({ page }) => {
  await signIn(page, coachNamed('Silva').email);
  await page.goto('/app/bookings?tab=toDo');
  await page.getByRole('table').getByRole('link').first().click();
  await expectBooking(page, 'Awaiting outcome', 'Reserved');
  await page.getByRole('button', { name: 'Record outcome' }).click();
  const form = page.getByRole('form', { name: 'Record the outcome' });
  await expect(form.getByRole('radio', { checked: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Everyone attended' }).click();
  await expect(form).toContainText('The session counts as completed. The credit is used.');
  await form.getByRole('radio', { name: 'Missed' }).last().check();
  await expect(form).toContainText('The session counts as missed. The credit is lost.');
  await form.getByRole('radio', { name: 'Attended' }).last().check();
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Record outcome' }).click();
  await expectBooking(page, 'Completed', 'Used');
});

/** A moment on the clocks of the browser. */
const clock = (instant: string): string =>
  new Date(instant).toLocaleTimeString('en-GB', {
    timeZone: 'Europe/London',
    hour: '2-digit',
    minute: '2-digit',
  });
