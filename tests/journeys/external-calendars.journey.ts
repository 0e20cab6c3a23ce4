import { expect, test, type Page } from 'playwright/test';
import { openCalendarServer, type CalendarServer } from '#tests/support/radicale.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { as } from './support/sign-in.ts';

let server: CalendarServer;
test.beforeAll(async () => {
  server = await openCalendarServer();
  await server.make('Private');
  await server.make('Family');
});
test.afterAll(() => server.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const row = (page: Page) => page.getByRole('row', { name: /Private/ });

/** Names the server of the test on the page that is open. */
async function name(page: Page, password: string): Promise<void> {
  await page.getByRole('radio', { name: /CalDAV/ }).check();
  await box(page, 'Address').fill(server.address);
  await box(page, 'Username').fill(server.username);
  await box(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
}

test('a coach connects a calendar, staff see how it is, and the coach gives it up', async ({
  browser,
}) => {
  const page = await as(browser, accountOf('Coach').email);
  await page.goto('/app/external-calendars');
  await expect(heading(page, 'External Calendars')).toBeVisible();
  await page.getByRole('link', { name: 'Connect calendar' }).first().click();
  await expect(page).toHaveTitle(/^Connect External Calendar/);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByText('Choose a provider.')).toBeVisible();

  await name(page, 'a wrong one');
  await expect(page.getByText('does not accept this username and password')).toBeVisible();
  await expectNoViolations(page);
  await expect(box(page, 'Address')).toHaveValue(server.address);
  await name(page, server.password);

  await expect(page.getByText('carl has 2 calendars.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Use this calendar' }).click();
  await expect(page.getByRole('link', { name: 'Choose a calendar.' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Calendar' }).selectOption({ label: 'Private' });
  await page.getByRole('button', { name: 'Use this calendar' }).click();
  await expect(page.getByText('“Private” is connected.')).toBeVisible();
  await expect(page.getByText('“Private” is up to date. Members can’t book')).toBeVisible();
  await page.getByRole('link', { name: 'Show calendars' }).click();
  await expect(row(page)).toContainText('Up to date');
  await expectNoViolations(page);

  const coach = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('BEARER_TOKEN')}` };
    const answer = await fetch('/api/auth/whoami', { headers });
    return ((await answer.json()) as { id: string }).id;
  });
  const staff = await as(browser, accountOf('Admin').email);
  await staff.goto(`/app/coaches/${coach}/external-calendars`);
  await expect(row(staff)).toContainText('Up to date');
  await staff.getByRole('button', { name: 'Sync Private now' }).click();
  await expect(staff.getByText('“Private” is being read.')).toBeVisible();

  const member = await as(browser, accountOf('Member').email);
  await member.goto('/app/external-calendars');
  await expect(heading(member, 'You don’t have access to this page')).toBeVisible();

  await page.getByRole('link', { name: 'Disconnect Private' }).click();
  await expect(page).toHaveTitle(/^Disconnect External Calendar/);
  await expect(page.getByText('Its busy times no longer count')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page).toHaveURL('/app/external-calendars');
  await expect(row(page)).toHaveCount(0);
});
