import { expect, test, type Page } from 'playwright/test';
import { expectStep } from './support/booking-flow.ts';
import { expectBooking } from './support/booking-page.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { tabTo } from './support/keyboard.ts';
import { coachNamed, memberNamed } from './support/people.ts';
import { passwordField } from './support/sign-in.ts';

const session = 'Executive coaching';
const coach = coachNamed('Delgado');

test('a member signs in and asks for a session with the keyboard alone', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(memberNamed('Aaliyah Brooks').email);
  await tabTo(page, passwordField(page));
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/app/dashboard');

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Make a Booking' }));
  await page.keyboard.press('Enter');
  await expectStep(page, 'session');
  await chooseByArrows(page, session);
  await goOn(page);
  await expectStep(page, 'credit');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await goOn(page);
  await expectStep(page, 'coach');
  await chooseByArrows(page, coach.name);
  await goOn(page);

  await expectStep(page, 'time');
  const day = page
    .getByRole('group', { name: /^Days from/ })
    .getByRole('button', { name: /\d free$/ });
  await tabTo(page, day.first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: /^\d\d:\d\d/, disabled: false }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText(/We are keeping /)).toBeVisible();
  await goOn(page);
  await expectStep(page, 'message');
  await tabTo(page, page.getByRole('textbox', { name: 'Message' }));
  await page.keyboard.type('I would like to say less and mean more.');
  await goOn(page);
  await expectStep(page, 'review');
  await tabTo(page, page.getByRole('button', { name: 'Change coach' }));
  await tabTo(page, page.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  await expectBooking(page, 'Waiting for an answer', 'Reserved');
});

/** Into the group of answers, and with the arrows to one of them. */
async function chooseByArrows(page: Page, name: string): Promise<void> {
  const answers = page.getByRole('radio');
  await expect(answers.first()).toBeVisible();
  await tabTo(page, answers.first());
  const wanted = page.getByRole('radio', { name });
  for (let presses = 0; presses < (await answers.count()); presses += 1) {
    if (await wanted.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

async function goOn(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
}
