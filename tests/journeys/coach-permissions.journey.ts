import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Somebody's id, as the server tells it to the one who is signed in. */
const ownId = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('BEARER_TOKEN')}` };
    const answer = await fetch('/api/auth/whoami', { headers });
    return ((await answer.json()) as { id: string }).id;
  });

test('staff permit a coach for a member and take it back; the coach only reads', async ({
  page,
  browser,
}) => {
  const coachPage = await (await browser.newContext()).newPage();
  await signIn(coachPage, accountOf('Coach').email);
  const list = `/app/coaches/${await ownId(coachPage)}/member-permissions`;

  await signIn(page, accountOf('Admin').email);
  await page.goto(list);
  await expect(heading(page, 'Member Permissions')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Add Member Permission' }).first().click();
  await expect(page).toHaveTitle(/^Add Member Permission/);
  await page.getByRole('button', { name: 'Add member' }).click();
  await expect(page.getByRole('link', { name: 'Choose a member.' })).toBeVisible();
  await page.getByRole('combobox', { name: /Member/ }).fill('Andre');
  await page.getByRole('option', { name: /Andre Toussaint/ }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add member' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('table')).toContainText('Andre Toussaint');

  await coachPage.goto(list);
  await expect(coachPage.getByRole('table')).toContainText('Andre Toussaint');
  await expect(coachPage.getByRole('link', { name: /^(Add|Remove)/ })).toHaveCount(0);
  await coachPage.goto(`${list}/create`);
  await expect(heading(coachPage, 'You don’t have access to this page')).toBeVisible();

  await page.getByRole('link', { name: 'Remove Andre Toussaint' }).click();
  await expect(page).toHaveTitle(/^Remove Member Permission/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Remove permission' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('table')).not.toContainText('Andre Toussaint');
});
