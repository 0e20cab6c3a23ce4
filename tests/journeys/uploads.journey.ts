import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { demoPassword } from '#server/demo/accounts.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

const heading = 'firstName,lastName,email,role,organization,team,programme,timeZone,language';
const home = '"Cascadia Outfitters, Inc."';

const choose = (page: Page, lines: readonly string[]) =>
  page.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, ...lines].join('\r\n')),
  });

/** What the browser saves when the button is pressed. */
async function savedBy(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await saved).path(), 'utf8');
}

test('staff send a file of users, look at what it would do, apply it and mend the rest', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  await page.goto('/app/users');
  await page.getByRole('link', { name: 'Upload' }).click();
  await expect(page).toHaveTitle(/^Upload Users/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(page);
  expect(await savedBy(page, 'Download template')).toContain(heading);
  await choose(page, [
    `Nia,Fielding,nia.fielding@cascadia.example,Member,${home}`,
    `Ola,Fielding,nobody,Member,${home}`,
  ]);

  await expect(page).toHaveURL(/\/app\/users\/uploads\/create\?report=[\w-]+$/);
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Enter a valid email address.');
  await expectNoViolations(page);
  await page.getByRole('link', { name: /^With errors/ }).click();
  await expect(page.getByRole('table')).not.toContainText('Nia Fielding');
  await page.getByRole('link', { name: /^All rows/ }).click();

  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('1 account was created.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nia Fielding' })).toBeVisible();
  expect(await savedBy(page, 'Download rows with errors')).toContain(
    'Row 3: Enter a valid email address.',
  );

  await page.getByRole('link', { name: 'Send another file' }).click();
  await choose(page, [`Nia,Fielding,nia.fielding@cascadia.example,Member,${home}`]);
  await expect(page.getByText('There is nothing to apply')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Discarded', { exact: true })).toBeVisible();

  await page.goto('/app/upload-reports?status=discarded');
  await expect(page.getByRole('table')).toContainText('people.csv');
  await expectNoViolations(page);
});

test('a file that is no list of users says why, and the list of users can be taken along', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  await page.goto('/app/users/uploads/create');
  await page.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name\nNia'),
  });
  const matching = page.getByRole('form', { name: 'Match the columns' });
  await expect(matching.getByRole('combobox', { name: /^First name/ })).toHaveValue('');
  await expectNoViolations(page);
  await matching.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Not sent: the columns were not matched\./)).toBeVisible();

  await page.goto('/app/users?search=Cascadia');
  await page.getByRole('button', { name: 'Export' }).click();
  await expectNoViolations(page);
  await page.getByLabel(/^Your password/).fill(demoPassword);
  expect(await savedBy(page, 'Download CSV')).toContain('cascadia.example');
});
