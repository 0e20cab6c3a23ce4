import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { untilSaved } from './support/saved.ts';
import { signIn } from './support/sign-in.ts';

const list = '/app/resource-categories';
const rows = (page: Page) => page.getByRole('table', { name: 'Resource categories' });
const namesIn = (page: Page) => rows(page).getByRole('rowheader').getByRole('link').allInnerTexts();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('staff create a category, put it in its place with the keyboard, edit it, and delete it with its resources moved', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  await page.getByRole('link', { name: 'Resource Categories' }).click();
  await expect(page).toHaveTitle(/^Resource Categories/);
  await expect(rows(page)).toContainText('Leading others');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Create Category' }).click();
  await expect(page).toHaveTitle(/^Create Resource Category/);
  await expect(heading(page, 'Create Resource Category')).toBeFocused();
  await expectNoViolations(page);
  const name = page.getByLabel('Name');
  await name.fill('Wellbeing');
  await page.getByRole('button', { name: 'Create category' }).click();
  await page.getByRole('link', { name: 'A category called “Wellbeing” exists.' }).click();
  await expect(name).toBeFocused();
  await name.fill('Focus and flow');
  await page.getByLabel('Colour').selectOption('Teal');
  await page.reload();
  await expect(name).toHaveValue('Focus and flow');
  await expect(page.getByText('We kept what you had entered.')).toBeVisible();
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(heading(page, 'Focus and flow')).toBeVisible();
  await expectNoViolations(page);

  await page.goto(list);
  const up = page.getByRole('button', { name: 'Move Focus and flow up' });
  await up.focus();
  const last = await namesIn(page);
  expect(last.at(-1)).toBe('Focus and flow');
  await untilSaved(page, () => page.keyboard.press('Enter'));
  await expect
    .poll(() => namesIn(page))
    .toEqual([...last.slice(0, -2), 'Focus and flow', ...last.slice(-2, -1)]);
  await expect(up).toBeFocused();
  await page.reload();
  await expect.poll(async () => (await namesIn(page)).at(-2)).toBe('Focus and flow');

  await page.getByRole('link', { name: 'Focus and flow', exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveTitle(/^Edit Resource Category/);
  await page.getByLabel('Name').fill('Focus');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(heading(page, 'Focus')).toBeVisible();

  await page.goto(list);
  await page.getByRole('link', { name: 'Difficult conversations', exact: true }).click();
  await page.getByRole('link', { name: 'Delete' }).click();
  await expect(page).toHaveTitle(/^Delete Resource Category/);
  await expect(page.getByText(/^Its 3 resources move to the category you choose\.$/)).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Move its resources to').selectOption('Focus');
  await page.getByRole('button', { name: 'Delete category' }).click();
  await expect(page).toHaveURL(list);
  await expect(rows(page)).not.toContainText('Difficult conversations');
  await expect(rows(page).getByRole('row').filter({ hasText: 'Focus' })).toContainText('3');

  await page.goto(`${list}?deleted=true`);
  await page.getByRole('link', { name: 'Difficult conversations', exact: true }).click();
  await expect(page.getByRole('list', { name: 'What happened to this category' })).toContainText(
    'deleted it.',
  );
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
});

test('somebody else is told that these pages are not theirs', async ({ page }) => {
  await signIn(page, accountOf('Member').email);
  await expect(page.getByRole('link', { name: 'Resource Categories' })).toHaveCount(0);
  await page.goto(list);
  await expect(heading(page, 'You don’t have access to this page')).toBeVisible();
  await expect(page.getByText('You do not have the necessary permissions.')).toBeVisible();
  await expectNoViolations(page);
});
