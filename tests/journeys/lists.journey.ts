import { expect, test, type Page } from 'playwright/test';
import { expectNoViolations } from './support/accessibility.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Bookings' }).getByRole('row');
const summary = (page: Page) => page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test.beforeEach(async ({ page }) => {
  await signIn(page, accountOf('Admin').email);
  await expect(rows(page).nth(1)).toBeVisible();
});

test('tab, page, search, filter and order of the bookings stand in the address', async ({
  page,
}) => {
  await page
    .getByRole('navigation', { name: 'Bookings by state' })
    .getByRole('link', { name: /^Past/ })
    .click();
  await expect(page).toHaveURL('/app/bookings?tab=past');
  await expect(summary(page)).toHaveText(/^Showing 1 to 20 of \d+ results$/);

  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(summary(page)).toHaveText(/^Showing 21 to 40 of /);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  const search = page.getByRole('searchbox', { name: 'Search bookings' });
  await search.fill('Silva');
  await search.press('Enter');
  await expect(summary(page)).toHaveText(/^Showing 1 to /);
  expect(paramsOf(page)).toEqual({ tab: 'past', search: 'Silva' });
  const ofSilva = rows(page).filter({ hasText: 'Ana Silva' });
  // All but the head of the table.
  await expect.poll(async () => (await rows(page).count()) - (await ofSilva.count())).toBe(1);

  const credit = page.getByRole('combobox', { name: 'Credit' });
  await page.getByRole('button', { name: /^Filter/ }).click();
  await credit.selectOption('Used');
  await expect(page.getByRole('region', { name: 'Active filters' })).toContainText('Credit: Used');
  expect(paramsOf(page)).toEqual({ tab: 'past', search: 'Silva', creditState: 'spent' });
  await expectNoViolations(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(credit).toBeHidden();

  await page.getByRole('button', { name: 'Sort' }).click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Member, A to Z' }).click();
  await expect(page).toHaveURL(/orderProperty=member/);
  const state = {
    tab: 'past',
    search: 'Silva',
    creditState: 'spent',
    orderProperty: 'member',
    order: 'Ascending',
  };
  expect(paramsOf(page)).toEqual(state);
  // The list that was there stays until the new one has come.
  await expect(async () => {
    const members = await membersIn(page);
    expect(members).toEqual(members.toSorted((a, b) => a.localeCompare(b, 'en')));
  }).toPass();
  const sorted = await membersIn(page);

  await page.reload();
  await expect(rows(page).nth(1)).toBeVisible();
  expect(paramsOf(page)).toEqual(state);
  await expect.poll(() => membersIn(page)).toEqual(sorted);
  const pasted = await page.context().newPage();
  await pasted.goto(page.url());
  await expect(rows(pasted).nth(1)).toBeVisible();
  await expect.poll(() => membersIn(pasted)).toEqual(sorted);

  await page.goBack();
  await expect(page).not.toHaveURL(/orderProperty/);
  await page.goBack();
  await expect(page).not.toHaveURL(/creditState/);
  await expect(search).toHaveValue('Silva');
  await page.goForward();
  await expect(page).toHaveURL(/creditState=spent/);

  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/app/bookings?tab=past');
  await expect(search).toHaveValue('');
  await expect(summary(page)).toHaveText(/^Showing 1 to 20 of /);
});

test('a booking that is opened from a list leads back to the same list', async ({ page }) => {
  await page.goto('/app/bookings?tab=past&pageNumber=3');
  await expect(summary(page)).toHaveText(/^Showing 41 to 60 of /);
  await rows(page).nth(5).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/bookings\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL('/app/bookings?tab=past&pageNumber=3');
  await expect(summary(page)).toHaveText(/^Showing 41 to 60 of /);
});

test('what matches nothing says so, and the way out is there', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search bookings' });
  await search.fill('nobody has this name');
  await expect(summary(page)).toHaveText('No results');
  await expect(page).toHaveURL('/app/bookings?search=nobody+has+this+name');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/app/bookings');
  await expect(rows(page).nth(1)).toBeVisible();
});

test('nonsense in the address counts as absent', async ({ page }) => {
  await page.goto('/app/bookings?tab=nowhere&pageNumber=zero&order=sideways&kind=7');
  await expect(summary(page)).toHaveText(/^Showing 1 to 20 of /);
  await expect(page.getByRole('link', { name: /^Upcoming/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a list is kept under a name, found again by its address, and forgotten', async ({ page }) => {
  const views = page.getByRole('button', { name: 'Views' });
  const panel = page.getByRole('dialog', { name: 'Saved views' });
  await page.goto('/app/bookings?tab=past&creditState=spent&pageNumber=2');
  await views.press('Enter');
  await panel.getByRole('textbox', { name: 'Name' }).fill('Paid and past');
  await page.keyboard.press('Enter');
  const saved = panel.getByRole('link', { name: 'Paid and past' });
  await expect(saved).toBeFocused();
  await expect(saved).toHaveAttribute('aria-current', 'true');
  await expect(saved).toHaveAttribute('href', '/app/bookings?creditState=spent&tab=past');
  await expectNoViolations(page);

  await page.goto('/app/bookings');
  await views.click();
  await saved.click();
  await expect(page).toHaveURL('/app/bookings?creditState=spent&tab=past');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('region', { name: 'Active filters' })).toContainText('Credit: Used');

  await views.click();
  await panel.getByRole('button', { name: 'Rename “Paid and past”' }).click();
  await panel.getByRole('textbox', { name: 'Name' }).fill('late cancellations');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    /You already have a view named “Late cancellations”/,
  );
  await panel.getByRole('button', { name: 'Keep name' }).click();
  await panel.getByRole('button', { name: 'Delete “Paid and past”' }).click();
  await panel.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(saved).toBeHidden();
});

test('several bookings are cancelled at once, with one reason', async ({ page }) => {
  await page.goto('/app/bookings?orderProperty=startsAt&order=Descending');
  const boxes = page.getByRole('checkbox', { name: /^Choose / });
  await boxes.nth(1).check();
  await boxes.nth(2).check();
  await page
    .getByRole('region', { name: '2 bookings chosen' })
    .getByRole('button', { name: 'Cancel booking' })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancel booking: 2 bookings?' });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByText('Give a reason for cancelling.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The coach has left.');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Cancel booking: done for 2 bookings.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /chosen$/ })).toBeHidden();
});

/** The members named on this page of the list, from top to bottom. */
async function membersIn(page: Page): Promise<string[]> {
  const heads = await page.getByRole('columnheader').allInnerTexts();
  const column = heads.findIndex((head) => head.trim() === 'Member or team');
  const found = await rows(page).all();
  return Promise.all(found.slice(1).map((row) => row.locator('th, td').nth(column).innerText()));
}
