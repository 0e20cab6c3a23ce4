import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { newId } from '#domain/ids.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { ask } from './support/api.ts';
import { accountOf } from './support/people.ts';
import { as } from './support/sign-in.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const main = (page: Page) => page.getByRole('main');

test('the admin of an organisation sees how far its people have come, takes the list along and makes a team', async ({
  browser,
}) => {
  const page = await as(browser, accountOf('OrganizationAdmin').email);
  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(heading(page, 'Organisation Members')).toBeVisible();
  const organization = new URL(page.url()).pathname.replace(/\/members$/, '');
  await page.getByRole('searchbox').fill('mia');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').last()).toContainText('Started');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export members' });
  await dialog.getByLabel(/^Your password/).fill('not this one');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  await expect(dialog.getByRole('link', { name: 'This is not your password.' })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel(/^Your password/).fill(demoPassword);
  const taken = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  const file = await taken;
  expect(file.suggestedFilename()).toMatch(/^members-northwind-instruments-ltd-.*\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('mia.thornton@northwind.example');
  await expect(dialog).toBeHidden();

  await page.goto(`${organization}/teams`);
  await expect(heading(page, 'Organisation Teams')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Create Team' }).click();
  await main(page)
    .getByLabel(/^Team name/)
    .fill('Travelling team');
  await main(page).getByRole('button', { name: 'Create team' }).click();
  await expect(heading(page, 'Team Members')).toBeVisible();
  await page.goto(`${organization}/teams`);
  await page.getByRole('link', { name: 'Travelling team' }).click();
  await expect(heading(page, 'Travelling team')).toBeVisible();
  await main(page).getByRole('link', { name: 'Coaches' }).click();
  await expect(heading(page, 'Team Coach Permissions')).toBeVisible();

  for (const closed of ['edit', 'obfuscate-members']) {
    await page.goto(`${organization}/${closed}`);
    await expect(
      page.getByRole('heading', { name: /You don’t have access to this page|can’t be edited/ }),
    ).toBeVisible();
  }
});

test('a provider that can’t be one is refused at its field; a super admin obfuscates everybody of an organisation', async ({
  browser,
}) => {
  const page = await as(browser, accountOf('SuperAdmin').email);
  const name = `Short-lived ${newId().slice(-6)}`;
  const { id } = await ask<{ id: string }>(page, '/organizations', {
    name,
    idempotencyKey: newId(),
  });
  await ask(page, '/users', {
    firstName: 'Ivy',
    lastName: 'Leaver',
    email: `ivy.${newId()}@example.test`,
    role: 'Member',
    organizationId: id,
    timeZone: 'Europe/London',
    idempotencyKey: newId(),
  });
  await page.goto(`/app/organizations/${id}/edit`);
  const form = page.getByRole('form', { name: 'Single sign-on' });
  await form.getByLabel('People can sign in through the organisation').check();
  await form.getByLabel(/^Issuer/).fill('https://10.0.0.1');
  await form.getByLabel(/^Client ID/).fill('waymark');
  await form.getByLabel(/^Client secret/).fill('known to two');
  await form.getByRole('button', { name: 'Save single sign-on' }).click();
  await expect(
    form.getByRole('link', { name: 'This address is not open to the public, so we can’t ask it.' }),
  ).toBeVisible();
  await expectNoViolations(page);

  await form.getByLabel('People can sign in through the organisation').uncheck();
  await form.getByRole('button', { name: 'Save single sign-on' }).click();
  await expect(heading(page, name)).toBeVisible();
  await main(page).getByRole('link', { name: 'Obfuscate members' }).click();
  await expect(heading(page, `Obfuscate the members of “${name}”?`)).toBeVisible();
  await expectNoViolations(page);
  await main(page).getByLabel(/^Name/).fill(name);
  await main(page)
    .getByLabel(/^Your password/)
    .fill(demoPassword);
  await main(page).getByRole('button', { name: 'Obfuscate members' }).click();
  await expect(heading(page, 'Nobody is left to obfuscate')).toBeVisible();
  await expect(main(page)).toContainText('1 of 1 person obfuscated.');
  await expectNoViolations(page);
});
