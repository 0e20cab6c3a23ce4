import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { memberNamed } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

const destiny = memberNamed('Destiny Washington');

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const at = (page: Page, place: number) =>
  expect(page.getByText(new RegExp(`^Question ${place} of \\d+$`))).toBeVisible();

const phone = { width: 360, height: 780 };
test.use({ viewport: phone });

/** It is looked at on a wide screen too, where all questions stand on one page. */
async function look(page: Page): Promise<void> {
  await expectNoViolations(page);
  await page.setViewportSize(phone);
  await expect(page.getByText(/^Question \d of \d+$/)).toBeVisible();
}

test('a member answers on a phone, one question at a time, partly by keyboard, goes on after a reload, learns what is missing, and hands it in', async ({
  page,
}) => {
  await signIn(page, destiny.email);
  await page.getByRole('link', { name: /Getting started/ }).click();
  await at(page, 1);
  await expect(page.getByText(/^Visible to you, /)).toBeVisible();
  await look(page);
  await press(page, 'Next');

  await page.getByRole('textbox', { name: 'What would you like to be called?' }).fill('Des');
  await press(page, 'Next');
  // A number, by keyboard alone: the field of the question has the focus.
  await at(page, 3);
  await page.keyboard.type('12');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await at(page, 3);
  await expect(page.getByLabel('How many people do you lead?')).toHaveValue('12');
  await press(page, 'Next');

  await at(page, 4);
  const before = page.getByRole('radio', { name: 'Yes, once' });
  await before.focus();
  await page.keyboard.press('Space');
  await press(page, 'Next');
  // It is asked because of the answer before.
  const helpful = page.getByRole('textbox', { name: 'What was helpful then, and what was not?' });
  await expect(helpful).toBeVisible();
  await press(page, 'Back');
  await page.getByRole('radio', { name: 'No, this is the first time' }).check();
  await press(page, 'Next');
  await expect(helpful).toHaveCount(0);

  for (const topic of ['Giving feedback', 'Saying no'])
    await page.getByRole('checkbox', { name: topic }).check();
  await press(page, 'Next');
  await expect(page.getByText('Put these in the order in which they matter to you.')).toBeVisible();
  await look(page);
  for (let rest = 0; rest < 2; rest += 1) await press(page, 'Next');
  await page.getByRole('textbox', { name: /anything about your health/ }).fill('Nothing to add.');
  await press(page, 'Submit');

  await expect(page.getByText('One answer is missing or not right.')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: /^Put these in the order/ }).click();
  await page
    .getByRole('button', { name: /Balance.*up|up.*Balance/ })
    .first()
    .click();
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Your answers were submitted' })).toBeVisible();
  await expectNoViolations(page);
});
