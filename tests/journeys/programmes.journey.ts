import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';
import { choose } from './records/choose.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function fillDate(page: Page, label: string, date: string): Promise<void> {
  const box = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await box.fill(date);
  await box.press('Tab');
}

test('staff set up a programme, activate it, extend it, complete it and reopen it', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  await page.goto('/app/programmes/create');
  await expect(heading(page, 'Create Programme')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(
    page.getByRole('link', { name: 'Choose at least one group: GROW, Sales or SEM.' }),
  ).toBeVisible();

  await page.getByRole('textbox', { name: /^Programme name/ }).fill('Walked by staff');
  await choose(page, 'Organisation', 'Northwind');
  await page.getByRole('checkbox', { name: 'GROW' }).check();
  await fillDate(page, 'Start date', '01/02/2027');
  await fillDate(page, 'End date', '31/12/2027');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(heading(page, 'Walked by staff')).toBeVisible();
  const own = new URL(page.url()).pathname;
  await expect(card(page, 'Before it can be active')).toContainText('0 members');
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Add members' }).click();
  await expect(heading(page, 'Edit Programme')).toBeVisible();
  const members = card(page, 'Members');
  await members.getByRole('button', { name: 'Paste a list of email addresses' }).click();
  await members
    .getByRole('textbox', { name: /^Email addresses/ })
    .fill(`${accountOf('Member').email}, nobody@nowhere.example`);
  await members.getByRole('button', { name: 'Check the list' }).click();
  await expect(members.getByText('No account with this address')).toBeVisible();
  await members.getByRole('button', { name: 'Add 1 member' }).click();
  await expect(members.getByRole('row').nth(1)).toBeVisible();
  await expect(card(page, 'Before it can be active')).toContainText('1 member');
  await choose(page, 'Add a coach', 'Ana Silva');
  await expect(card(page, 'Coaches').getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Add session option' }).click();
  await expect(heading(page, 'Add Session Option')).toBeVisible();
  await choose(page, 'Session', 'Executive coaching');
  await page.getByRole('button', { name: 'Add session' }).click();
  await expect(heading(page, 'Session Options')).toBeVisible();
  await page.goto(own);
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Extend' }).click();
  const extending = page.getByRole('dialog', { name: 'Extend the programme' });
  await fillDate(page, 'New end date', '31/03/2028');
  await extending.getByRole('button', { name: 'Extend' }).click();
  await expect(extending).toBeHidden();
  await expect(page.getByText(/31\/03\/2028/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Complete' }).click();
  const completing = page.getByRole('dialog', { name: 'Complete “Walked by staff”?' });
  await expectNoViolations(page);
  await completing.getByRole('button', { name: 'Complete' }).click();
  await expect(completing).toBeHidden();

  await page.getByRole('button', { name: 'Reopen' }).click();
  await fillDate(page, 'New end date', '31/05/2028');
  await page
    .getByRole('dialog', { name: 'Reopen the programme' })
    .getByRole('button', { name: 'Reopen' })
    .click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});
