import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf, coachNamed, memberNamed } from './support/people.ts';
import { untilSaved } from './support/saved.ts';
import { as, signIn } from './support/sign-in.ts';

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

test('a coach adds worksheets to a session from a phone, and the member finds one from the dashboard and is done with it', async ({
  browser,
}) => {
  const member = memberNamed('Mia Thornton');
  const ana = await as(browser, coachNamed('Silva').email);
  await ana.setViewportSize({ width: 360, height: 740 });
  await ana.goto('/app/bookings?search=Mia%20Thornton');
  await ana
    .getByRole('link', { name: /\d\d:\d\d–\d\d:\d\d/ })
    .first()
    .click();
  await ana.getByRole('link', { name: 'Resources', exact: true }).last().click();
  await expect(heading(ana, 'Booking Resources')).toBeVisible();
  await ana.getByRole('link', { name: 'Add resource' }).first().click();
  await ana.getByLabel('Kind').selectOption('File');
  const sheet = (name: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(`${name}: what gave me energy this week?`),
  });
  await ana
    .locator('input[type=file]')
    .setInputFiles([sheet('My_week.txt'), sheet('My_month.txt')]);
  await expect(ana.getByText('My_week.txt was sent.')).toBeAttached();
  await expect(ana.getByText('My_month.txt was sent.')).toBeAttached();
  await expect(ana.getByLabel(/^Title\b(?! of)/)).toHaveValue('My week');
  await ana.getByLabel('Title of My_month.txt').fill('My month in one page');
  await ana.getByRole('button', { name: 'Add resource' }).click();
  await expect(ana.getByRole('link', { name: 'My month in one page' })).toBeVisible();
  await expect(ana.getByRole('link', { name: 'My week' })).toBeVisible();

  const mia = await as(browser, member.email);
  const found = mia.getByRole('link', { name: 'My month in one page' });
  await found.click();
  await expect(heading(mia, 'My month in one page')).toBeVisible();
  await mia.getByRole('button', { name: 'Mark as done' }).click();
  await expect(mia.getByRole('button', { name: 'Not done yet' })).toBeVisible();
  await mia.goto('/app/resources?notDone=true');
  await expect(mia.getByRole('link', { name: 'My week' })).toBeVisible();
  await expect(found).toHaveCount(0);
});
