import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

const preview = (page: Page) => page.getByRole('region', { name: 'What people see' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('staff write a pulse with a condition, try it as it is answered, put it in order, publish it and change it again', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  await page.getByRole('link', { name: 'Questionnaires', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Questionnaires' })).toContainText('Monthly pulse');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Create Questionnaire' }).click();
  await page.getByLabel('Title').fill('Weekly check-in');
  await press(page, 'Add question');
  // Enter goes on with the next question.
  await page.keyboard.type('How was your week?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('What made it hard?');
  await page.getByLabel('Type').selectOption('Long text');
  await press(page, 'Show it depending on an earlier answer');
  await page.getByLabel('Is', { exact: true }).selectOption('At most a number');
  await page.getByLabel('Value').fill('3');
  await expectNoViolations(page);

  await expect(preview(page).getByText('What made it hard?')).toHaveCount(0);
  await preview(page).getByRole('radio', { name: '2', exact: true }).check();
  await expect(preview(page).getByText('What made it hard?')).toBeVisible();

  await press(page, 'Remove question');
  await press(page, 'Undo');
  await press(page, 'Save draft');
  await expect(page.getByRole('heading', { level: 1, name: 'Weekly check-in' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Order questions' }).click();
  await press(page, 'Move 2. What made it hard? up');
  await expect(
    page.getByText('Question 1 is shown depending on question 2, which comes later.'),
  ).toBeVisible();
  await expectNoViolations(page);
  await press(page, 'Undo');
  await press(page, 'Save order');

  await press(page, 'Publish');
  await expect(page.getByText('Version 1', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter');
  await press(page, 'Edit Question 1');
  await page.getByLabel('An answer is required').check();
  await press(page, 'Save and publish');
  await expect(page.getByText('Question 1 is now required.')).toBeVisible();
  await expect(page.getByText('Version 2', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Duplicate' }).press('Enter');
  await expect(page.getByLabel('Title')).toHaveValue('Copy of Weekly check-in');
});
