import { expect, test } from 'playwright/test';
import { press, tabTo } from './support/keyboard.ts';
import { accountOf } from './support/people.ts';
import { signIn } from './support/sign-in.ts';

test('a list is searched, filtered, sorted and turned with the keyboard alone', async ({
  page,
}) => {
  await signIn(page, accountOf('Admin').email);
  const summary = page.getByRole('navigation', { name: 'Pages' }).getByRole('status');
  const filter = page.getByRole('button', { name: /^Filter/ });
  const chips = page.getByRole('region', { name: 'Active filters' });

  await tabTo(page, page.getByRole('link', { name: /^Past/ }));
  await press(page, 'Enter');
  await expect(summary).toHaveText(/^Showing 1 to 20 of /);

  await tabTo(page, page.getByRole('searchbox', { name: 'Search bookings' }));
  await page.keyboard.type('Silva');
  await press(page, 'Enter');
  await expect(page).toHaveURL(/search=Silva/);

  await tabTo(page, filter);
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Credit' }));
  await page.keyboard.type('Used');
  await expect(chips).toContainText('Credit: Used');
  const from = page.getByRole('combobox', { name: 'From' });
  await tabTo(page, from);
  await page.keyboard.type('2020-02-03');
  await press(page, 'Enter');
  await expect(chips).toContainText('From 03/02/2020');
  await press(page, 'Escape');
  await expect(from).toBeFocused();
  await press(page, 'Escape');
  await expect(from).toBeHidden();
  await expect(filter).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Sort' }));
  await press(page, 'Enter');
  await tabTo(page, page.getByRole('button', { name: 'Member, A to Z' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/orderProperty=member/);
  await expect(page.getByRole('button', { name: 'Sort' })).toBeFocused();

  await tabTo(page, chips.getByRole('button', { name: 'Remove filter Credit: Used' }));
  await press(page, 'Enter');
  await expect(page).not.toHaveURL(/creditState/);
  await tabTo(page, page.getByRole('button', { name: 'Reset' }));
  await press(page, 'Enter');
  await expect(page).toHaveURL('/app/bookings?tab=past');
  await tabTo(page, page.getByRole('link', { name: 'Next page' }));
  await press(page, 'Enter');
  await expect(summary).toHaveText(/^Showing 21 to 40 of /);
});

test('a day and a time are picked with the keyboard alone', async ({ page }) => {
  await page.goto('/charts/kit?shelf=dates');
  const first = page.getByRole('combobox', { name: /^First day/ });
  await tabTo(page, first);
  const panel = page.getByRole('dialog', { name: 'Choose a date', exact: true });
  await expect(panel).toBeVisible();
  await press(page, 'ArrowDown');
  await expect(panel.getByRole('button', { name: /^Tuesday,? 4 May 2027/ })).toBeFocused();
  await press(page, 'ArrowRight', 'ArrowDown', 'PageDown', 'Home');
  await expect(panel.getByRole('button', { name: /^Monday,? 7 June 2027/ })).toBeFocused();
  await press(page, 'Enter');
  await expect(panel).toBeHidden();
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('07/06/2027');

  await press(page, 'ArrowDown', 'Escape');
  await expect(panel).toBeHidden();
  await expect(first).toBeFocused();

  await tabTo(page, page.getByRole('combobox', { name: /^Session begins/ }));
  await press(page, 'ArrowDown');
  const moment = page.getByRole('dialog', { name: 'Choose a date and time' });
  await tabTo(page, moment.getByRole('combobox', { name: 'Hour' }));
  await page.keyboard.type('4 PM');
  await tabTo(page, moment.getByRole('button', { name: 'Done' }));
  await press(page, 'Enter');
  await expect(page.getByRole('combobox', { name: /^Session begins/ })).toHaveValue(
    '04/05/2027 4:05 PM',
  );
});

test('a dialog takes the focus, keeps it and gives it back', async ({ page }) => {
  await page.goto('/charts/kit?shelf=actions');
  const opener = page.getByRole('button', { name: 'Open dialog' });
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await tabTo(page, opener);
  await press(page, 'Enter');
  await expect(dialog).toBeVisible();
  const buttons = dialog.getByRole('button');
  await tabTo(page, buttons.first());
  await press(page, 'Tab');
  await expect(buttons.last()).toBeFocused();
  await press(page, 'Tab');
  await expect(buttons.first()).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const menu = page.getByRole('button', { name: 'Actions for this booking' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(menu).toBeFocused();
  await press(page, 'ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Show booking' })).toBeVisible();
  await press(page, 'End', 'Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: 'Keep writing' }));
  await press(page, 'Enter');
  await expect(menu).toBeFocused();
});
