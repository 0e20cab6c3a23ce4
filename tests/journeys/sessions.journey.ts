import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

const list = '/app/sessions';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const rows = (page: Page) => page.getByRole('table', { name: 'Sessions' });

test('staff create a session, edit it, and delete it again; one that is in use says what uses it', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  await page.getByRole('link', { name: 'Sessions', exact: true }).click();
  await expect(rows(page)).toContainText('Executive coaching');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Create Session' }).click();
  await expect(heading(page, 'Create Session')).toBeFocused();
  await expectNoViolations(page);
  await page.getByLabel('Session name').fill('executive coaching');
  await page.getByRole('button', { name: 'Create session' }).click();
  await expect(page.getByRole('link', { name: 'Session name is already in use.' })).toBeVisible();
  await page.getByLabel('Session name').fill('Handing over');
  await page.getByRole('button', { name: 'Create session' }).click();
  await expect(heading(page, 'Handing over')).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('spinbutton', { name: /^Duration/ }).fill('75');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('1 hour 15 minutes · 1 credit')).toBeVisible();

  await page.getByRole('link', { name: 'Delete', exact: true }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Delete session' }).click();
  await expect(page).toHaveURL(list);
  await expect(rows(page)).not.toContainText('Handing over');

  await page.getByRole('link', { name: 'Executive coaching', exact: true }).click();
  await expect(page.getByText(/Can’t delete “Executive coaching”: \d+ upcoming/)).toBeVisible();
  await page.goto(`${page.url()}/delete`);
  await expect(heading(page, 'This session can’t be deleted')).toBeVisible();
  await expect(page.getByRole('list', { name: 'What uses it' })).toContainText(
    'Leading with Confidence',
  );
});

test('a member books what a programme offers them; a coach has no such list', async ({
  page,
  browser,
}) => {
  await signIn(page, accountOf('Member').email);
  await page.getByRole('link', { name: 'Sessions', exact: true }).click();
  await expect(heading(page, 'Sessions')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Session' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Book Executive coaching' }).click();
  await expect(heading(page, 'Which credit would you like to use?')).toBeVisible();

  const coach = await (await browser.newContext()).newPage();
  await signIn(coach, accountOf('Coach').email);
  await expect(coach.getByRole('link', { name: 'Sessions', exact: true })).toHaveCount(0);
  await coach.goto(list);
  await expect(heading(coach, 'You don’t have access to this page')).toBeVisible();
});
